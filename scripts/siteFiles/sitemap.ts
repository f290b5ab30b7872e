import type { SiteHead } from './siteHeads'
import { emptyElement, parentElement, textElement, xmlDocument } from './xml'

const urlElement = ({ head: { canonicalUrl, publishTime, alternates } }: SiteHead) =>
  parentElement('url', [
    textElement('loc', canonicalUrl),
    ...(publishTime === undefined ? [] : [textElement('lastmod', publishTime)]),
    ...alternates.map(({ hrefLang, url }) =>
      emptyElement('xhtml:link', { rel: 'alternate', hreflang: hrefLang, href: url }),
    ),
  ])

/**
 * Creates sitemap.xml: the canonical URLs with their alternates in other languages. Only articles
 * have a date of change; search engines ignore priorities and frequencies.
 */
export const createSitemapXml = (indexed: readonly SiteHead[]): string =>
  xmlDocument(
    parentElement('urlset', indexed.map(urlElement), {
      xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
      'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
    }),
  )
