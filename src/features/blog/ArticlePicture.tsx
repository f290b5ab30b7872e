import type { ArticleFacts } from '../../site/article'

interface ArticlePictureProps {
  readonly article: ArticleFacts
  /** Set where it is in the first view: it is then fetched before everything else. */
  readonly inFirstView?: boolean
  readonly className?: string | undefined
}

/** The illustration of an article. It says nothing that the text beside it does not say. */
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
