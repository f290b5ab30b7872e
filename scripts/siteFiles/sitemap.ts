import { getAbsoluteUrl } from '@/app/head/urls'
import type { SiteHead } from './siteHeads'
import {
  createEmptyElement,
  createParentElement,
  createTextElement,
  createXmlDocument,
} from './xml'

const createUrlElement = ({ head: { canonicalUrl, publishTime, alternates } }: SiteHead) =>
  createParentElement('url', [
    createTextElement('loc', canonicalUrl),
    ...(publishTime === undefined ? [] : [createTextElement('lastmod', publishTime)]),
    ...alternates.map(({ hrefLang, url }) =>
      createEmptyElement('xhtml:link', { rel: 'alternate', hreflang: hrefLang, href: url }),
    ),
  ])

/**
 * Creates sitemap.xml: the canonical URLs with their alternates in other languages. Only articles
 * have a date of change; search engines ignore priorities and frequencies.
 */
export const createSitemapXml = (indexed: readonly SiteHead[]): string =>
  createXmlDocument(
    createParentElement('urlset', indexed.map(createUrlElement), {
      xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
      'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
    }),
  )

/**
 * Creates robots.txt: crawlers may read everything except the API. Noindex pages must be readable
 * too, otherwise crawlers never see the noindex.
 */
export const createRobotsTxt = (): string => `User-agent: *
Disallow: /api/

Sitemap: ${getAbsoluteUrl('/sitemap.xml')}
`
