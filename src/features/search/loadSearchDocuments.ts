import type { SearchedArticle } from '@/content/types'
import { fillIn } from '@/i18n/fillIn'
import { getTitleWithoutBrand } from '@/i18n/getTitleWithoutBrand'
import { loadSections } from '@/i18n/loadSections'
import {
  composePath,
  getArticlePath,
  getRoutePath,
  type StaticPageId,
  staticRoutes,
} from '@/site/routes'
import { getOtherLanguage, type Language } from '@/site/language'
import { siteConfig } from '@/site/siteConfig'
import type { SearchDocument } from './createSearch'
import { getContentTexts } from './getTexts'
import {
  getQuestions,
  getPageSections,
  searchedSections,
  type SearchedContent,
} from './pageSections'

type GetWords = (key?: string) => string

/** A search for the brand must find the home page. */
const getPageTitle = (page: StaticPageId, { head }: SearchedContent) =>
  page === 'home'
    ? fillIn(head.home_title, { brand: siteConfig.brand })
    : getTitleWithoutBrand(head[`${page}_title`])

function getPageDocuments(
  content: SearchedContent,
  language: Language,
  getWords: GetWords,
): SearchDocument[] {
  const { head } = content
  return staticRoutes.flatMap(({ id, noIndex }) => {
    if (noIndex || id === 'search') return []
    return {
      kind: 'page' as const,
      path: getRoutePath(id, language),
      title: getPageTitle(id, content),
      texts: [head[`${id}_description`]],
      words: getWords(id),
    }
  })
}

const getSectionDocuments = (
  content: SearchedContent,
  language: Language,
  getWords: GetWords,
): SearchDocument[] =>
  getPageSections(content, language).map((section) => {
    const { kind = 'section', page, query, anchor, title, words } = section
    return {
      kind,
      path: composePath(getRoutePath(page, language), { query, anchor }),
      title,
      page: page === 'home' ? siteConfig.brand : getPageTitle(page, content),
      texts: getContentTexts(section.content).filter((text) => text !== title),
      words: getWords(words),
    }
  })

function getArticleDocuments(article: SearchedArticle, language: Language): SearchDocument[] {
  const { title, excerpt, keywords, slugs, lead, sections, faqs = [] } = article
  const path = getArticlePath(slugs, language)
  return [
    { kind: 'article', path, title, texts: [excerpt, ...lead], words: keywords },
    ...sections.map((section) => ({
      kind: 'article' as const,
      path: `${path}#${section.anchor}`,
      title: section.title,
      page: title,
      texts: section.texts,
    })),
    ...getQuestions(faqs).map(({ kind, title: question, content }) => ({
      kind,
      path: `${path}#article-questions`,
      title: question,
      page: title,
      texts: content,
    })),
  ]
}

/** Loads everything on the site that can be found in a language (requirements R6). */
export async function loadSearchDocuments(language: Language): Promise<SearchDocument[]> {
  const [content, other] = await Promise.all([
    loadSections(language, searchedSections),
    loadSections(getOtherLanguage(language), ['search_words']),
  ])
  // Visitors also search with words of the other language. A page may have no such words.
  const words = [content, other].map(
    ({ search_words }) => new Map<string, string>(Object.entries(search_words)),
  )
  const getWords: GetWords = (key = '') => words.flatMap((each) => each.get(key) ?? []).join(', ')
  return [
    ...getPageDocuments(content, language, getWords),
    ...getSectionDocuments(content, language, getWords),
    ...content['listings/search'].articles.flatMap((article) =>
      getArticleDocuments(article, language),
    ),
  ]
}
