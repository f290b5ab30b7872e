import type { Language } from './language'

/** The last part of an article's path, by language. */
export type ArticleSlugs = Readonly<Record<Language, string>>

/**
 * An article's page and the section of the content that holds it: `articles/` and a slug. The
 * Spanish slug makes the article's own id; the English one leads to the same article.
 */
export type ArticleId = `articles/${string}`

export const isArticleId = (page: string): page is ArticleId => page.startsWith('articles/')

export const getArticleId = (slug: string): ArticleId => `articles/${slug}`

/** What is known of an article in no language. */
export interface ArticleFacts {
  readonly id: ArticleId
  readonly slugs: ArticleSlugs
  /** `YYYY-MM-DD`. */
  readonly date: string
  /** Named by `category_…` in the blog's texts. */
  readonly category: 'news' | 'solutions' | 'trends' | 'guide' | 'best_practices'
  readonly picture: `/pictures/articles/${string}.svg`
}
