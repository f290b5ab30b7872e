import useAutocomplete from '@mui/material/useAutocomplete'
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import styles from './SearchPicker.module.css'

export interface SearchPanelProps<Option> {
  readonly id: string
  /** Names the panel and its list. */
  readonly label: string
  readonly options: readonly Option[]
  readonly value: Option
  /** Tells options apart. */
  readonly keyOf: (option: Option) => string
  /** The options that a query finds; the empty query asks for those to start with. */
  readonly filter: (options: readonly Option[], query: string) => readonly Option[]
  readonly renderOption: (option: Option) => ReactNode
  readonly searchPlaceholder: string
  /** What is said where a query finds nothing. */
  readonly emptyText: (query: string) => ReactNode
  /** A button below the list, for example for more options. The search goes on after it. */
  readonly footer?: { readonly label: string; readonly onClick: () => void } | undefined
  readonly onChange: (option: Option) => void
  /** The visitor is done here: focus goes back to where the panel was opened. */
  readonly onClose: () => void
  /** The visitor has gone on to something else, and focus with them. */
  readonly onLeave: () => void
}

/** The open panel of a picker: a combobox over its list. It lives only as long as it is open. */
export function SearchPanel<Option>({
  id,
  label,
  options,
  value,
  keyOf,
  filter,
  renderOption,
  searchPlaceholder,
  emptyText,
  footer,
  onChange,
  onClose,
  onLeave,
}: SearchPanelProps<Option>) {
  const panel = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  const { getRootProps, getInputProps, getListboxProps, getOptionProps, groupedOptions } =
    useAutocomplete<Option, false, true>({
      id: `${id}-search`,
      open: true,
      options,
      value: value as NonNullable<Option>,
      autoHighlight: true,
      disableClearable: true,
      // Only compared with other options' labels: the list shows what renderOption makes of them.
      getOptionLabel: keyOf,
      isOptionEqualToValue: (option, chosen) => keyOf(option) === keyOf(chosen),
      filterOptions: (all, { inputValue }) => [...filter(all, inputValue)],
      inputValue: query,
      onInputChange: (_event, text, reason) => {
        // Every other reason would write the chosen option into the search box.
        if (reason === 'input') setQuery(text)
      },
      onChange: (_event, option) => {
        onChange(option)
      },
      onClose: (_event, reason) => {
        // Blur is judged below, for the panel as a whole: the footer's button is a part of it.
        if (reason === 'escape' || reason === 'selectOption') onClose()
      },
    })

  const focusSearch = () => panel.current?.querySelector('input')?.focus()

  useEffect(() => {
    focusSearch()
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  const none = groupedOptions.length === 0
  return (
    <div
      ref={panel}
      id={id}
      role="dialog"
      aria-label={label}
      className={styles.panel}
      onMouseDown={(event) => {
        // A press on anything but the search box leaves the focus, and so the keyboard, in it.
        if (!(event.target instanceof HTMLInputElement)) event.preventDefault()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        onClose()
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !panel.current?.contains(relatedTarget)) onLeave()
      }}
    >
      <div
        {...getRootProps({
          onKeyDown: (event: KeyboardEvent) => {
            // Enter chooses; where there is nothing to choose, it must not submit a form around.
            if (event.key === 'Enter') event.preventDefault()
          },
        })}
        className={styles.search}
      >
        <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
          <g fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round">
            <circle cx="8" cy="8" r="5.5" />
            <path d="m12.2 12.2 3.8 3.8" />
          </g>
        </svg>
        <input
          {...getInputProps()}
          type="text"
          placeholder={searchPlaceholder}
          aria-label={searchPlaceholder}
        />
      </div>
      <div className={styles.results}>
        {!none && (
          <ul
            {...getListboxProps()}
            aria-labelledby={undefined}
            aria-label={label}
            className={styles.list}
          >
            {groupedOptions.map((option, index) => {
              const { key, ...props } = getOptionProps({ option, index })
              return (
                <li {...props} key={key} className={styles.option}>
                  {renderOption(option)}
                </li>
              )
            })}
          </ul>
        )}
        <div role="status" className={none ? styles.empty : undefined}>
          {none && emptyText(query)}
        </div>
      </div>
      {footer && (
        <button
          type="button"
          className={styles.footer}
          onClick={() => {
            footer.onClick()
            focusSearch()
          }}
        >
          {footer.label}
        </button>
      )}
    </div>
  )
}
