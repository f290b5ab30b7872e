import { useTranslation } from 'react-i18next'
import { SearchView } from '../../features/search'
import { useQuery } from '../../ui/useQuery'
import styles from './SearchPage.module.css'

export default function SearchPage() {
  const { t } = useTranslation('search')
  const query = useQuery().get('q')?.trim() ?? ''
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      <SearchView query={query} />
    </div>
  )
}
