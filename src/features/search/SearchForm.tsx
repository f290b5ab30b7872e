import Button from '@mui/material/Button'
import FormControl from '@mui/material/FormControl'
import FormLabel from '@mui/material/FormLabel'
import { styled } from '@mui/material/styles'
import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { browserDocument } from '@/hydration/prerendered'
import { ClientNavigationContext } from '@/hydration/StreamedSections'
import { useHydrated } from '@/hydration/useHydrated'
import { usePagePath } from '@/ui/PageLink'
import { TextInput } from '@/ui/TextInput'
import { maxQueryLength } from './maxQueryLength'

/** The field's id, an anchor that the header links to. */
const fieldId = 'query'

/**
 * The ref of a field that follows the URL's query, for example on the way back. What a visitor typed
 * before hydration stays, also where React puts another field in its place because a translator has changed
 * the document.
 */
function useFollowedQuery(query: string) {
  const field = useRef<HTMLInputElement>(null)
  const isHydrated = useHydrated()
  const isNavigated = useContext(ClientNavigationContext)
  const [prerendered] = useState(() =>
    isNavigated ? null : browserDocument?.querySelector<HTMLInputElement>(`#${fieldId}`),
  )
  // A field that is replaced loses the focus before effects run.
  const [focused] = useState(() => prerendered && document.activeElement)
  useLayoutEffect(() => {
    if (!field.current || !prerendered || prerendered === field.current) return
    if (prerendered.value) field.current.value = prerendered.value
    if (focused === prerendered && document.activeElement === document.body) field.current.focus()
  }, [prerendered, focused])

  const wasHydrated = useRef(isHydrated && !prerendered)
  useEffect(() => {
    const isTypedEarly = !wasHydrated.current && field.current?.value !== ''
    wasHydrated.current = isHydrated
    if (field.current && !isTypedEarly) field.current.value = query
  }, [query, isHydrated])
  return field
}

/** Submits the query to the search page, also without JavaScript. */
export function SearchForm({ query = '' }: { readonly query?: string }) {
  const { t } = useTranslation('search')
  return (
    <form role="search" method="get" action={usePagePath({ page: 'search' })}>
      <FormControl fullWidth sx={{ gap: 1 }}>
        <FormLabel htmlFor={fieldId} sx={{ textWrap: 'balance' }}>
          <span>{t('label')}</span>
        </FormLabel>
        <SearchField
          inputRef={useFollowedQuery(query)}
          id={fieldId}
          type="search"
          name="q"
          defaultValue={query}
          autoComplete="off"
          slotProps={{ input: { maxLength: maxQueryLength, enterKeyHint: 'search' } }}
          endAdornment={
            <Button type="submit">
              <span>{t('submit')}</span>
            </Button>
          }
        />
      </FormControl>
    </form>
  )
}

const SearchField = styled(TextInput)(({ theme }) => ({
  padding: 4,
  borderRadius: theme.vars.radius.bubble,
  // Title and label stay in view above the field when a link leads to it.
  '& input': { padding: '8px 16px', scrollMarginTop: '50vh' },
  '& button': { flex: 'none' },
}))
