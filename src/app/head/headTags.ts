import type { Language } from '../../site/language'
import { siteConfig } from '../../site/siteConfig'
import type { HeadModel } from './headModel'

/** An element of the head besides the title. */
export interface HeadTag {
  readonly name: 'meta' | 'link' | 'script'
  readonly attributes: Readonly<Record<string, string>>
  readonly text?: string
}

/** Marks the elements that belong to the page at hand and go with it. */
export const pageMark = 'data-page'

/** Open Graph wants a territory; LA is its own for Latin America. */
const locales: Record<Language, string> = { es: 'es_LA', en: 'en_US' }

const meta = (attributes: Record<string, string>): HeadTag => ({ name: 'meta', attributes })
const named = (name: string, content: string) => meta({ name, content })
const property = (name: string, content: string | undefined) =>
  content === undefined ? [] : [meta({ property: name, content })]
const link = (attributes: Record<string, string>): HeadTag => ({ name: 'link', attributes })

const feedLink = ({ title, url }: NonNullable<HeadModel['feed']>) =>
  link({ rel: 'alternate', type: 'application/rss+xml', title, href: url })

/** Twitter, like every other network, reads the rest from these. */
const openGraph = (head: HeadModel): HeadTag[] => [
  ...property('og:type', head.type),
  ...property('og:site_name', siteConfig.brand),
  ...property('og:locale', locales[head.language]),
  ...property('og:title', head.title),
  ...property('og:description', head.description),
  ...property('og:url', head.canonicalUrl),
  ...property('og:image', head.image),
  ...property('og:image:width', '1200'),
  ...property('og:image:height', '630'),
  ...property('og:image:alt', head.title),
  ...property('article:published_time', head.publishDate),
  ...property('article:modified_time', head.publishDate),
  ...property('article:section', head.category),
  named('twitter:card', 'summary_large_image'),
]

/** A closing tag inside of a text must not close the script. */
const json = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c')

/** The elements that say what a head holds, in the order of the document. */
export const headTags = (head: HeadModel): HeadTag[] => [
  named('description', head.description),
  ...(head.keywords ? [named('keywords', head.keywords)] : []),
  named('author', siteConfig.brand),
  ...(head.noIndex ? [named('robots', 'noindex')] : []),
  ...(head.canonicalUrl ? [link({ rel: 'canonical', href: head.canonicalUrl })] : []),
  ...head.alternates.map(({ hrefLang, url }) =>
    link({ rel: 'alternate', hreflang: hrefLang, href: url }),
  ),
  ...(head.feed ? [feedLink(head.feed)] : []),
  ...openGraph(head),
  ...head.structuredData.map((data) => ({
    name: 'script' as const,
    attributes: { type: 'application/ld+json' },
    text: json(data),
  })),
]
