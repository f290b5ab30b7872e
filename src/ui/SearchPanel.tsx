import Button from '@mui/material/Button'
import ClickAwayListener from '@mui/material/ClickAwayListener'
import InputBase from '@mui/material/InputBase'
import Paper from '@mui/material/Paper'
import { styled } from '@mui/material/styles'
import useAutocomplete from '@mui/material/useAutocomplete'
import {
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react'
import { forcedColors } from '@/theme/forcedColors'
import { getSearchOptionStyle, wrappingOption } from './searchPickerStyles'
import { StrokeIcon } from './StrokeIcon'

export interface SearchPanelProps<Option> {
  readonly id: string
  /** The accessible name of the panel and its list. */
  readonly label: string
  readonly options: readonly Option[]
  readonly value: Option
  /** A unique key for an option. */
  readonly getKey: (option: Option) => string
  /** Filters the options by a query; the empty query returns the initial options. */
  readonly filterOptions: (options: readonly Option[], query: string) => readonly Option[]
  readonly renderOption: (option: Option) => ReactNode
  readonly searchPlaceholder: string
  /** What is in the search box when the panel opens. */
  readonly initialQuery: string
  /** Says how many options match a query; announced, not shown. */
  readonly getFoundText: (count: number) => string
  /** The message if no option matches the query. */
  readonly getNoOptionsText: (query: string) => ReactNode
  /**
   * A button below the list, for example to show more options. It returns the focus to the search
   * box.
   */
  readonly footer?: { readonly label: string; readonly onClick: () => void } | undefined
  readonly onChange: (option: Option, event: SyntheticEvent) => void
  /** Closes the panel and returns the focus to the button. */
  readonly onClose: () => void
  /** Closes the panel, but leaves the focus where the visitor has moved it. */
  readonly onLeave: () => void
}

/**
 * The open panel of a `SearchPicker`: a search box and the list of what it finds, by MUI's hook
 * (`docs/decisions.md`, MUI's components are prerendered with emotion).
 */
export function SearchPanel<Option>({
  id,
  label,
  options,
  value,
  getKey,
  filterOptions,
  renderOption,
  searchPlaceholder,
  initialQuery,
  getFoundText,
  getNoOptionsText,
  footer,
  onChange,
  onClose,
  onLeave,
}: SearchPanelProps<Option>) {
  const panel = useRef<HTMLDivElement>(null)
  const searchBox = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState(initialQuery)
  const found = filterOptions(options, query)

  const { getRootProps, getInputProps, getListboxProps, getOptionProps } = useAutocomplete<
    Option,
    false,
    true
  >({
    id: `${id}-search`,
    open: true,
    autoHighlight: true,
    disableClearable: true,
    options,
    // Among what a query finds, MUI would highlight the chosen option instead of the first.
    value: (query ? null : value) as NonNullable<Option>,
    getOptionLabel: getKey,
    isOptionEqualToValue: (option, chosen) => getKey(option) === getKey(chosen),
    filterOptions: () => [...found],
    inputValue: query,
    onInputChange: (_event, text, reason) => {
      // For other reasons MUI would write the chosen option into the search box.
      if (reason === 'input') setQuery(text)
    },
    onChange: (event, option) => {
      onChange(option, event)
    },
    onClose: (_event, reason) => {
      if (reason === 'escape' || reason === 'selectOption') onClose()
    },
  })

  // Before the visitor can type the next letter, which the button would not take any more.
  useLayoutEffect(() => {
    // The results have already scrolled the panel into view.
    searchBox.current?.focus({ preventScroll: true })
  }, [])

  const handleKeyDown = (event: KeyboardEvent) => {
    // Enter chooses the active option. Without one, it must not submit the surrounding form.
    if (event.key === 'Enter' && event.target === searchBox.current) event.preventDefault()
    // Escape cancels the composition of a character, too.
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }

  return (
    // A tap also ends in a click, and the picker's button toggles the panel on click.
    <ClickAwayListener touchEvent={false} onClickAway={onLeave}>
      <Panel
        ref={panel}
        variant="floating"
        id={id}
        role="dialog"
        aria-label={label}
        onMouseDown={(event) => {
          // Clicks elsewhere in the panel must not take the focus from the search box.
          if (event.target !== searchBox.current) event.preventDefault()
        }}
        onKeyDown={handleKeyDown}
        onBlur={({ relatedTarget }) => {
          if (relatedTarget && !panel.current?.contains(relatedTarget)) onLeave()
        }}
      >
        <div {...getRootProps()}>
          <InputBase
            fullWidth
            inputRef={searchBox}
            placeholder={searchPlaceholder}
            inputProps={{ ...getInputProps(), 'aria-label': searchPlaceholder }}
            startAdornment={<SearchIcon />}
          />
        </div>
        <Results ref={revealResults}>
          <p role="status" className={found.length > 0 ? 'visually-hidden' : undefined}>
            {found.length > 0 ? query && getFoundText(found.length) : getNoOptionsText(query)}
          </p>
          {found.length > 0 && (
            <ul
              {...getListboxProps()}
              aria-label={label}
              aria-labelledby={undefined}
              // Otherwise browsers make the scrollable list a tab stop between search box and footer.
              tabIndex={-1}
            >
              {found.map((option, index) => {
                const isSelected = getKey(option) === getKey(value)
                const { key, ...props } = getOptionProps({ option, index })
                const optionProps = { ...props, 'aria-selected': isSelected }
                return (
                  <li key={key} {...optionProps}>
                    {renderOption(option)}
                  </li>
                )
              })}
            </ul>
          )}
        </Results>
        {footer && (
          <FooterButton
            variant="text"
            onClick={() => {
              footer.onClick()
              searchBox.current?.focus()
            }}
          >
            <span>{footer.label}</span>
          </FooterButton>
        )}
      </Panel>
    </ClickAwayListener>
  )
}

/** Scrolls the panel into view, and its chosen option to the middle of the list. */
function revealResults(results: HTMLElement | null) {
  results?.closest('[role="dialog"]')?.scrollIntoView({ block: 'nearest' })
  const list = results?.querySelector('ul')
  const chosen = list?.querySelector<HTMLElement>('[aria-selected="true"]')
  if (list && chosen) {
    list.scrollTop = chosen.offsetTop - (list.clientHeight - chosen.offsetHeight) / 2
  }
}

const SearchIcon = () => (
  <StrokeIcon
    d="M13.5 8a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0m-1.3 4.2 3.8 3.8"
    strokeWidth={1.8}
    strokeLinecap="round"
  />
)

const Panel = styled(Paper)(({ theme: { vars } }) => ({
  position: 'absolute',
  zIndex: 5,
  top: 'calc(100% + 8px)',
  // It covers the borders of the fields below.
  left: -2,
  width: 'calc(100% + 4px)',
  minWidth: 'min(280px, calc(100vw - 4 * var(--gutter)))',
  maxWidth: 640,
  // All of it fits below the header: the arrow keys scroll the list, but not the page.
  maxHeight: 'min(350px, 100dvh - var(--header-height) - 32px)',
  // The header of a low screen scrolls away.
  '@media (height < 22rem)': {
    maxHeight: 'min(350px, 100dvh - 32px)',
    scrollMarginTop: 'calc(-1 * var(--header-height))',
  },
  overflow: 'hidden',
  scrollMarginBottom: 16,
  display: 'flex',
  flexDirection: 'column',
  '.MuiInputBase-root': {
    height: 52,
    gap: 8,
    padding: '0 16px',
    borderBottom: `1px solid ${vars.palette.divider}`,
    input: { flexGrow: 1, width: 0, textOverflow: 'ellipsis' },
    'input::placeholder': { color: vars.palette.text.secondary, opacity: 1 },
    '&:focus-within': { boxShadow: `inset 0 -2px 0 ${vars.palette.primary.main}` },
  },
}))

const Results = styled('div')(({ theme, theme: { vars, typography } }) => ({
  ...typography.body1,
  // Only the list scrolls, in the height that search box and footer leave.
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  '& p:not(.visually-hidden)': { padding: '20px 16px', color: vars.palette.text.secondary },
  '& ul': {
    position: 'relative',
    minHeight: 0,
    padding: 8,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    scrollbarColor: `${vars.palette.site.control} transparent`,
  },
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 44,
    padding: 8,
    overflow: 'hidden',
    borderRadius: vars.radius.control,
    lineHeight: 1.3,
    cursor: 'pointer',
    outline: 0,
    WebkitTapHighlightColor: 'transparent',
    // Only visible options are laid out, so that hundreds open without delay.
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 28px',
    ...getSearchOptionStyle(theme),
    '&.Mui-focused, &.Mui-focusVisible': { backgroundColor: vars.palette.site.sunken },
    '&.Mui-focused:not(:hover), &.Mui-focusVisible': {
      outline: `3px solid ${vars.palette.primary.main}`,
      outlineOffset: -3,
    },
    '&[aria-selected="true"], &[aria-selected="true"].Mui-focused': {
      backgroundColor: vars.palette.site.indigoSoft,
      fontWeight: typography.fontWeightMedium,
    },
    // Backgrounds do not tell the value and the active option apart from the others there.
    [forcedColors]: {
      '&[aria-selected="true"]': { outline: '2px solid', outlineOffset: -6 },
      // Stronger than the ring above.
      '&.Mui-focused, &.Mui-focused:not(:hover)': {
        outline: '3px solid Highlight',
        outlineOffset: -3,
      },
    },
  },
  // Stronger than the rule above.
  '& ul > li': wrappingOption,
}))

const FooterButton = styled(Button)(({ theme: { vars, typography } }) => ({
  flex: 'none',
  justifyContent: 'start',
  padding: '8px 16px',
  textAlign: 'start',
  font: vars.font.body2,
  fontWeight: typography.fontWeightMedium,
  borderRadius: `0 0 ${vars.radius.surface} ${vars.radius.surface}`,
  borderTop: `1px solid ${vars.palette.divider}`,
  '&:focus-visible': { outlineOffset: -4 },
}))
