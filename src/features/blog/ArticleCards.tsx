import type { ListedArticle } from '../../content/types'
import { ArticleCard } from './ArticleCard'
import styles from './ArticleCards.module.css'

interface ArticleCardsProps {
  readonly articles: readonly ListedArticle[]
  /** Set where the first card is in the first view of its page. */
  readonly leadInFirstView?: boolean
}

/** Articles to choose from, the first one set large. Headings of the third level: one stands above. */
export function ArticleCards({ articles, leadInFirstView = false }: ArticleCardsProps) {
  return (
    <ul className={styles.cards}>
      {articles.map((article, index) => (
        <li key={article.id}>
          <ArticleCard article={article} inFirstView={leadInFirstView && index === 0} />
        </li>
      ))}
    </ul>
  )
}
