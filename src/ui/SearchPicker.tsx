import Box from '@mui/material/Box'
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { ChevronIcon } from './StrokeIcon'
import { LoadErrorAlert } from './ErrorAlert'
import type { SearchPanel, SearchPanelProps } from './SearchPanel'
import { LostPanel, PickerButton, type PickerVariant } from './searchPickerStyles'

/** Kept outside of React, so that a panel that has loaded once opens synchronously. */
export const loadedPanel: { Panel?: typeof SearchPanel } = {}

/** Loads the panel of a picker. If that fails, the next use of the picker loads it again. */
export async function loadPanel(): Promise<void> {
  try {
    const panel = await import(/* webpackChunkName: "use-search-panel" */ './SearchPanel')
    loadedPanel.Panel = panel.SearchPanel
  } catch {
    // The picker shows that it is not loaded, if it is used.
  }
}

interface SearchPickerProps<Option> extends Omit<
  SearchPanelProps<Option>,
  'id' | 'options' | 'initialQuery' | 'onClose' | 'onLeave'
> {
  /** Called only while the panel is open. */
  readonly getOptions: () => readonly Option[]
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
 * to load when the button is hovered or focused. What a visitor types at the button goes to the
 * panel's search box, also while the panel is loading. The panel is as wide as the nearest positioned
 * ancestor: the picker itself, or the text field around a `plain` picker.
 */
export function SearchPicker<Option>({
  getOptions,
  buttonLabel,
  variant = 'field',
  isDisabled = false,
  children,
  ...panel
}: SearchPickerProps<Option>) {
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [isLost, setLost] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  const { Panel } = loadedPanel
  if (isDisabled && open) setOpen(false)

  const close = () => {
    setOpen(false)
    button.current?.focus()
  }

  const openPanel = async () => {
    if (isDisabled) return
    setLost(false)
    // What is typed while the panel is loading must reach the button. Safari does not focus it on click.
    button.current?.focus()
    if (!Panel) await loadPanel()
    // The visitor may have moved on while the panel was loading.
    if (document.activeElement !== button.current) return
    const isLoaded = loadedPanel.Panel !== undefined
    setOpen(isLoaded)
    setLost(!isLoaded)
    if (!isLoaded) setTyped('')
  }

  const handleKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event
    // A space before any other text clicks the button.
    const isText = key.length === 1 && (key !== ' ' || typed !== '')
    if (open || isDisabled || !isText || ctrlKey || metaKey || altKey) return
    event.preventDefault()
    setTyped(typed + key)
    void openPanel()
  }

  return (
    <Box
      sx={{ position: variant === 'field' ? 'relative' : undefined }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') setLost(false)
      }}
    >
      <PickerButton
        ref={button}
        variant={variant}
        aria-label={buttonLabel}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        aria-disabled={isDisabled}
        onPointerEnter={() => void loadPanel()}
        onFocus={() => void loadPanel()}
        onBlur={() => {
          setTyped('')
        }}
        onKeyDown={handleKeyDown}
        onMouseDown={(event) => {
          // If the button got the focus, the panel would close, and the click would open it again.
          if (open) event.preventDefault()
        }}
        onClick={open ? close : () => void openPanel()}
      >
        {children}
        <ChevronIcon />
      </PickerButton>
      {isLost && (
        <LostPanel>
          <LoadErrorAlert onRetry={() => void openPanel()} />
        </LostPanel>
      )}
      {open && Panel && (
        <Panel
          {...panel}
          options={getOptions()}
          id={panelId}
          initialQuery={typed}
          onLeave={() => {
            setOpen(false)
          }}
          onClose={close}
        />
      )}
    </Box>
  )
}
