import { useCallback, useId, useRef, useState, type ReactNode } from 'react'
import { ChevronIcon } from './StrokeIcon'
import { isSearchLoaded, loadedPanel, loadPanel } from './lazyPanel'
import type { SearchPanelProps } from './SearchPanel'
import { Picker, PickerButton, type PickerVariant } from './searchPickerStyles'

interface SearchPickerProps<Option> extends Omit<
  SearchPanelProps<Option>,
  'id' | 'options' | 'onClose' | 'onLeave'
> {
  /** Called only while the panel is open. */
  readonly getOptions: () => readonly Option[]
  /** Loads, with the panel, what `filterOptions` needs. Must be the same function each time. */
  readonly loadSearch?: (() => Promise<unknown>) | undefined
  /** The button's accessible name: what it chooses, and the current value. */
  readonly buttonLabel: string
  readonly variant?: PickerVariant
  /** Keeps the panel closed, but the button focusable. */
  readonly isDisabled?: boolean | undefined
  /** The content of the button, which shows the value. */
  readonly children: ReactNode
}

/**
 * A button that shows the chosen option and opens a panel to search the options. The panel starts
 * to load when the button is hovered or focused. It is as wide as the nearest positioned ancestor:
 * the picker itself, or the text field around a `plain` picker.
 */
export function SearchPicker<Option>({
  getOptions,
  buttonLabel,
  variant = 'field',
  isDisabled = false,
  loadSearch,
  children,
  ...panel
}: SearchPickerProps<Option>) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  const Panel = isSearchLoaded(loadSearch) ? loadedPanel.Panel : undefined
  if (isDisabled && open) setOpen(false)

  const leave = useCallback(() => {
    setOpen(false)
  }, [])

  /** Does not open the panel if the visitor has moved on while it was loading. */
  const openWhenLoaded = async () => {
    const focused = document.activeElement
    await loadPanel(loadSearch)
    if (document.activeElement === focused) {
      setOpen(loadedPanel.Panel !== undefined && isSearchLoaded(loadSearch))
    }
  }

  return (
    <Picker variant={variant}>
      <PickerButton
        ref={button}
        variant={variant}
        aria-label={buttonLabel}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        aria-disabled={isDisabled}
        onPointerEnter={() => void loadPanel(loadSearch)}
        onFocus={() => void loadPanel(loadSearch)}
        onMouseDown={(event) => {
          // If the button got the focus, the panel would close, and the click would open it again.
          if (open) event.preventDefault()
        }}
        onClick={() => {
          if (isDisabled) return
          if (Panel) setOpen(!open)
          else void openWhenLoaded()
        }}
      >
        {children}
        <ChevronIcon />
      </PickerButton>
      {open && Panel && (
        <Panel
          {...panel}
          options={getOptions()}
          id={panelId}
          onLeave={leave}
          onClose={() => {
            setOpen(false)
            button.current?.focus()
          }}
        />
      )}
    </Picker>
  )
}
