import { useTranslation } from 'react-i18next'
import { articleOf, type ArticleId } from '../../content/articles'
import { formatDay } from '../../i18n/formatters'
import type { Language } from '../../site/language'
import styles from './ArticleMeta.module.css'

/** Category and date of an article. */
export function ArticleMeta({ id }: { readonly id: ArticleId }) {
  const { t, i18n } = useTranslation('blog')
  const { category, date } = articleOf(id)
  return (
    <p className={styles.meta}>
      <span className={styles.category}>{t(`category_${category}`)}</span>{' '}
      <time dateTime={date}>{formatDay(date, i18n.language as Language)}</time>
    </p>
  )
}
