import Link from '@mui/material/Link'
import List from '@mui/material/List'
import Typography from '@mui/material/Typography'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListedArticle } from '@/content/types'
import { selectLanguage } from '@/i18n/languageSlice'
import { getArticlePath } from '@/site/routes'
import { useAppSelector } from '@/store/hooks'
import { Bubble } from '@/ui/Bubble'
import { Illustration } from '@/ui/Illustration'
import { StrokeIcon } from '@/ui/StrokeIcon'
import { ArticleMeta } from './ArticleMeta'
import styles from './ArticleCards.module.css'

interface ArticleCardsProps {
  readonly articles: readonly ListedArticle[]
  /** Set if the first card is in view when the page opens. */
  readonly leadInFirstView?: boolean
}

/** Two cards share a row; a single last card has its own. */
function getLayout(index: number, count: number): Layout {
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

/** The lead is the largest; in a row, the text is beside the picture. */
type Layout = 'lead' | 'half' | 'row'

interface ArticleCardProps {
  readonly article: ListedArticle
  readonly layout: Layout
  readonly inFirstView: boolean
}

const LeadText = (props: ComponentProps<typeof Bubble>) => <Bubble shape="replyLarge" {...props} />

/** A card of an article list. The whole card links to the article. */
function ArticleCard({ article, layout, inFirstView }: ArticleCardProps) {
  const { t } = useTranslation('blog')
  const language = useAppSelector(selectLanguage)
  const { slugs, title, excerpt, picture } = article
  const Text = layout === 'lead' ? LeadText : 'div'
  return (
    <article className={styles.card}>
      <Illustration src={picture} inFirstView={inFirstView} className={styles.picture} />
      <Text className={styles.text}>
        <ArticleMeta article={article} />
        <Typography variant={layout === 'lead' ? 'h2' : 'h3'} component="h3">
          {title}
        </Typography>
        <Typography color="textSecondary" className={styles.excerpt}>
          {excerpt}
        </Typography>
        <Link href={getArticlePath(slugs, language)} underline="none" className={styles.more}>
          <span>{t('read_more')}</span>
          {/* Without the title, search engines and screen readers could not tell these links apart. */}
          <span className="visually-hidden">{` (${title})`}</span>
          <StrokeIcon d="M3 9h12M10 4l5 5-5 5" />
        </Link>
      </Text>
    </article>
  )
}
