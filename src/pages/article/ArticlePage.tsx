import type { ArticleId } from '../../content/articles'

export default function ArticlePage({ id }: { readonly id: ArticleId }) {
  return <h1>{id}</h1>
}
