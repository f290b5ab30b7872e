import { useTranslation } from 'react-i18next'
import { PageLink } from '../../ui/PageLink'
import type { SearchEntry } from './domain/search'
import { snippetOf } from './domain/snippet'
import { searchTerms } from './domain/words'
import { Marked } from './Marked'
import styles from './SearchResults.module.css'

interface SearchResultsProps {
  readonly results: readonly SearchEntry[]
  readonly query: string
}

/** What was found, the best first, each with what it has to say about the query. */
export function SearchResults({ results, query }: SearchResultsProps) {
  const { t } = useTranslation('search')
  const terms = searchTerms(query)
  return (
    <ol className={styles.results}>
      {results.map((entry) => (
        <li key={`${entry.kind} ${entry.page} ${entry.title}`}>
          <p className={styles.kind}>{t(`kind_${entry.kind}`)}</p>
          <div className={styles.text}>
            <h2>
              <PageLink page={entry.page}>
                <Marked text={entry.title} terms={terms} />
              </PageLink>
            </h2>
            <p>
              <Marked text={snippetOf(entry, terms)} terms={terms} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}
