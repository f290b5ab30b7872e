import { useTranslation } from 'react-i18next'
import { useContent } from '../../i18n/useContent'
import type { ArticleId } from '../../site/article'
import { PageLink } from '../../ui/PageLink'
import { ArticleMeta } from './ArticleMeta'
import styles from './FurtherReading.module.css'

/** What to read after an article: titles only, one a line. */
export function FurtherReading({ id }: { readonly id: ArticleId }) {
  const { t } = useTranslation('blog')
  const [, ...further] = useContent(id).articles
  return (
    <section className={styles.reading} aria-labelledby="further-reading">
      <h2 id="further-reading">{t('further_reading')}</h2>
      <ul className={styles.list}>
        {further.map((article) => (
          <li key={article.id}>
            <ArticleMeta article={article} />
            <PageLink page={article.id}>{article.title}</PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
