import type { Article, ArticleListings, ListedArticle, TitledArticle } from '../content/types'
import { formatDay } from '../i18n/format'
import { getContentPath } from '../i18n/loadDocument'
import { getArticleId } from '../site/article'
import { languages, type Language } from '../site/language'
import { articles } from './articleList'
import { compileMarkdown, getSearchedTexts, getSectionTexts } from './compileMarkdown'
import type { ArticleSource } from './readArticle'

/** How many articles the home page shows (requirements, section 9). */
const newestCount = 3

/** The JSON documents that the browser fetches, by path. */
export type ArticleDocuments = ReadonlyMap<string, object>

const toTitledArticle = (article: ArticleSource, language: Language): TitledArticle => {
  const { id, slugs, date, category, picture, texts } = article
  const { title } = texts[language]
  return { id, slugs, date, category, picture, title, day: formatDay(date, language) }
}

const toListedArticle = (article: ArticleSource, language: Language): ListedArticle => ({
  ...toTitledArticle(article, language),
  excerpt: article.texts[language].excerpt,
})

function getListings(
  articles: readonly ArticleSource[],
  bodies: ReadonlyMap<ArticleSource, Article['sections']>,
  language: Language,
): ArticleListings {
  const listed = articles.map((article) => toListedArticle(article, language))
  return {
    'listings/all': { articles: listed },
    'listings/newest': { articles: listed.slice(0, newestCount) },
    'listings/search': {
      articles: articles.map((article) => {
        const { faqs, keywords } = article.texts[language]
        const searched = getSearchedTexts(bodies.get(article) ?? [])
        return {
          ...toListedArticle(article, language),
          keywords,
          ...searched,
          ...(faqs && { faqs }),
        }
      }),
    },
  }
}

/** Counts the words of texts. A separate percent sign, as in Spanish, is not a word. */
export const countWords = (texts: readonly string[]): number =>
  texts
    .join(' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** An average adult's reading speed. */
const wordsPerMinute = 200

/** The reading time in whole minutes, at least 1. */
export const getReadingMinutes = (words: number): number =>
  Math.max(1, Math.round(words / wordsPerMinute))

function getArticle(
  source: ArticleSource,
  sections: Article['sections'],
  articles: readonly ArticleSource[],
  language: Language,
): Article {
  const { keywords, faqs } = source.texts[language]
  return {
    ...toListedArticle(source, language),
    keywords,
    minutes: getReadingMinutes(countWords(getSectionTexts(sections))),
    sections,
    ...(faqs && { faqs }),
    further: source.further.flatMap((id) =>
      articles.filter((other) => other.id === id).map((other) => toTitledArticle(other, language)),
    ),
  }
}

/**
 * Creates the documents of the blog: each article under its slugs in both languages, and the lists.
 *
 * @param articles newest first
 */
export function createArticleDocuments(articles: readonly ArticleSource[]): ArticleDocuments {
  const documents = new Map<string, object>()
  for (const language of languages) {
    const bodies = new Map(
      articles.map((article) => {
        const { markdown, file } = article.texts[language]
        return [article, compileMarkdown(markdown, file)] as const
      }),
    )
    const listings = Object.entries<object>({ ...getListings(articles, bodies, language) })
    for (const [name, listing] of listings) documents.set(getContentPath(language, name), listing)
    for (const [source, sections] of bodies) {
      const article = getArticle(source, sections, articles, language)
      for (const slug of Object.values(source.slugs))
        documents.set(getContentPath(language, getArticleId(slug)), article)
    }
  }
  return documents
}

let documents: ArticleDocuments | undefined

/** Reads a document of the blog from its sources, for scripts and tests, which have no server. */
export function readArticleDocument(path: string): Promise<object | undefined> {
  documents ??= createArticleDocuments(articles)
  return Promise.resolve(documents.get(path))
}
