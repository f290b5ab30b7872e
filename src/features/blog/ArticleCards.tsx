import Link from '@mui/material/Link'
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

/** Whether a card is the last, and has no neighbour: after the first, cards stand in pairs. */
const isAlone = (index: number, count: number) =>
  index > 1 && index % 2 === 1 && index === count - 1

/**
 * A list of articles whose first card is the largest. Its headings are h3, so an h2 must precede
 * it.
 */
export function ArticleCards({ articles, leadInFirstView = false }: ArticleCardsProps) {
  return (
    <ul className={styles.cards}>
      {articles.map((article, index) => (
        <li key={article.id} className={isAlone(index, articles.length) ? styles.alone : undefined}>
          <ArticleCard
            article={article}
            isLead={index === 0}
            inFirstView={leadInFirstView && index === 0}
          />
        </li>
      ))}
    </ul>
  )
}

interface ArticleCardProps {
  readonly article: ListedArticle
  /** The lead is the largest. */
  readonly isLead: boolean
  readonly inFirstView: boolean
}

const LeadText = (props: ComponentProps<typeof Bubble>) => <Bubble shape="replyLarge" {...props} />

/** A card of an article list. The whole card links to the article. */
function ArticleCard({ article, isLead, inFirstView }: ArticleCardProps) {
  const { t } = useTranslation('blog')
  const language = useAppSelector(selectLanguage)
  const { slugs, title, excerpt, picture } = article
  const Text = isLead ? LeadText : 'div'
  return (
    <article className={styles.card}>
      <Illustration src={picture} inFirstView={inFirstView} className={styles.picture} />
      <Text className={styles.text}>
        <ArticleMeta article={article} />
        <Typography variant={isLead ? 'h2' : 'h3'} component="h3">
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
