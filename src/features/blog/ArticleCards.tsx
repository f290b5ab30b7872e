import type { ListedArticle } from '../../content/types'
import { ArticleCard, type ArticleCardLayout } from './ArticleCard'
import styles from './ArticleCards.module.css'

interface ArticleCardsProps {
  readonly articles: readonly ListedArticle[]
  /** Set where the first card is in the first view of its page. */
  readonly leadInFirstView?: boolean
}

/** Wide and narrow cards take turns in rows of two; one that is left over has a row of its own. */
function getLayout(index: number, count: number): ArticleCardLayout {
  if (index === 0) return 'lead'
  if (index % 2 === 1 && index === count - 1 && index > 1) return 'row'
  return index % 4 === 1 || index % 4 === 0 ? 'wide' : 'narrow'
}

/** Articles to choose from, the first one set large. Headings of the third level: one stands above. */
export function ArticleCards({ articles, leadInFirstView = false }: ArticleCardsProps) {
  return (
    <ul className={styles.cards}>
      {articles.map((article, index) => {
        const layout = getLayout(index, articles.length)
        return (
          <li key={article.id} className={styles[layout]}>
            <ArticleCard
              article={article}
              layout={layout}
              inFirstView={leadInFirstView && index === 0}
            />
          </li>
        )
      })}
    </ul>
  )
}
