import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { useCallback, useId, useRef, useState, type ReactNode } from 'react'
import { getSearchOptionStyle } from './searchOptionStyle'
import type { SearchPanel, SearchPanelProps } from './SearchPanel'

/** Kept outside of React, so that a panel that has been loaded opens without a pause. */
let loadedPanel: typeof SearchPanel | undefined

async function loadPanel(): Promise<void> {
  const panel = await import(/* webpackChunkName: "use-search-panel" */ './SearchPanel')
  loadedPanel = panel.SearchPanel
}

/** A panel that fails to load stays closed, and the next press tries again. */
const preloadPanel = () => loadPanel().catch(() => undefined)

interface SearchPickerProps<Option> extends Omit<
  SearchPanelProps<Option>,
  'id' | 'options' | 'onClose' | 'onLeave'
> {
  /** Called while the panel is open. */
  readonly getOptions: () => readonly Option[]
  /** The button's accessible name: what is chosen here, and the current value. */
  readonly buttonLabel: string
  /** `plain` has no border of its own, for a picker within a text field. */
  readonly variant?: Variant
  /** Keeps the panel closed. The button can still have the focus. */
  readonly isDisabled?: boolean | undefined
  /** What the button shows of the value. */
  readonly children: ReactNode
}

type Variant = 'field' | 'plain'

/**
 * A button that shows the chosen option and opens a panel in which the options are searched. The
 * panel is loaded when the button is hovered or focused. It is as wide as its nearest positioned
 * element: the picker itself, or the field around a `plain` one.
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
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  const Panel = loadedPanel
  if (isDisabled && open) setOpen(false)

  const leave = useCallback(() => {
    setOpen(false)
  }, [])

  /** Does not open for a visitor who has moved on while the panel was loading. */
  const openWhenLoaded = async () => {
    const focused = document.activeElement
    await preloadPanel()
    if (document.activeElement === focused) setOpen(loadedPanel !== undefined)
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
          // Focus that moves to the button would close the panel, and the click open it again.
          if (open) event.preventDefault()
        }}
        onClick={() => {
          if (isDisabled) return
          if (loadedPanel) setOpen(!open)
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

const ownVariant = { shouldForwardProp: (prop: PropertyKey) => prop !== 'variant' }

const Picker = styled(
  'div',
  ownVariant,
)<{ variant: Variant }>({
  variants: [{ props: { variant: 'field' }, style: { position: 'relative' } }],
})

const PickerButton = styled(
  ButtonBase,
  ownVariant,
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
        // Within the border of the field around it.
        borderRadius: `${theme.vars.radius.control} 0 0 ${theme.vars.radius.control}`,
        '&:hover, &[aria-expanded="true"]': { backgroundColor: theme.vars.palette.site.sunken },
      },
    },
  ],
}))
