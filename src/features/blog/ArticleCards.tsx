import List from '@mui/material/List'
import type { ListedArticle } from '@/content/types'
import { ArticleCard, type ArticleCardLayout } from './ArticleCard'
import styles from './ArticleCards.module.css'

interface ArticleCardsProps {
  readonly articles: readonly ListedArticle[]
  /** Set if the first card is in view when the page opens. */
  readonly leadInFirstView?: boolean
}

/** Two cards share a row; a single last card has its own. */
function getLayout(index: number, count: number): ArticleCardLayout {
  if (index === 0) return 'lead'
  if (index % 2 === 1 && index === count - 1 && index > 1) return 'row'
  return 'half'
}

/**
 * A list of articles whose first card is the largest. Its headings are h3, so an h2 must precede
 * it.
 */
export function ArticleCards({ articles, leadInFirstView = false }: ArticleCardsProps) {
  return (
    <List className={styles.cards}>
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
    </List>
  )
}
