import { absoluteUrl } from '@/app/head/absoluteUrl'
import type { ListedArticle } from '@/content/types'
import { loadSection } from '@/i18n/loadSection'
import { getPublishTime, type ArticleId } from '@/site/article'
import { getFeedPath } from '@/site/feeds'
import type { Language } from '@/site/language'
import { toHtml } from './articleHtml'
import { getHead, type SiteHead } from './siteHeads'
import { emptyElement, parentElement, textElement, xmlDocument } from './xml'

/** `2025-04-26` → `Sat, 26 Apr 2025 12:00:00 GMT`, as RSS writes a date. */
const formatRssDate = (date: string) => new Date(getPublishTime(date)).toUTCString()

/** The full text of an article, with its questions. */
async function createArticleHtml(id: ArticleId, language: Language): Promise<string> {
  const article = await loadSection(language, id)
  if (article.missing) throw new Error(`The article '${id}' does not exist`)
  const { faq_title } = await loadSection(language, 'blog')
  const { sections, faqs = [] } = article
  const questions = faqs.flatMap(({ question, answer }) => [
    textElement('h3', question),
    textElement('p', answer),
  ])
  return [
    ...sections.flat().map(toHtml),
    ...(questions.length > 0 ? [textElement('h2', faq_title), ...questions] : []),
  ].join('\n')
}

async function createItemElement(
  heads: readonly SiteHead[],
  { id, date, title, excerpt }: ListedArticle,
  language: Language,
): Promise<string> {
  const { canonicalUrl, category = '' } = getHead(heads, id, language)
  return parentElement('item', [
    textElement('title', title),
    textElement('link', canonicalUrl),
    textElement('guid', canonicalUrl, { isPermaLink: 'true' }),
    textElement('pubDate', formatRssDate(date)),
    textElement('category', category),
    textElement('description', excerpt),
    textElement('content:encoded', await createArticleHtml(id, language)),
  ])
}

/** Creates the blog's RSS feed in a language: every article in full, newest first. */
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
    ...(await Promise.all(articles.map((article) => createItemElement(heads, article, language)))),
  ])
  const attributes = {
    version: '2.0',
    'xmlns:atom': 'http://www.w3.org/2005/Atom',
    'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  }
  return xmlDocument(parentElement('rss', [channel], attributes))
}
