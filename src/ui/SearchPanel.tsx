import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import styles from './SearchPicker.module.css'
import { useSearchList, type SearchListProps } from './useSearchList'

export interface SearchPanelProps<Option> extends SearchListProps<Option> {
  /** Names the panel and its list. */
  readonly label: string
  readonly renderOption: (option: Option) => ReactNode
  readonly searchPlaceholder: string
  /** What is said where a query finds nothing. */
  readonly emptyText: (query: string) => ReactNode
  /** A button below the list, for example for more options. The search goes on after it. */
  readonly footer?: { readonly label: string; readonly onClick: () => void } | undefined
  /** The visitor has gone on to something else, and focus with them. */
  readonly onLeave: () => void
}

/** The open panel of a picker: a combobox over its list. It lives only as long as it is open. */
export function SearchPanel<Option>({
  label,
  renderOption,
  searchPlaceholder,
  emptyText,
  footer,
  onLeave,
  ...list
}: SearchPanelProps<Option>) {
  const panel = useRef<HTMLDivElement>(null)
  const { getRootProps, getInputProps, getListboxProps, getOptionProps, groupedOptions, query } =
    useSearchList(list)

  const focusSearch = () => panel.current?.querySelector('input')?.focus()

  useEffect(() => {
    focusSearch()
    panel.current?.scrollIntoView({ block: 'nearest' })
    // The hook brings the chosen option just into view; in the middle, its neighbours show too.
    const listbox = panel.current?.querySelector('ul')
    const chosen = listbox?.querySelector<HTMLElement>('[aria-selected="true"]')
    if (listbox && chosen) {
      listbox.scrollTop = chosen.offsetTop - (listbox.clientHeight - chosen.offsetHeight) / 2
    }
  }, [])

  const none = groupedOptions.length === 0
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- hears what happens to the controls inside
    <div
      ref={panel}
      id={list.id}
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
        list.onClose()
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
            // Else a browser makes the scrolling list a tab stop between search box and footer.
            tabIndex={-1}
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
