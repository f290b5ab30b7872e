import { absoluteUrl } from '@/app/head/absoluteUrl'
import type { ListedArticle } from '@/content/types'
import { loadSection } from '@/i18n/loadSection'
import { getFeedPath } from '@/site/feeds'
import type { Language } from '@/site/language'
import { getHead, type SiteHead } from './siteHeads'
import { emptyElement, parentElement, textElement, xmlDocument } from './xml'

/** `2025-04-26` → `Sat, 26 Apr 2025 00:00:00 GMT`, as RSS writes a date. */
const formatRssDate = (date: string) => new Date(`${date}T00:00:00Z`).toUTCString()

function itemElement(
  heads: readonly SiteHead[],
  { id, date, title, excerpt }: ListedArticle,
  language: Language,
): string {
  const { canonicalUrl, category = '' } = getHead(heads, id, language)
  return parentElement('item', [
    textElement('title', title),
    textElement('link', canonicalUrl),
    textElement('guid', canonicalUrl, { isPermaLink: 'true' }),
    textElement('pubDate', formatRssDate(date)),
    textElement('category', category),
    textElement('description', excerpt),
  ])
}

/** Creates the blog's RSS feed in a language: every article, newest first. */
export async function createFeedXml(
  heads: readonly SiteHead[],
  language: Language,
): Promise<string> {
  const { title, canonicalUrl, description } = getHead(heads, 'blog', language)
  const { articles } = await loadSection(language, 'listings/all')
  const channel = parentElement('channel', [
    textElement('title', title),
    textElement('link', canonicalUrl),
    textElement('description', description),
    textElement('language', language),
    ...articles.slice(0, 1).map(({ date }) => textElement('pubDate', formatRssDate(date))),
    emptyElement('atom:link', {
      rel: 'self',
      type: 'application/rss+xml',
      href: absoluteUrl(getFeedPath(language)),
    }),
    ...articles.map((article) => itemElement(heads, article, language)),
  ])
  const attributes = { version: '2.0', 'xmlns:atom': 'http://www.w3.org/2005/Atom' }
  return xmlDocument(parentElement('rss', [channel], attributes))
}
