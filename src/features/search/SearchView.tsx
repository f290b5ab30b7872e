import Button from '@mui/material/Button'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '../../site/language'
import { search, type SearchIndex } from './domain/search'
import { searchTerms } from './domain/words'
import { SearchForm } from './SearchForm'
import { SearchResults } from './SearchResults'
import styles from './SearchView.module.css'
import { Suggestions } from './Suggestions'
import { useSearchIndex } from './useSearchIndex'

const none: SearchIndex = []

/** The form, and what it finds for a query. */
export function SearchView({ query }: { readonly query: string }) {
  const { t, i18n } = useTranslation('search')
  const asked = searchTerms(query).length > 0
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
    <div className={styles.view}>
      <div className={styles.form}>
        <SearchForm query={query} />
      </div>
      <p role="status" className={styles.status}>
        {status()}
      </p>
      <noscript>
        <p className={styles.advice}>{t('without_script')}</p>
      </noscript>
      {failed && <Button onClick={retry}>{t('retry')}</Button>}
      {found && results.length > 0 && <SearchResults results={results} query={query} />}
      {found && results.length === 0 && <p className={styles.advice}>{t('advice')}</p>}
      {(!asked || (found && results.length === 0)) && <Suggestions />}
    </div>
  )
}
