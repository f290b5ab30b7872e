import type {
  Article,
  ArticleContent,
  ArticleListings,
  ArticleSummary,
  ArticleText,
  ListedArticle,
  TitledArticle,
} from '../content/types'
import { isArticleId, type ArticleId } from '../site/article'
import { articles, type ArticleEntry } from '../site/articleList'
import type { Language } from '../site/language'
import { formatDay } from './format'

/** Requirements, section 9. */
const newestCount = 3

const entries = new Map<ArticleId, ArticleEntry>(articles.map((entry) => [entry.id, entry]))

function entryOf(id: ArticleId): ArticleEntry {
  const entry = entries.get(id)
  if (!entry) throw new Error(`No article '${id}' in the list`)
  return entry
}

const importPart = async <Part>(language: Language, id: ArticleId, part: string) =>
  ((await import(`../content/${language}/${id}/${part}.ts`)) as { default: Part }).default

const summaryOf = (language: Language, id: ArticleId) =>
  importPart<ArticleSummary>(language, id, 'summary')
const textOf = (language: Language, id: ArticleId) => importPart<ArticleText>(language, id, 'body')

async function titled(language: Language, entry: ArticleEntry): Promise<TitledArticle> {
  const { id, slugs, date, category, picture } = entry
  const { title } = await summaryOf(language, id)
  return { id, slugs, date, category, picture, title, day: formatDay(date, language) }
}

async function listed(language: Language, entry: ArticleEntry): Promise<ListedArticle> {
  const { excerpt } = await summaryOf(language, entry.id)
  return { ...(await titled(language, entry)), excerpt }
}

const listedAll = (language: Language, chosen: readonly ArticleEntry[]) =>
  Promise.all(chosen.map((entry) => listed(language, entry)))

const listings: {
  readonly [Name in keyof ArticleListings]: (language: Language) => Promise<ArticleListings[Name]>
} = {
  'listings/all': async (language) => ({ articles: await listedAll(language, articles) }),
  'listings/newest': async (language) => ({
    articles: await listedAll(language, articles.slice(0, newestCount)),
  }),
  'listings/search': async (language) => ({
    articles: await Promise.all(
      articles.map(async (entry) => ({
        ...(await listed(language, entry)),
        ...(await textOf(language, entry.id)),
      })),
    ),
  }),
}

async function articleIn(language: Language, entry: ArticleEntry): Promise<Article> {
  const { keywords } = await summaryOf(language, entry.id)
  const further = entry.further.map((id) => titled(language, entryOf(id)))
  return {
    articles: [await listed(language, entry), ...(await Promise.all(further))],
    keywords,
    ...(await textOf(language, entry.id)),
  }
}

/** Every section that is made of articles, by name. */
export const articleSections: readonly (keyof ArticleContent)[] = [
  ...(Object.keys(listings) as (keyof ArticleListings)[]),
  ...articles.map(({ id }) => id),
]

/**
 * A section that is made of articles, from its sources. The build writes each into a document, and
 * the browser's script has `fetchArticles` in the place of this module.
 */
export async function loadArticles<Name extends keyof ArticleContent>(
  language: Language,
  name: Name,
): Promise<ArticleContent[Name]> {
  const wanted: keyof ArticleContent = name
  const section: unknown = isArticleId(wanted)
    ? await articleIn(language, entryOf(wanted))
    : await listings[wanted](language)
  return section as ArticleContent[Name]
}
