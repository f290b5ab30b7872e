/** What is known of an article before a word of it is loaded, in no language. */
export interface ArticleEntry {
  /** Also the name of the article's folder in `es/articles` and `en/articles`, and of its page. */
  readonly id: string
  /** `YYYY-MM-DD`. */
  readonly date: string
  /** Named by `category_…` in the blog's texts. */
  readonly category: 'news' | 'solutions' | 'trends' | 'guide' | 'best_practices'
  readonly picture: `/pictures/articles/${string}.svg`
}

/** The blog, newest first, with the dates and categories of R10. */
export const articles = [
  {
    id: 'metaVerification',
    date: '2025-04-26',
    category: 'news',
    picture: '/pictures/articles/metaVerification.svg',
  },
  {
    id: 'unifiedCommunications',
    date: '2025-04-13',
    category: 'solutions',
    picture: '/pictures/articles/unifiedCommunications.svg',
  },
  {
    id: 'turingTest',
    date: '2025-04-12',
    category: 'trends',
    picture: '/pictures/articles/turingTest.svg',
  },
  {
    id: 'conversationalAssistant',
    date: '2025-04-11',
    category: 'guide',
    picture: '/pictures/articles/conversationalAssistant.svg',
  },
  {
    id: 'transformingCustomerService',
    date: '2025-04-10',
    category: 'best_practices',
    picture: '/pictures/articles/transformingCustomerService.svg',
  },
  {
    id: 'automatedProcesses',
    date: '2025-04-05',
    category: 'solutions',
    picture: '/pictures/articles/automatedProcesses.svg',
  },
] as const satisfies readonly ArticleEntry[]

export type ArticleId = (typeof articles)[number]['id']

const entries = new Map<string, ArticleEntry>(articles.map((entry) => [entry.id, entry]))

export function articleOf(id: ArticleId): ArticleEntry {
  const entry = entries.get(id)
  if (!entry) throw new Error(`No article '${id}' in the blog`)
  return entry
}

export const isArticleId = (value: unknown): value is ArticleId =>
  articles.some(({ id }) => id === value)
