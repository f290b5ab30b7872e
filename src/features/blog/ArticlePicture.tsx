import type { ArticleFacts } from '@/site/article'

interface ArticlePictureProps {
  readonly article: ArticleFacts
  /** Set if it is in view when the page opens; it then loads with high priority. */
  readonly inFirstView?: boolean
  readonly className?: string | undefined
}

/** The illustration of an article; decorative, so it has no alternative text. */
export function ArticlePicture({ article, inFirstView = false, className }: ArticlePictureProps) {
  return (
    <img
      src={article.picture}
      alt=""
      width={1200}
      height={675}
      className={className}
      {...(inFirstView ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  )
}
