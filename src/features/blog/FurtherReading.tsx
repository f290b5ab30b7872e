import { useTranslation } from 'react-i18next'
import { articles, type ArticleId } from '../../content/articles'
import { useSections } from '../../i18n/useContent'
import { PageLink } from '../../ui/PageLink'
import { ArticleMeta } from './ArticleMeta'
import { furtherReading } from './domain/furtherReading'
import styles from './FurtherReading.module.css'

const offered = 3

/** What to read after an article: titles only, one a line. */
export function FurtherReading({ id }: { readonly id: ArticleId }) {
  const { t } = useTranslation('blog')
  const ids = furtherReading(
    articles.map((article) => article.id),
    id,
    offered,
  )
  const { read } = useSections(ids.map((other) => `articles/${other}/summary` as const))
  return (
    <section className={styles.reading} aria-labelledby="further-reading">
      <h2 id="further-reading">{t('further_reading')}</h2>
      <ul className={styles.list}>
        {ids.map((other) => (
          <li key={other}>
            <ArticleMeta id={other} />
            <PageLink page={other}>{read(`articles/${other}/summary`).title}</PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
