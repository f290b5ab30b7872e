import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListedArticle } from '@/content/types'
import { Bubble } from '@/ui/Bubble'
import { StrokeIcon } from '@/ui/StrokeIcon'
import { ArticleMeta } from './ArticleMeta'
import { ArticlePicture } from './ArticlePicture'
import { useArticlePath } from './useArticlePath'
import styles from './ArticleCards.module.css'

/** The lead is the largest; in a row, the text is beside the picture. */
export type ArticleCardLayout = 'lead' | 'half' | 'row'

interface ArticleCardProps {
  readonly article: ListedArticle
  readonly layout: ArticleCardLayout
  readonly inFirstView: boolean
}

const LeadText = (props: ComponentProps<typeof Bubble>) => <Bubble shape="replyLarge" {...props} />

/** A card of an article list. The whole card links to the article. */
export function ArticleCard({ article, layout, inFirstView }: ArticleCardProps) {
  const { t } = useTranslation('blog')
  const { slugs, title, excerpt } = article
  const Text = layout === 'lead' ? LeadText : 'div'
  return (
    <article className={styles.card}>
      <ArticlePicture article={article} inFirstView={inFirstView} className={styles.picture} />
      <Text className={styles.text}>
        <ArticleMeta article={article} />
        <Typography variant={layout === 'lead' ? 'h2' : 'h3'} component="h3">
          {title}
        </Typography>
        <Typography color="textSecondary" className={styles.excerpt}>
          {excerpt}
        </Typography>
        <Link href={useArticlePath(slugs)} underline="none" className={styles.more}>
          <span>{t('read_more')}</span>
          {/* Without the title, search engines and screen readers could not tell these links apart. */}
          <span className="visually-hidden">{` (${title})`}</span>
          <StrokeIcon d="M3 9h12M10 4l5 5-5 5" />
        </Link>
      </Text>
    </article>
  )
}
