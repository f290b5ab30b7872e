import { articleOf, type ArticleId } from '../../content/articles'

interface ArticlePictureProps {
  readonly id: ArticleId
  /** Set where it is in the first view: it is then fetched before everything else. */
  readonly inFirstView?: boolean
  readonly className?: string | undefined
}

/** The illustration of an article. It says nothing that the text beside it does not say. */
export function ArticlePicture({ id, inFirstView = false, className }: ArticlePictureProps) {
  return (
    <img
      src={articleOf(id).picture}
      alt=""
      width={1200}
      height={675}
      className={className}
      {...(inFirstView ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  )
}
