import type { ArticleId } from '../../content/articles'
import { useSections } from '../../i18n/useContent'
import { ArticleCard } from './ArticleCard'
import styles from './ArticleCards.module.css'

interface ArticleCardsProps {
  readonly ids: readonly ArticleId[]
  /** Set where the first card is in the first view of its page. */
  readonly leadInFirstView?: boolean
}

/** Articles to choose from, the first one set large. Headings of the third level: one stands above. */
export function ArticleCards({ ids, leadInFirstView = false }: ArticleCardsProps) {
  // All at once; each card by itself would wait for the one before it.
  useSections(['blog', ...ids.map((id) => `articles/${id}/summary` as const)])
  return (
    <ul className={styles.cards}>
      {ids.map((id, index) => (
        <li key={id}>
          <ArticleCard id={id} inFirstView={leadInFirstView && index === 0} />
        </li>
      ))}
    </ul>
  )
}
