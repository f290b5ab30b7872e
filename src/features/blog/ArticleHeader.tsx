import { useTranslation } from 'react-i18next'
import type { ListedArticle } from '../../content/types'
import { PageLink } from '../../ui/PageLink'
import styles from './ArticleHeader.module.css'

/** The way back to the blog, and what the article is called. */
export function ArticleHeader({ article }: { readonly article: ListedArticle }) {
  const { t } = useTranslation('blog')
  const { title, excerpt } = article
  return (
    <header className={styles.header}>
      <PageLink page="blog" className={styles.back}>
        <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
          <path d="M15 9H3M8 4 3 9l5 5" stroke="currentColor" strokeWidth="2" fill="none" />
        </svg>
        {t('back_to_blog')}
      </PageLink>
      <h1>{title}</h1>
      <p className={styles.excerpt}>{excerpt}</p>
    </header>
  )
}
