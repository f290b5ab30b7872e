import { useCallback, useEffect, useId, useRef, useState, type ReactNode } from 'react'
import type { SearchPanel, SearchPanelProps } from './SearchPanel'
import styles from './SearchPicker.module.css'

/** Once it is there, it opens at once. */
let loadedPanel: typeof SearchPanel | undefined

async function loadPanel(): Promise<void> {
  const panel = await import(/* webpackChunkName: "use-search-panel" */ './SearchPanel')
  loadedPanel = panel.SearchPanel
}

/** A panel that does not arrive does not open: the next press tries again. */
const preparePanel = () => loadPanel().catch(() => undefined)

interface SearchPickerProps<Option> extends Omit<
  SearchPanelProps<Option>,
  'id' | 'options' | 'onClose' | 'onLeave'
> {
  /** Asked for while the panel is open. */
  readonly options: () => readonly Option[]
  /** The button's whole name: what is chosen here, and the value at hand. */
  readonly buttonLabel: string
  /** `plain` leaves frame and ground to the control that the button stands in. */
  readonly look?: 'field' | 'plain'
  /** Keeps the panel closed. The button can still have the focus. */
  readonly isDisabled?: boolean | undefined
  /** What the button shows of the value. */
  readonly children: ReactNode
}

/**
 * A button that shows the chosen option and opens a panel in which the options are searched. The
 * panel is loaded when the visitor comes to the button. It is as wide as its nearest positioned box:
 * the picker itself, or the field around a plain one.
 */
export function SearchPicker<Option>({
  buttonLabel,
  look = 'field',
  isDisabled = false,
  options,
  children,
  ...panel
}: SearchPickerProps<Option>) {
  const [open, setOpen] = useState(false)
  const picker = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  const Panel = loadedPanel
  if (isDisabled && open) setOpen(false)

  const leave = useCallback(() => {
    setOpen(false)
  }, [])

  /** Whoever has gone on to something else meanwhile is not called back. */
  const openOnArrival = async () => {
    const focused = document.activeElement
    await preparePanel()
    if (document.activeElement === focused) setOpen(loadedPanel !== undefined)
  }

  useEffect(() => {
    if (!open) return
    const leaveOnOutsideClick = (event: MouseEvent) => {
      // The path was drawn up before the click took effect: its target may be gone by now.
      if (picker.current && !event.composedPath().includes(picker.current)) leave()
    }
    document.addEventListener('click', leaveOnOutsideClick)
    return () => {
      document.removeEventListener('click', leaveOnOutsideClick)
    }
  }, [open, leave])

  return (
    <div ref={picker} className={styles.picker}>
      <button
        ref={button}
        type="button"
        className={`${styles.button} ${styles[look]}`}
        aria-label={buttonLabel}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        aria-disabled={isDisabled}
        onPointerEnter={() => void preparePanel()}
        onFocus={() => void preparePanel()}
        onMouseDown={(event) => {
          // Focus that moves to the button would close the panel, and the click open it again.
          if (open) event.preventDefault()
        }}
        onClick={() => {
          if (isDisabled) return
          if (loadedPanel) setOpen(!open)
          else void openOnArrival()
        }}
      >
        <span className={styles.value}>{children}</span>
        <svg
          className={styles.chevron}
          width="12"
          height="12"
          viewBox="0 0 12 12"
          aria-hidden="true"
        >
          <path d="m2 4 4 4 4-4" stroke="currentColor" strokeWidth="2" fill="none" />
        </svg>
      </button>
      {open && Panel && (
        <Panel
          {...panel}
          options={options()}
          id={panelId}
          onLeave={leave}
          onClose={() => {
            setOpen(false)
            button.current?.focus()
          }}
        />
      )}
    </div>
  )
}
