import type { Language } from './language'

/** The last segment of an article's path, by language. */
export type ArticleSlugs = Readonly<Record<Language, string>>

/**
 * An article's id, which is also the name of its content section: `articles/` and the Spanish slug.
 */
export type ArticleId = `articles/${string}`

export const isArticleId = (page: string): page is ArticleId => page.startsWith('articles/')

export const getArticleId = (slug: string): ArticleId => `articles/${slug}`

export const articleCategories = ['news', 'solutions', 'trends', 'guide', 'best_practices'] as const

/** The facts of an article that do not depend on the language. */
export interface ArticleFacts {
  readonly id: ArticleId
  readonly slugs: ArticleSlugs
  /** `YYYY-MM-DD`. */
  readonly date: string
  /** Key of the category's name, `category_…` in the blog's texts. */
  readonly category: (typeof articleCategories)[number]
  readonly picture: `/pictures/articles/${string}.svg`
}

/** The instant of an article's date: noon in UTC, which is the same day in almost every zone. */
export const getPublishTime = (date: string) => `${date}T12:00:00Z`
