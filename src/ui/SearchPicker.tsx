import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { useCallback, useId, useRef, useState, type ReactNode } from 'react'
import { getSearchOptionStyle } from './searchOptionStyle'
import type { SearchPanel, SearchPanelProps } from './SearchPanel'

/** Kept outside of React, so that a panel that has loaded once opens synchronously. */
let loadedPanel: typeof SearchPanel | undefined

async function loadPanel(): Promise<void> {
  const panel = await import(/* webpackChunkName: "use-search-panel" */ './SearchPanel')
  loadedPanel = panel.SearchPanel
}

/** The search options that have loaded. */
const loadedSearches = new WeakSet<() => Promise<unknown>>()

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
  /** `plain` has no border, for use inside a text field. */
  readonly variant?: Variant
  /** Keeps the panel closed, but the button focusable. */
  readonly isDisabled?: boolean | undefined
  /** The content of the button, which shows the value. */
  readonly children: ReactNode
}

type Variant = 'field' | 'plain'

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
  const isSearchLoaded = () => !loadSearch || loadedSearches.has(loadSearch)
  const Panel = isSearchLoaded() ? loadedPanel : undefined
  if (isDisabled && open) setOpen(false)

  const leave = useCallback(() => {
    setOpen(false)
  }, [])

  /** If the panel fails to load, it stays closed, and the next click tries again. */
  const preloadPanel = async () => {
    try {
      await Promise.all([loadPanel(), loadSearch?.()])
      if (loadSearch) loadedSearches.add(loadSearch)
    } catch {
      // Nothing to show.
    }
  }

  /** Does not open the panel if the visitor has moved on while it was loading. */
  const openWhenLoaded = async () => {
    const focused = document.activeElement
    await preloadPanel()
    if (document.activeElement === focused) setOpen(loadedPanel !== undefined && isSearchLoaded())
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
        onPointerEnter={() => void preloadPanel()}
        onFocus={() => void preloadPanel()}
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
        <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
          <path d="m2 4 4 4 4-4" stroke="currentColor" strokeWidth="2" fill="none" />
        </svg>
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

const withoutVariant = { shouldForwardProp: (prop: PropertyKey) => prop !== 'variant' }

const Picker = styled(
  'div',
  withoutVariant,
)<{ variant: Variant }>({
  variants: [{ props: { variant: 'field' }, style: { position: 'relative' } }],
})

const PickerButton = styled(
  ButtonBase,
  withoutVariant,
)<{ variant: Variant }>(({ theme }) => ({
  gap: theme.spacing(1.5),
  justifyContent: 'start',
  width: '100%',
  minHeight: 48,
  padding: '4px 16px',
  borderRadius: theme.vars.radius.control,
  color: theme.vars.palette.text.primary,
  font: theme.vars.font.body1,
  textAlign: 'start',
  transition: theme.transitions.create(['background-color', 'border-color']),
  '& > svg': {
    flex: 'none',
    color: theme.vars.palette.text.secondary,
    transition: theme.transitions.create('transform'),
  },
  '&[aria-expanded="true"] > svg': { transform: 'rotate(180deg)' },
  '&[aria-disabled="true"]': { color: theme.vars.palette.text.secondary, cursor: 'progress' },
  ...getSearchOptionStyle(theme),
  variants: [
    {
      props: { variant: 'field' },
      style: {
        border: `1.5px solid ${theme.vars.palette.site.control}`,
        backgroundColor: theme.vars.palette.background.paper,
        '&:hover, &[aria-expanded="true"]': { borderColor: theme.vars.palette.text.primary },
      },
    },
    {
      props: { variant: 'plain' },
      style: {
        height: '100%',
        padding: '0 12px',
        // Follows the inside of the text field's border.
        borderRadius: `${theme.vars.radius.control} 0 0 ${theme.vars.radius.control}`,
        '&:hover, &[aria-expanded="true"]': { backgroundColor: theme.vars.palette.site.sunken },
      },
    },
  ],
}))
