import { Fragment } from 'react'
import { ArticleView, FurtherReading } from '@/features/blog'
import { useSections } from '@/i18n/useContent'
import type { ArticleId } from '@/site/article'

/** An article that exists; for any other path the router shows the not-found page. */
export default function ArticlePage({ id }: { readonly id: ArticleId }) {
  const article = useSections(['blog', id]).read(id)
  if (article.missing) return null
  return (
    <Fragment key={article.id}>
      <ArticleView article={article} />
      <FurtherReading further={article.further} />
    </Fragment>
  )
}
