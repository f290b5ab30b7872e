import Button from '@mui/material/Button'
import FormControl from '@mui/material/FormControl'
import FormLabel from '@mui/material/FormLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { selectLanguage } from '@/i18n/languageSlice'
import { getRoutePath } from '@/site/routes'
import { useAppSelector } from '@/store/hooks'

const maxQueryLength = 100

/** Submits the query to the search page, also without JavaScript. */
export function SearchForm({ query = '' }: { readonly query?: string }) {
  const { t } = useTranslation('search')
  const navigate = useNavigate()
  const path = getRoutePath('search', useAppSelector(selectLanguage))
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  return (
    <form
      role="search"
      method="get"
      action={path}
      onSubmit={(event) => {
        event.preventDefault()
        const q = input.current?.value.trim() ?? ''
        void navigate(`${path}?${new URLSearchParams({ q }).toString()}`)
      }}
    >
      <FormControl fullWidth sx={{ gap: 1 }}>
        <FormLabel htmlFor={id}>{t('label')}</FormLabel>
        {/* Keyed by the query, so that the field follows the URL, for example on the way back. */}
        <SearchField
          key={query}
          inputRef={input}
          id={id}
          type="search"
          name="q"
          defaultValue={query}
          autoComplete="off"
          slotProps={{ input: { maxLength: maxQueryLength, enterKeyHint: 'search' } }}
          endAdornment={<Button type="submit">{t('submit')}</Button>}
        />
      </FormControl>
    </form>
  )
}

const SearchField = styled(OutlinedInput)(({ theme }) => ({
  padding: 4,
  borderRadius: theme.vars.radius.bubble,
  '& input': { padding: '8px 16px' },
  '& button': { flex: 'none' },
}))
