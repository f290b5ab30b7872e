import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '@/site/language'
import { search, type SearchIndex } from './domain/search'
import { getSearchTerms } from './domain/words'
import { SearchForm } from './SearchForm'
import { SearchResults } from './SearchResults'
import { Suggestions } from './Suggestions'
import { useSearchIndex } from './useSearchIndex'

const none: SearchIndex = []

/** The search form and the results of a query. */
export function SearchView({ query }: { readonly query: string }) {
  const { t, i18n } = useTranslation('search')
  const asked = getSearchTerms(query).length > 0
  const { index, failed, retry } = useSearchIndex(i18n.language as Language, asked)
  const results = useMemo(() => search(index ?? none, query), [index, query])
  const found = asked && index !== undefined

  const status = () => {
    if (!asked) return t('hint')
    if (failed) return t('failed')
    if (!index) return t('loading')
    return results.length === 0
      ? t('no_results', { query })
      : t('results', { count: results.length, query })
  }

  return (
    <View>
      <SearchForm query={query} />
      <Typography variant="h3" component="p" role="status" sx={{ overflowWrap: 'anywhere' }}>
        {status()}
      </Typography>
      <noscript>
        <Typography color="textSecondary">{t('without_script')}</Typography>
      </noscript>
      {failed && <Button onClick={retry}>{t('retry')}</Button>}
      {found && results.length > 0 && <SearchResults results={results} query={query} />}
      {found && results.length === 0 && (
        <Typography color="textSecondary" sx={{ maxWidth: '60ch' }}>
          {t('advice')}
        </Typography>
      )}
      {(!asked || (found && results.length === 0)) && <Suggestions />}
    </View>
  )
}

const View = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: 28,
  '& form': { width: '100%', maxWidth: 720 },
})
