import useAutocomplete from '@mui/material/useAutocomplete'
import { useState } from 'react'

export interface SearchListProps<Option> {
  readonly id: string
  readonly options: readonly Option[]
  readonly value: Option
  /** Tells options apart. */
  readonly keyOf: (option: Option) => string
  /** The options that a query finds; the empty query asks for those to start with. */
  readonly filter: (options: readonly Option[], query: string) => readonly Option[]
  readonly onChange: (option: Option) => void
  /** The visitor is done here: focus goes back to where the panel was opened. */
  readonly onClose: () => void
}

/**
 * MUI's headless combobox, fitted to a search box that is not the value's own: it starts empty,
 * stays open, and choosing is the end of it. The first find is always at hand for Enter.
 */
export function useSearchList<Option>({
  id,
  options,
  value,
  keyOf,
  filter,
  onChange,
  onClose,
}: SearchListProps<Option>) {
  const [query, setQuery] = useState('')
  const combobox = useAutocomplete<Option, false, true>({
    id: `${id}-search`,
    open: true,
    options,
    value: value as NonNullable<Option>,
    autoHighlight: true,
    disableClearable: true,
    // Only compared with other options' labels: what the list shows of an option is the caller's.
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
      // Whether a blur leaves is for the panel to judge, which has more than the search box in it.
      if (reason === 'escape' || reason === 'selectOption') onClose()
    },
  })
  return { ...combobox, query }
}
