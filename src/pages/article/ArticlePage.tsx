import { ArticleView, FurtherReading } from '../../features/blog'
import type { ArticleId } from '../../site/article'

export default function ArticlePage({ id }: { readonly id: ArticleId }) {
  return (
    <>
      <ArticleView id={id} />
      <FurtherReading id={id} />
    </>
  )
}
