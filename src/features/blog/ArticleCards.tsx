import type { ArticleId } from '../../content/articles'

export function ArticleCards({ ids }: { readonly ids: readonly ArticleId[] }) {
  return <div>{ids.join(' ')}</div>
}
