import type { ArticleContent } from '../content/types'

/** Whether a section holds articles: it is a JSON document then, not a chunk. */
export const isArticleSection = (name: string): name is keyof ArticleContent =>
  /^(articles|listings)\//.test(name)
