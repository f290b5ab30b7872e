import type search_words from '@/content/es/search_words'
import type { SearchedArticle } from '@/content/types'
import { fillIn } from '@/i18n/fillIn'
import { getTitleWithoutBrand } from '@/i18n/titleWithoutBrand'
import { getOtherLanguage, type Language } from '@/site/language'
import { getArticlePath, getRoutePath, staticRoutes, type FixedPageId } from '@/site/routes'
import { siteConfig } from '@/site/siteConfig'
import type { Place } from './createSearch'
import { getTexts } from './getTexts'
import { readSections } from './readSections'
import {
  getQuestionPlaces,
  getSectionPlaces,
  searchedSections,
  type SearchedContent,
} from './sectionPlaces'

type WordsKey = keyof typeof search_words
type GetWords = (key: WordsKey | undefined) => string

/** A search for the brand must find the home page. */
const getPageTitle = (page: FixedPageId, { head }: SearchedContent) =>
  page === 'home'
    ? fillIn(head.home_title, { brand: siteConfig.brand })
    : getTitleWithoutBrand(head[`${page}_title`])

function getPages(content: SearchedContent, language: Language, getWords: GetWords): Place[] {
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

const getSections = (content: SearchedContent, language: Language, getWords: GetWords): Place[] =>
  getSectionPlaces(content, language).map((place) => {
    const { kind = 'section', page, query, anchor, title, words } = place
    const search = query ? `?${new URLSearchParams(query).toString()}` : ''
    return {
      kind,
      path: `${getRoutePath(page, language)}${search}${anchor ? `#${anchor}` : ''}`,
      title,
      page: page === 'home' ? siteConfig.brand : getPageTitle(page, content),
      texts: getTexts(place.content).filter((text) => text !== title),
      words: getWords(words),
    }
  })

function getArticlePlaces(article: SearchedArticle, language: Language): Place[] {
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
    ...getQuestionPlaces(faqs).map((place) => ({
      kind: place.kind,
      path: `${path}#article-questions`,
      title: place.title,
      page: title,
      texts: place.content,
    })),
  ]
}

/** Loads every place of the site that can be found in a language (requirements R6). */
export async function loadPlaces(language: Language): Promise<Place[]> {
  const [content, other] = await Promise.all([
    readSections(language, searchedSections),
    readSections(getOtherLanguage(language), ['search_words']),
  ])
  const { search_words: own } = content
  // Visitors also ask with words of the other language.
  const getWords: GetWords = (key) => (key ? `${own[key]}, ${other.search_words[key]}` : '')
  return [
    ...getPages(content, language, getWords),
    ...getSections(content, language, getWords),
    ...content['listings/search'].articles.flatMap((article) =>
      getArticlePlaces(article, language),
    ),
  ]
}
