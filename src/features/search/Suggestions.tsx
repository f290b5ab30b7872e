import { useTranslation } from 'react-i18next'
import { PageLink } from '../../ui/PageLink'
import styles from './Suggestions.module.css'

const suggestions = [
  'suggestion_channels',
  'suggestion_plans',
  'suggestion_inbox',
  'suggestion_appointments',
  'suggestion_handoff',
] as const

/** Searches that others would make, each a link to its results. */
export function Suggestions() {
  const { t } = useTranslation('search')
  return (
    <nav className={styles.suggestions} aria-labelledby="search-suggestions">
      <h2 id="search-suggestions">{t('suggestions')}</h2>
      <ul>
        {suggestions.map((suggestion) => (
          <li key={suggestion}>
            <PageLink page="search" query={{ q: t(suggestion) }}>
              {t(suggestion)}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
