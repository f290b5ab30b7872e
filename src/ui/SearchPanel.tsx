import Autocomplete from '@mui/material/Autocomplete'
import Button from '@mui/material/Button'
import ClickAwayListener from '@mui/material/ClickAwayListener'
import InputAdornment from '@mui/material/InputAdornment'
import InputBase from '@mui/material/InputBase'
import Paper from '@mui/material/Paper'
import type { PopperProps } from '@mui/material/Popper'
import { styled } from '@mui/material/styles'
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { floatingShadow } from '../theme/components/surfaces'
import { getSearchOptionStyle } from './searchOptionStyle'

export interface SearchPanelProps<Option> {
  readonly id: string
  /** Names the panel and its list. */
  readonly label: string
  readonly options: readonly Option[]
  readonly value: Option
  /** Tells options apart. */
  readonly getKey: (option: Option) => string
  /** The options that a query finds; the empty query asks for those to start with. */
  readonly filterOptions: (options: readonly Option[], query: string) => readonly Option[]
  readonly renderOption: (option: Option) => ReactNode
  readonly searchPlaceholder: string
  /** The message for a query that finds nothing. */
  readonly getNoOptionsText: (query: string) => ReactNode
  /** A button below the list, for example for more options. The search goes on after it. */
  readonly footer?: { readonly label: string; readonly onClick: () => void } | undefined
  readonly onChange: (option: Option) => void
  /** The visitor is done: the focus goes back to the button. */
  readonly onClose: () => void
  /** The visitor has gone on to something else, and the focus stays there. */
  readonly onLeave: () => void
}

/** The open panel of a `SearchPicker`: MUI's Autocomplete with its list in the panel, always open. */
export function SearchPanel<Option>({
  id,
  label,
  options,
  value,
  getKey,
  filterOptions,
  renderOption,
  searchPlaceholder,
  getNoOptionsText,
  footer,
  onChange,
  onClose,
  onLeave,
}: SearchPanelProps<Option>) {
  const panel = useRef<HTMLDivElement>(null)
  const searchBox = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')

  useEffect(() => {
    searchBox.current?.focus()
  }, [])

  const handleKeyDown = (event: KeyboardEvent) => {
    // Enter chooses an option. Where there is none, it must not submit the form around.
    if (event.key === 'Enter' && event.target === searchBox.current) event.preventDefault()
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }

  return (
    // A tap ends in a click as well, and the button that opens and closes the panel waits for that.
    <ClickAwayListener touchEvent={false} onClickAway={onLeave}>
      <Panel
        ref={panel}
        id={id}
        role="dialog"
        aria-label={label}
        onMouseDown={(event) => {
          // Clicks elsewhere in the panel leave the focus in the search box.
          if (event.target !== searchBox.current) event.preventDefault()
        }}
        onKeyDown={handleKeyDown}
        onBlur={({ relatedTarget }) => {
          if (relatedTarget && !panel.current?.contains(relatedTarget)) onLeave()
        }}
      >
        <Autocomplete<Option, false, true>
          id={`${id}-search`}
          open
          autoHighlight
          disableClearable
          forcePopupIcon={false}
          options={options}
          value={value as NonNullable<Option>}
          getOptionLabel={getKey}
          isOptionEqualToValue={(option, chosen) => getKey(option) === getKey(chosen)}
          filterOptions={(all) => [...filterOptions(all, query)]}
          inputValue={query}
          onInputChange={(_event, text, reason) => {
            // For every other reason MUI would write the chosen option into the search box.
            if (reason === 'input') setQuery(text)
          }}
          onChange={(_event, option) => {
            onChange(option)
          }}
          onClose={(_event, reason) => {
            if (reason === 'escape' || reason === 'selectOption') onClose()
          }}
          noOptionsText={getNoOptionsText(query)}
          renderOption={({ key, ...props }, option) => (
            <li key={key} {...props}>
              {renderOption(option)}
            </li>
          )}
          renderInput={({ slotProps }) => (
            <InputBase
              {...slotProps.input}
              fullWidth
              inputRef={searchBox}
              placeholder={searchPlaceholder}
              inputProps={{ ...slotProps.htmlInput, 'aria-label': searchPlaceholder }}
              startAdornment={
                <InputAdornment position="start">
                  <SearchIcon />
                </InputAdornment>
              }
            />
          )}
          slots={{ popper: InlinePopper }}
          slotProps={{
            listbox: {
              'aria-label': label,
              'aria-labelledby': undefined,
              // Else a browser makes the scrolling list a tab stop between search box and footer.
              tabIndex: -1,
            },
          }}
        />
        {footer && (
          <FooterButton
            variant="text"
            onClick={() => {
              footer.onClick()
              searchBox.current?.focus()
            }}
          >
            {footer.label}
          </FooterButton>
        )}
      </Panel>
    </ClickAwayListener>
  )
}

/** Leaves the list in the panel, below the search box. */
const InlinePopper = ({ className, children }: Pick<PopperProps, 'className' | 'children'>) => (
  <div className={className} ref={revealResults}>
    {children as ReactNode}
  </div>
)

/** Scrolls the panel into view, and the chosen option into the middle of the list. */
function revealResults(results: HTMLElement | null) {
  results?.closest('[role="dialog"]')?.scrollIntoView({ block: 'nearest' })
  const list = results?.querySelector('ul')
  const chosen = list?.querySelector<HTMLElement>('[aria-selected="true"]')
  if (list && chosen) {
    list.scrollTop = chosen.offsetTop - (list.clientHeight - chosen.offsetHeight) / 2
  }
}

const SearchIcon = () => (
  <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
    <g fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round">
      <circle cx="8" cy="8" r="5.5" />
      <path d="m12.2 12.2 3.8 3.8" />
    </g>
  </svg>
)

const Panel = styled(Paper)(({ theme, theme: { vars } }) => ({
  position: 'absolute',
  zIndex: 5,
  top: 'calc(100% + 8px)',
  left: 0,
  width: '100%',
  minWidth: 'min(280px, calc(100vw - 2 * var(--gutter)))',
  maxWidth: 640,
  maxHeight: 350,
  overflow: 'hidden',
  scrollMarginBottom: 16,
  borderRadius: vars.radius.surface,
  boxShadow: floatingShadow,
  // The list alone scrolls, in the height that search box and footer leave.
  '&, .MuiAutocomplete-popper, .MuiAutocomplete-paper': {
    display: 'flex',
    flexDirection: 'column',
    minHeight: 0,
  },
  '.MuiAutocomplete-paper': { border: 0, borderRadius: 0 },
  '.MuiAutocomplete-option': getSearchOptionStyle(theme),
  '.MuiInputBase-root': {
    height: 52,
    padding: '0 16px',
    borderBottom: `1px solid ${vars.palette.divider}`,
    'input::placeholder': { color: vars.palette.text.secondary, opacity: 1 },
    '&:focus-within': { boxShadow: `inset 0 -2px 0 ${vars.palette.primary.main}` },
  },
}))

const FooterButton = styled(Button)(({ theme: { vars } }) => ({
  flex: 'none',
  justifyContent: 'start',
  padding: '0 16px',
  font: vars.font.body2,
  fontWeight: 650,
  borderRadius: `0 0 ${vars.radius.surface} ${vars.radius.surface}`,
  borderTop: `1px solid ${vars.palette.divider}`,
  '&:hover': { backgroundColor: vars.palette.site.sunken },
  '&:focus-visible': { outlineOffset: -4 },
}))
