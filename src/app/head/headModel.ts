import type { Namespace } from '../../content/es'
import { faqSections } from '../../content/faqSections'
import { fillIn } from '../../i18n/fillIn'
import type { ReadSection } from '../../i18n/useContent'
import type { Article } from '../../content/types'
import { isArticleId } from '../../site/article'
import { getFeedPath } from '../../site/feeds'
import { defaultLanguage, languages, type Language } from '../../site/language'
import { getShareImagePath } from '../../site/shareImages'
import { siteConfig } from '../../site/siteConfig'
import {
  getArticlePage,
  getCanonicalPath,
  getSitePage,
  type AnyPageId,
  type FixedPageId,
  type SitePage,
} from '../../site/siteMap'
import { absoluteUrl } from './absoluteUrl'
import { getArticleData, getPageData, type StructuredData } from './structuredData'

/** What the head of a document says about its page, to browsers, search engines and networks. */
export interface HeadModel {
  readonly language: Language
  readonly title: string
  readonly description: string
  /** Words between commas; none where search engines are not asked in. */
  readonly keywords: string | undefined
  readonly type: 'website' | 'article'
  /** Absolute, as are all addresses here; none for an unknown address. */
  readonly canonicalUrl: string | undefined
  /** The same page by language, and what suits everyone else. */
  readonly alternates: readonly { readonly hrefLang: string; readonly url: string }[]
  readonly image: string
  readonly noIndex: boolean
  /** The blog's news, on the pages of the blog. */
  readonly feed?: { readonly title: string; readonly url: string }
  /** `YYYY-MM-DD`, of an article. */
  readonly publishDate?: string
  /** What an article is filed under, as the blog calls it. */
  readonly category?: string
  readonly structuredData: readonly StructuredData[]
}

/** The sections of the content that the head of a page is made of. */
export function getHeadSections(page: AnyPageId): Namespace[] {
  if (page === 'notFound') return ['head']
  if (isArticleId(page)) return ['head', 'blog', page]
  const questions = faqSections[page]
  return ['head', ...(questions ? [questions] : [])]
}

/** Reads the sections that `headSections` named. */
export type ReadHead = ReadSection<Namespace>

const getPageTexts = (page: FixedPageId | 'notFound', read: ReadHead) => {
  const head = read('head')
  return {
    title: head[`${page}_title`],
    description: head[`${page}_description`],
    keywords: page === 'search' || page === 'notFound' ? undefined : head[`${page}_keywords`],
  }
}

/**
 * Where one address serves both languages, it is named for each: it answers in either. None where
 * the page is in one language only (requirements R8).
 */
function getAlternates(page: SitePage): HeadModel['alternates'] {
  if (page.onlyIn) return []
  const getUrlIn = (language: Language) => absoluteUrl(getCanonicalPath(page, language))
  return [
    ...languages.map((language) => ({ hrefLang: language, url: getUrlIn(language) })),
    { hrefLang: 'x-default', url: getUrlIn(defaultLanguage) },
  ]
}

const getFeed = (language: Language, read: ReadHead): Required<Pick<HeadModel, 'feed'>> => {
  const title = fillIn(read('head').blog_title, { brand: siteConfig.brand })
  return { feed: { title, url: absoluteUrl(getFeedPath(language)) } }
}

/** What the site map knows of a page; nothing of an unknown address. */
function getMapHead(page: SitePage | undefined, language: Language) {
  if (!page) return { canonicalUrl: undefined, alternates: [], noIndex: true }
  return {
    canonicalUrl: absoluteUrl(getCanonicalPath(page, language)),
    alternates: getAlternates(page),
    noIndex: page.noIndex === true,
  }
}

function getArticleHead(article: Article, language: Language, read: ReadHead): HeadModel {
  return {
    language,
    title: `${article.title} | ${siteConfig.brand}`,
    description: article.excerpt,
    keywords: article.keywords,
    ...getMapHead(getArticlePage(article.slugs), language),
    image: absoluteUrl(getShareImagePath(article.id, language)),
    ...getFeed(language, read),
    type: 'article',
    publishDate: article.date,
    category: read('blog')[`category_${article.category}`],
    structuredData: getArticleData(article, language, read),
  }
}

/**
 * The head of a page in a language: the one source of the static documents and of what a visit
 * changes. `read` must hold the sections that `headSections` names. An article that does not exist
 * has the head of an unknown address.
 */
export function getPageHead(page: AnyPageId, language: Language, read: ReadHead): HeadModel {
  if (isArticleId(page)) {
    const article = read(page)
    return article.missing
      ? getPageHead('notFound', language, read)
      : getArticleHead(article, language, read)
  }
  const { title, description, keywords } = getPageTexts(page, read)
  return {
    language,
    title: fillIn(title, { brand: siteConfig.brand }),
    description,
    keywords,
    ...getMapHead(page === 'notFound' ? undefined : getSitePage(page), language),
    image: absoluteUrl(getShareImagePath(page === 'notFound' ? 'home' : page, language)),
    ...(page === 'blog' && getFeed(language, read)),
    type: 'website',
    structuredData: page === 'notFound' ? [] : getPageData(page, language, read),
  }
}
