import type { Namespace } from '@/content/sections'
import { faqSections } from '@/content/faqSections'
import type { ReadSection } from '@/i18n/useContent'
import type { Article } from '@/content/types'
import { addBrand } from '@/site/addBrand'
import { getPublishTime, isArticleId } from '@/site/article'
import { defaultLanguage, languages, type Language } from '@/site/language'
import {
  getArticleRoute,
  getCanonicalPath,
  getStaticRoute,
  type AnyPageId,
  type StaticPageId,
  type PageId,
  type SiteRoute,
} from '@/site/routes'
import { getArticleData, getPageData, type StructuredData } from './structuredData'
import { getAbsoluteUrl, getFeedPath, getShareImagePath } from './urls'

/** The content of a document's head, for browsers, search engines and social networks. */
export interface HeadModel {
  readonly language: Language
  /** The name of the page, without the brand. */
  readonly name: string
  /** The name with the brand. */
  readonly title: string
  readonly description: string
  /** Comma-separated; none on noindex pages. */
  readonly keywords: string | undefined
  readonly type: 'website' | 'article'
  /** Absolute, like all URLs here; none on the not-found page and on appointments. */
  readonly canonicalUrl: string | undefined
  /** The page's URLs by language, and `x-default`. */
  readonly alternates: readonly { readonly hrefLang: string; readonly url: string }[]
  readonly image: string
  readonly noIndex: boolean
  /** Set if the page's URL contains a secret, which other servers must not see as the referrer. */
  readonly sendsNoReferrer?: boolean
  /** The blog's RSS feed, on the pages of the blog. */
  readonly feed?: { readonly title: string; readonly url: string }
  /** The instant of an article's date, ISO 8601 with zone. */
  readonly publishTime?: string
  /** The article's category in the page's language. */
  readonly category?: string
  readonly structuredData: readonly StructuredData[]
}

/** Pages that are missing from the route table, so their heads have no canonical URL. */
type UnlistedPage = Exclude<AnyPageId, PageId>

const isUnlisted = (page: AnyPageId): page is UnlistedPage =>
  page === 'notFound' || page === 'appointment'

/** Returns the names of the content sections that a page's head needs. */
export function getHeadSections(page: AnyPageId): Namespace[] {
  if (isUnlisted(page)) return ['head']
  if (isArticleId(page)) return ['head', 'blog', page]
  const questions = faqSections[page]
  return ['head', ...(questions ? [questions] : []), ...(page === 'pricing' ? [page] : [])]
}

const getPageTexts = (page: StaticPageId | UnlistedPage, read: ReadSection) => {
  const head = read('head')
  return {
    name: head[`${page}_title`],
    description: head[`${page}_description`],
    keywords: page === 'search' || isUnlisted(page) ? undefined : head[`${page}_keywords`],
  }
}

/**
 * A path that serves both languages is listed for each of them. Pages in one language only have no
 * alternates (requirements R8).
 */
function getAlternates(page: SiteRoute): HeadModel['alternates'] {
  if (page.onlyIn) return []
  const getUrlIn = (language: Language) => getAbsoluteUrl(getCanonicalPath(page, language))
  return [
    ...languages.map((language) => ({ hrefLang: language, url: getUrlIn(language) })),
    { hrefLang: 'x-default', url: getUrlIn(defaultLanguage) },
  ]
}

const getFeed = (language: Language, read: ReadSection) => {
  const title = addBrand(read('head').blog_title)
  return { feed: { title, url: getAbsoluteUrl(getFeedPath(language)) } }
}

/** The parts of the head that follow from the route table; none for an unlisted page. */
function getRouteHead(page: SiteRoute | undefined, language: Language) {
  if (!page) return { canonicalUrl: undefined, alternates: [], noIndex: true }
  return {
    canonicalUrl: getAbsoluteUrl(getCanonicalPath(page, language)),
    alternates: getAlternates(page),
    noIndex: page.noIndex === true,
  }
}

function getArticleHead(article: Article, language: Language, read: ReadSection): HeadModel {
  return {
    language,
    name: article.title,
    title: addBrand(article.title),
    description: article.excerpt,
    keywords: article.keywords,
    ...getRouteHead(getArticleRoute(article.slugs), language),
    image: getAbsoluteUrl(getShareImagePath(article.id, language)),
    ...getFeed(language, read),
    type: 'article',
    publishTime: getPublishTime(article.date),
    category: read('blog')[`category_${article.category}`],
    structuredData: getArticleData(article, language, read),
  }
}

/**
 * Returns the head of a page in a language, for prerendering and for the browser. `read` must
 * provide the sections of `getHeadSections`. An article that does not exist gets the head of the
 * not-found page.
 */
export function getPageHead(page: AnyPageId, language: Language, read: ReadSection): HeadModel {
  if (isArticleId(page)) {
    const article = read(page)
    return article.missing
      ? getPageHead('notFound', language, read)
      : getArticleHead(article, language, read)
  }
  const { name, description, keywords } = getPageTexts(page, read)
  return {
    language,
    name,
    title: addBrand(name, page),
    description,
    keywords,
    ...getRouteHead(isUnlisted(page) ? undefined : getStaticRoute(page), language),
    sendsNoReferrer: page === 'appointment',
    image: getAbsoluteUrl(getShareImagePath(isUnlisted(page) ? 'home' : page, language)),
    ...(page === 'blog' && getFeed(language, read)),
    type: 'website',
    structuredData: isUnlisted(page) ? [] : getPageData(page, language, read),
  }
}
