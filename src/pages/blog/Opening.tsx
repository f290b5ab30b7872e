import { useTranslation } from 'react-i18next'
import { SearchForm } from '../../features/search'
import styles from './Opening.module.css'

/** What the blog is about, and the way to what one looks for. */
export function Opening() {
  const { t } = useTranslation('blog')
  return (
    <div className={styles.opening}>
      <h1>{t('title')}</h1>
      <div className={styles.introduction}>
        <p>{t('description')}</p>
        <SearchForm />
      </div>
    </div>
  )
}
