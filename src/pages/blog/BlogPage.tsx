import { useTranslation } from 'react-i18next'
import { articles } from '../../content/articles'
import { ArticleCards } from '../../features/blog'
import { SearchForm } from '../../features/search'
import styles from './BlogPage.module.css'

const ids = articles.map(({ id }) => id)

export default function BlogPage() {
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
        <ArticleCards ids={ids} leadInFirstView />
      </section>
    </div>
  )
}
