import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { SearchView } from '../../features/search'
import styles from './SearchPage.module.css'

export default function SearchPage() {
  const { t } = useTranslation('search')
  const [parameters] = useSearchParams()
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      <SearchView query={parameters.get('q')?.trim() ?? ''} />
    </div>
  )
}
