import type {
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  Organization,
  SearchAction,
  Service,
  WebSite,
  WithActionConstraints,
  WithContext,
} from 'schema-dts'
import type { Namespace } from '@/content/es'
import { faqSections } from '@/content/faqSections'
import type { Article, Faq } from '@/content/types'
import { fillIn } from '@/i18n/fillIn'
import { getTitleWithoutBrand } from '@/i18n/titleWithoutBrand'
import type { ReadSection } from '@/i18n/useContent'
import type { Language } from '@/site/language'
import { getShareImagePath } from '@/site/shareImages'
import { siteConfig } from '@/site/siteConfig'
import {
  getRoutePath,
  getCanonicalPath,
  getArticlePath,
  getParentPage,
  getSitePage,
  type FixedPageId,
} from '@/site/routes'
import { absoluteUrl } from './absoluteUrl'

export type StructuredData = WithContext<
  BlogPosting | BreadcrumbList | FAQPage | Organization | Service | WebSite
>

type Read = ReadSection<Namespace>

const context = { '@context': 'https://schema.org' } as const

const organizationId = absoluteUrl('/#organization')

/** The provider in full; other nodes and pages refer to it by its id. */
const organization = {
  '@type': 'Organization',
  '@id': organizationId,
  name: siteConfig.brand,
  url: absoluteUrl('/'),
} as const

const createOrganization = (): WithContext<Organization> => ({
  ...context,
  ...organization,
  logo: absoluteUrl('/favicon.svg'),
  email: siteConfig.email,
  sameAs: Object.values(siteConfig.social),
})

const createWebSite = (language: Language, read: Read): WithContext<WebSite> => {
  const searchAction: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${absoluteUrl(getRoutePath('search', language))}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  }
  return {
    ...context,
    '@type': 'WebSite',
    '@id': absoluteUrl('/#website'),
    name: siteConfig.brand,
    description: read('head').home_description,
    url: absoluteUrl('/'),
    inLanguage: language,
    publisher: { '@id': organizationId },
    potentialAction: searchAction,
  }
}

/** The offer is for 0 EUR, although prices are in USD (requirements R17). */
const service = (language: Language, read: Read): WithContext<Service> => {
  const head = read('head')
  const url = absoluteUrl(getCanonicalPath(getSitePage('pricing'), language))
  return {
    ...context,
    '@type': 'Service',
    name: fillIn(head.home_title, { brand: siteConfig.brand }),
    description: head.pricing_description,
    url,
    provider: organization,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'EUR', url },
  }
}

/** A breadcrumb: a page and its path. */
interface Crumb {
  readonly name: string
  readonly path: string
}

const getName = (page: FixedPageId, read: Read): string =>
  page === 'home' ? siteConfig.brand : getTitleWithoutBrand(read('head')[`${page}_title`])

/** Returns the breadcrumbs from the home page to a page, inclusive. */
function getTrail(page: FixedPageId, language: Language, read: Read): Crumb[] {
  const trail: Crumb[] = []
  for (let at: FixedPageId | undefined = page; at; at = getParentPage(at))
    trail.unshift({ name: getName(at, read), path: getCanonicalPath(getSitePage(at), language) })
  return trail
}

const createBreadcrumbs = (trail: readonly Crumb[]): WithContext<BreadcrumbList> => ({
  ...context,
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absoluteUrl(path),
  })),
})

function createBlogPosting(
  article: Article,
  language: Language,
  read: Read,
): WithContext<BlogPosting> {
  const { id, slugs, date, category, picture, title, excerpt, keywords } = article
  const url = absoluteUrl(getArticlePath(slugs, language))
  return {
    ...context,
    '@type': 'BlogPosting',
    headline: title,
    description: excerpt,
    keywords,
    image: [absoluteUrl(getShareImagePath(id, language)), absoluteUrl(picture)],
    datePublished: date,
    dateModified: date,
    articleSection: read('blog')[`category_${category}`],
    inLanguage: language,
    author: organization,
    publisher: organization,
    mainEntityOfPage: url,
    url,
  }
}

function questions(faqs: readonly Faq[] = [], language: Language): WithContext<FAQPage>[] {
  if (faqs.length === 0) return []
  return [
    {
      ...context,
      '@type': 'FAQPage',
      inLanguage: language,
      mainEntity: faqs.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ]
}

/** Returns a page's structured data (schema.org). */
export function getPageData(page: FixedPageId, language: Language, read: Read): StructuredData[] {
  const section = faqSections[page]
  return [
    ...(page === 'home'
      ? [createOrganization(), createWebSite(language, read)]
      : [createBreadcrumbs(getTrail(page, language, read))]),
    ...(page === 'pricing' ? [service(language, read)] : []),
    ...questions(section && read(section).faqs, language),
  ]
}

/** Returns an article's structured data. */
export function getArticleData(article: Article, language: Language, read: Read): StructuredData[] {
  const own = { name: article.title, path: getArticlePath(article.slugs, language) }
  return [
    createBreadcrumbs([...getTrail('blog', language, read), own]),
    createBlogPosting(article, language, read),
    ...questions(article.faqs, language),
  ]
}
