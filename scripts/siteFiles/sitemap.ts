import type { SiteHead } from './siteHeads'
import { emptyElement, parentElement, textElement, xmlDocument } from './xml'

const urlElement = ({ head: { canonicalUrl, publishDate, alternates } }: SiteHead) =>
  parentElement('url', [
    textElement('loc', canonicalUrl),
    ...(publishDate === undefined ? [] : [textElement('lastmod', publishDate)]),
    ...alternates.map(({ hrefLang, url }) =>
      emptyElement('xhtml:link', { rel: 'alternate', hreflang: hrefLang, href: url }),
    ),
  ])

/**
 * sitemap.xml: the canonical addresses with their variants in other languages. Only an article has a
 * date that says when it changed; priorities and frequencies are read by nobody.
 */
export const createSitemapXml = (indexed: readonly SiteHead[]): string =>
  xmlDocument(
    parentElement('urlset', indexed.map(urlElement), {
      xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
      'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
    }),
  )
