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
import type { Namespace } from '../../content/es'
import { faqSections } from '../../content/faqSections'
import { fillIn } from '../../i18n/fillIn'
import { getTitleWithoutBrand } from '../../i18n/titleWithoutBrand'
import type { ReadSection } from '../../i18n/useContent'
import { isArticleId, type ArticleId } from '../../site/article'
import type { Language } from '../../site/language'
import { shareImagePath } from '../../site/shareImages'
import { siteConfig } from '../../site/siteConfig'
import { addressOf, canonicalPathOf, parentPageOf, type PageId } from '../../site/siteMap'
import { absoluteUrl } from './absoluteUrl'

export type StructuredData = WithContext<
  BlogPosting | BreadcrumbList | FAQPage | Organization | Service | WebSite
>

type Read = ReadSection<Namespace>

const context = { '@context': 'https://schema.org' } as const

const organizationId = absoluteUrl('/#organization')

/** The provider, told in full on the home page and known by its id elsewhere. */
const organization = {
  '@type': 'Organization',
  '@id': organizationId,
  name: siteConfig.brand,
  url: absoluteUrl('/'),
} as const

const fullOrganization = (): WithContext<Organization> => ({
  ...context,
  ...organization,
  logo: absoluteUrl('/favicon.svg'),
  email: siteConfig.email,
  sameAs: Object.values(siteConfig.social),
})

const webSite = (language: Language, read: Read): WithContext<WebSite> => {
  const searchAction: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${absoluteUrl(addressOf('search', language))}?q={search_term_string}`,
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

/** The offer that the specification asks for: price 0 in euros (R17). */
const service = (language: Language, read: Read): WithContext<Service> => {
  const head = read('head')
  const url = absoluteUrl(canonicalPathOf('pricing', language))
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

const nameOf = (page: PageId, read: Read): string => {
  if (page === 'home') return siteConfig.brand
  if (isArticleId(page)) return read(page).articles[0].title
  return getTitleWithoutBrand(read('head')[`${page}_title`])
}

function breadcrumbs(page: PageId, language: Language, read: Read): WithContext<BreadcrumbList> {
  const trail: PageId[] = []
  for (let at: PageId | undefined = page; at; at = parentPageOf(at)) trail.unshift(at)
  return {
    ...context,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((id, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: nameOf(id, read),
      item: absoluteUrl(canonicalPathOf(id, language)),
    })),
  }
}

function blogPosting(page: ArticleId, language: Language, read: Read): WithContext<BlogPosting> {
  const {
    articles: [{ date, category, picture, title, excerpt }],
    keywords,
  } = read(page)
  const url = absoluteUrl(canonicalPathOf(page, language))
  return {
    ...context,
    '@type': 'BlogPosting',
    headline: title,
    description: excerpt,
    keywords,
    image: [absoluteUrl(shareImagePath(page, language)), absoluteUrl(picture)],
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

function questions(page: PageId, language: Language, read: Read): WithContext<FAQPage>[] {
  const section = isArticleId(page) ? page : faqSections[page]
  const { faqs = [] } = section ? read(section) : {}
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

/** What search engines are told of a page in their own terms (schema.org). */
export function structuredData(
  page: PageId | 'notFound',
  language: Language,
  read: Read,
): StructuredData[] {
  if (page === 'notFound') return []
  return [
    ...(page === 'home'
      ? [fullOrganization(), webSite(language, read)]
      : [breadcrumbs(page, language, read)]),
    ...(page === 'pricing' ? [service(language, read)] : []),
    ...(isArticleId(page) ? [blogPosting(page, language, read)] : []),
    ...questions(page, language, read),
  ]
}
