import { useTranslation } from 'react-i18next'
import { ArticleCards } from '../../features/blog'
import { useSections } from '../../i18n/useContent'
import styles from './LatestArticles.module.css'

/** All articles, the newest first. */
export function LatestArticles() {
  const { read } = useSections(['blog', 'listings/all'])
  const { t } = useTranslation('blog')
  return (
    <section className={styles.articles} aria-labelledby="latest-articles">
      <h2 id="latest-articles">{t('latest')}</h2>
      <ArticleCards articles={read('listings/all').articles} leadInFirstView />
    </section>
  )
}
