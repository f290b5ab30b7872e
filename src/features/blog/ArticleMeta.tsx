import { useTranslation } from 'react-i18next'
import type { TitledArticle } from '../../content/types'
import styles from './ArticleMeta.module.css'

/** Category and date of an article. */
export function ArticleMeta({ article }: { readonly article: TitledArticle }) {
  const { t } = useTranslation('blog')
  const { category, date, day } = article
  return (
    <p className={styles.meta}>
      <span className={styles.category}>{t(`category_${category}`)}</span>{' '}
      <time dateTime={date}>{day}</time>
    </p>
  )
}
