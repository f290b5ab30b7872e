import type { Article, CompiledLists, ListedArticle, TitledArticle } from '../content/types'
import { formatDay } from '../i18n/format'
import { getContentPath } from '../i18n/loadDocument'
import { createSearchDocuments } from '../searchIndex/searchDocuments'
import { getArticleId } from '../site/article'
import { languages, type Language } from '../site/language'
import { articles as allArticles } from './articleList'
import { compileMarkdown, getSectionTexts } from './compileMarkdown'
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
  articles: readonly ArticleSource[],
  language: Language,
): Article {
  const { keywords, faqs, markdown, file } = source.texts[language]
  const sections = compileMarkdown(markdown, file)
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
 * Creates the documents of the blog: each article under its slugs in both languages, the lists, and what
 * the search reads.
 *
 * @param articles newest first
 */
export async function createArticleDocuments(
  articles: readonly ArticleSource[] = allArticles,
): Promise<ArticleDocuments> {
  const documents = new Map<string, object>()
  for (const language of languages) {
    const compiled = articles.map((source) => getArticle(source, articles, language))
    const listed = articles.map((source) => toListedArticle(source, language))
    const lists = {
      'listings/all': { articles: listed },
      'listings/newest': { articles: listed.slice(0, newestCount) },
      'search/documents': await createSearchDocuments(compiled, language),
    } satisfies CompiledLists
    for (const [name, list] of Object.entries<object>(lists))
      documents.set(getContentPath(language, name), list)
    for (const article of compiled) {
      for (const slug of Object.values(article.slugs))
        documents.set(getContentPath(language, getArticleId(slug)), article)
    }
  }
  return documents
}

let documents: Promise<ArticleDocuments> | undefined

/** Reads one of these documents from its sources, for scripts and tests, which have no server. */
export async function readArticleDocument(path: string): Promise<object | undefined> {
  documents ??= createArticleDocuments()
  return (await documents).get(path)
}
