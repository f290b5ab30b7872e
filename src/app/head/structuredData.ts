import type {
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  Offer,
  Organization,
  SearchAction,
  Service,
  WebSite,
  WithActionConstraints,
  WithContext,
} from 'schema-dts'
import { faqSections } from '@/content/faqSections'
import { currency, plans, type PricingPlan } from '@/content/plans'
import type { Article, Faq } from '@/content/types'
import type { ReadSection } from '@/i18n/useContent'
import { getPublishTime } from '@/site/article'
import type { Language } from '@/site/language'
import { siteConfig } from '@/site/siteConfig'
import { getParentPage } from '@/site/resolvePath'
import {
  getRoutePath,
  getCanonicalPath,
  getArticlePath,
  getStaticRoute,
  type StaticPageId,
} from '@/site/routes'
import { getAbsoluteUrl, getShareImagePath } from './urls'

export type StructuredData = WithContext<
  BlogPosting | BreadcrumbList | FAQPage | Organization | Service | WebSite
>

const context = { '@context': 'https://schema.org' } as const

const organizationId = getAbsoluteUrl('/#organization')

/** The provider in full; other nodes and pages refer to it by its id. */
const organization = {
  '@type': 'Organization',
  '@id': organizationId,
  name: siteConfig.brand,
  url: getAbsoluteUrl('/'),
} as const

const profiles = Object.entries(siteConfig.social).flatMap(([name, url]) =>
  // It leads to a chat.
  name === 'WhatsApp' ? [] : url,
)

const createOrganization = (): WithContext<Organization> => ({
  ...context,
  ...organization,
  // Google takes no SVG; this PNG is 180 pixels wide.
  logo: getAbsoluteUrl('/apple-touch-icon.png'),
  email: siteConfig.email,
  sameAs: profiles,
})

const createWebSite = (language: Language): WithContext<WebSite> => {
  const searchAction: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${getAbsoluteUrl(getRoutePath('search', language))}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  }
  return {
    ...context,
    '@type': 'WebSite',
    name: siteConfig.brand,
    url: getAbsoluteUrl('/'),
    inLanguage: language,
    publisher: { '@id': organizationId },
    potentialAction: searchAction,
  }
}

/** A plan at its price a month. */
const createPlanOffer = (
  { id, discountedPrice: price }: PricingPlan,
  url: string,
  read: ReadSection,
): Offer => ({
  '@type': 'Offer',
  name: read('pricing').plan_names[id],
  url: `${url}#plan-${id}`,
  price,
  priceCurrency: currency.code,
  priceSpecification: {
    '@type': 'UnitPriceSpecification',
    price,
    priceCurrency: currency.code,
    unitCode: 'MON',
  },
})

/** One offer is for 0 EUR, beside those of the plans (requirements R17). */
const createService = (language: Language, read: ReadSection): WithContext<Service> => {
  const head = read('head')
  const url = getAbsoluteUrl(getCanonicalPath(getStaticRoute('pricing'), language))
  return {
    ...context,
    '@type': 'Service',
    name: head.home_title,
    description: head.pricing_description,
    url,
    provider: organization,
    offers: [
      { '@type': 'Offer', price: 0, priceCurrency: 'EUR', url },
      ...plans.map((plan) => createPlanOffer(plan, url, read)),
    ],
  }
}

/** A breadcrumb: a page and its path. */
interface Crumb {
  readonly name: string
  readonly path: string
}

const getName = (page: StaticPageId, read: ReadSection): string =>
  page === 'home' ? siteConfig.brand : read('head')[`${page}_title`]

/** Returns the breadcrumbs from the home page to a page, inclusive. */
function getTrail(page: StaticPageId, language: Language, read: ReadSection): Crumb[] {
  const trail: Crumb[] = []
  for (let at: StaticPageId | undefined = page; at; at = getParentPage(at))
    trail.unshift({ name: getName(at, read), path: getCanonicalPath(getStaticRoute(at), language) })
  return trail
}

const createBreadcrumbs = (trail: readonly Crumb[]): WithContext<BreadcrumbList> => ({
  ...context,
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: getAbsoluteUrl(path),
  })),
})

function createBlogPosting(
  article: Article,
  language: Language,
  read: ReadSection,
): WithContext<BlogPosting> {
  const { id, slugs, date, category, picture, title, excerpt, keywords } = article
  const url = getAbsoluteUrl(getArticlePath(slugs, language))
  return {
    ...context,
    '@type': 'BlogPosting',
    headline: title,
    description: excerpt,
    keywords,
    image: [getAbsoluteUrl(getShareImagePath(id, language)), getAbsoluteUrl(picture)],
    datePublished: getPublishTime(date),
    dateModified: getPublishTime(date),
    articleSection: read('blog')[`category_${category}`],
    inLanguage: language,
    author: organization,
    publisher: organization,
    mainEntityOfPage: url,
    url,
  }
}

function createFaqPage(faqs: readonly Faq[] = [], language: Language): WithContext<FAQPage>[] {
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
export function getPageData(
  page: StaticPageId,
  language: Language,
  read: ReadSection,
): StructuredData[] {
  const section = faqSections[page]
  return [
    ...(page === 'home'
      ? [createOrganization(), createWebSite(language)]
      : [createBreadcrumbs(getTrail(page, language, read))]),
    ...(page === 'pricing' ? [createService(language, read)] : []),
    ...createFaqPage(section && read(section).faqs, language),
  ]
}

export function getArticleData(
  article: Article,
  language: Language,
  read: ReadSection,
): StructuredData[] {
  const own = { name: article.title, path: getArticlePath(article.slugs, language) }
  return [
    createBreadcrumbs([...getTrail('blog', language, read), own]),
    createBlogPosting(article, language, read),
    ...createFaqPage(article.faqs, language),
  ]
}
