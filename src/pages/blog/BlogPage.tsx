import { useTranslation } from 'react-i18next'
import { ArticleCards } from '../../features/blog'
import { SearchForm } from '../../features/search'
import { useSections } from '../../i18n/useContent'
import styles from './BlogPage.module.css'

export default function BlogPage() {
  const { read } = useSections(['blog', 'listings/all'])
  const { t } = useTranslation('blog')
  return (
    <div className={styles.page}>
      <div className={styles.opening}>
        <h1>{t('title')}</h1>
        <div className={styles.introduction}>
          <p>{t('description')}</p>
          <SearchForm />
        </div>
      </div>
      <section className={styles.articles} aria-labelledby="latest-articles">
        <h2 id="latest-articles">{t('latest')}</h2>
        <ArticleCards articles={read('listings/all').articles} leadInFirstView />
      </section>
    </div>
  )
}
