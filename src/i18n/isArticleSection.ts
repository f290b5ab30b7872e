import type { ArticleContent } from '../content/types'

/** Whether a section is made of articles: then it is a document of data, not a chunk of code. */
export const isArticleSection = (name: string): name is keyof ArticleContent =>
  /^(articles|listings)\//.test(name)
