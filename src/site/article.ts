import type { Language } from './language'

/** An article's page in the site map, and the section of the content that holds it. */
export type ArticleId = `articles/${string}`

export const isArticleId = (page: string): page is ArticleId => page.startsWith('articles/')

/** What is to be known of an article to lead to it. */
export interface ArticlePlace {
  readonly id: ArticleId
  /** The last part of its address, by language. */
  readonly slugs: Readonly<Record<Language, string>>
}

/** What is known of an article in no language. */
export interface ArticleFacts extends ArticlePlace {
  /** `YYYY-MM-DD`. */
  readonly date: string
  /** Named by `category_…` in the blog's texts. */
  readonly category: 'news' | 'solutions' | 'trends' | 'guide' | 'best_practices'
  readonly picture: `/pictures/articles/${string}.svg`
}
