import type { ArticleId } from '../../content/articles'
import { ArticleView, FurtherReading } from '../../features/blog'

export default function ArticlePage({ id }: { readonly id: ArticleId }) {
  return (
    <>
      <ArticleView id={id} />
      <FurtherReading id={id} />
    </>
  )
}
