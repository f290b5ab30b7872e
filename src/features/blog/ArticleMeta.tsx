import { useTranslation } from 'react-i18next'
import { formatDay } from '../../i18n/formatters'
import type { ArticleFacts } from '../../site/article'
import type { Language } from '../../site/language'
import styles from './ArticleMeta.module.css'

/** Category and date of an article. */
export function ArticleMeta({ article }: { readonly article: ArticleFacts }) {
  const { t, i18n } = useTranslation('blog')
  const { category, date } = article
  return (
    <p className={styles.meta}>
      <span className={styles.category}>{t(`category_${category}`)}</span>{' '}
      <time dateTime={date}>{formatDay(date, i18n.language as Language)}</time>
    </p>
  )
}
