import type { Namespace } from '../../content/es'
import { faqSections } from '../../content/faqSections'
import { fillIn } from '../../i18n/fillIn'
import type { ReadSection } from '../../i18n/useContent'
import { isArticleId, type ArticleId } from '../../site/article'
import { feedPathOf } from '../../site/feeds'
import { defaultLanguage, languages, type Language } from '../../site/language'
import { shareImagePath } from '../../site/shareImages'
import { siteConfig } from '../../site/siteConfig'
import { canonicalPathOf, sitePageOf, type AnyPageId } from '../../site/siteMap'
import { absoluteUrl } from './absoluteUrl'
import { structuredData, type StructuredData } from './structuredData'

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
export function headSections(page: AnyPageId): Namespace[] {
  if (page === 'notFound') return ['head']
  if (isArticleId(page)) return ['head', 'blog', page]
  const questions = faqSections[page]
  return ['head', ...(questions ? [questions] : [])]
}

/** Reads the sections that `headSections` named. */
export type ReadHead = ReadSection<Namespace>

const articleTexts = (page: ArticleId, read: ReadHead) => {
  const {
    articles: [{ title, excerpt }],
    keywords,
  } = read(page)
  return { title: `${title} | {{brand}}`, description: excerpt, keywords }
}

const pageTexts = (page: Exclude<AnyPageId, ArticleId>, read: ReadHead) => {
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
function alternatesOf(page: AnyPageId): HeadModel['alternates'] {
  if (page === 'notFound') return []
  if (sitePageOf(page).onlyIn) return []
  const urlIn = (language: Language) => absoluteUrl(canonicalPathOf(page, language))
  return [
    ...languages.map((language) => ({ hrefLang: language, url: urlIn(language) })),
    { hrefLang: 'x-default', url: urlIn(defaultLanguage) },
  ]
}

const feedOf = (page: AnyPageId, language: Language, read: ReadHead): Pick<HeadModel, 'feed'> => {
  if (page !== 'blog' && !isArticleId(page)) return {}
  const title = fillIn(read('head').blog_title, { brand: siteConfig.brand })
  return { feed: { title, url: absoluteUrl(feedPathOf(language)) } }
}

/**
 * The head of a page in a language: the one source of the static documents and of what a visit
 * changes. `read` must hold the sections that `headSections` names.
 */
export function getPageHead(page: AnyPageId, language: Language, read: ReadHead): HeadModel {
  const { title, description, keywords } = isArticleId(page)
    ? articleTexts(page, read)
    : pageTexts(page, read)
  const canonicalUrl =
    page === 'notFound' ? undefined : absoluteUrl(canonicalPathOf(page, language))
  const about = {
    language,
    title: fillIn(title, { brand: siteConfig.brand }),
    description,
    keywords,
    canonicalUrl,
    alternates: alternatesOf(page),
    image: absoluteUrl(shareImagePath(page === 'notFound' ? 'home' : page, language)),
    noIndex: page === 'notFound' || sitePageOf(page).noIndex === true,
    ...feedOf(page, language, read),
  }
  if (!isArticleId(page)) {
    return { ...about, type: 'website', structuredData: structuredData(page, language, read) }
  }
  const [{ date, category }] = read(page).articles
  return {
    ...about,
    type: 'article',
    publishDate: date,
    category: read('blog')[`category_${category}`],
    structuredData: structuredData(page, language, read),
  }
}
