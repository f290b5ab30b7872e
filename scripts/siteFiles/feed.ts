import { getAbsoluteUrl, getFeedPath } from '@/app/head/urls'
import type { ArticleNode, ListedArticle } from '@/content/types'
import { loadSection } from '@/i18n/loadSection'
import { getPublishTime, type ArticleId } from '@/site/article'
import { escapeMarkup } from '@/site/escape'
import type { Language } from '@/site/language'
import { getHead, type SiteHead } from './siteHeads'
import {
  createEmptyElement,
  createParentElement,
  createTextElement,
  createXmlDocument,
} from './xml'

const urlAttributes: ReadonlySet<string> = new Set(['href', 'src'])

/** Renders a part of an article to HTML that can be read anywhere: its URLs are absolute. */
function toHtml(node: ArticleNode): string {
  if (typeof node === 'string') return escapeMarkup(node)
  const { tag, props, children } = node
  const attributes = Object.entries(props).map(([name, value]) => {
    const text = urlAttributes.has(name) ? getAbsoluteUrl(String(value)) : String(value)
    return ` ${name}="${escapeMarkup(text)}"`
  })
  const start = `<${tag}${attributes.join('')}>`
  return tag === 'img' ? start : `${start}${children.map(toHtml).join('')}</${tag}>`
}

/** `2025-04-26` → `Sat, 26 Apr 2025 12:00:00 GMT`, as RSS writes a date. */
const formatRssDate = (date: string) => new Date(getPublishTime(date)).toUTCString()

/** The full text of an article, with its questions. */
async function createArticleHtml(id: ArticleId, language: Language): Promise<string> {
  const article = await loadSection(language, id)
  if (article.missing) throw new Error(`The article '${id}' does not exist`)
  const { faq_title } = await loadSection(language, 'blog')
  const { sections, faqs = [] } = article
  const questions = faqs.flatMap(({ question, answer }) => [
    createTextElement('h3', question),
    createTextElement('p', answer),
  ])
  return [
    ...sections.flat().map(toHtml),
    ...(questions.length > 0 ? [createTextElement('h2', faq_title), ...questions] : []),
  ].join('\n')
}

async function createItemElement(
  heads: readonly SiteHead[],
  { id, date, title, excerpt }: ListedArticle,
  language: Language,
): Promise<string> {
  const { canonicalUrl, category = '' } = getHead(heads, id, language)
  return createParentElement('item', [
    createTextElement('title', title),
    createTextElement('link', canonicalUrl),
    createTextElement('guid', canonicalUrl, { isPermaLink: 'true' }),
    createTextElement('pubDate', formatRssDate(date)),
    createTextElement('category', category),
    createTextElement('description', excerpt),
    createTextElement('content:encoded', await createArticleHtml(id, language)),
  ])
}

/** Creates the blog's RSS feed in a language: every article in full, newest first. */
export async function createFeedXml(
  heads: readonly SiteHead[],
  language: Language,
): Promise<string> {
  const { title, canonicalUrl, description } = getHead(heads, 'blog', language)
  const { articles } = await loadSection(language, 'listings/all')
  const channel = createParentElement('channel', [
    createTextElement('title', title),
    createTextElement('link', canonicalUrl),
    createTextElement('description', description),
    createTextElement('language', language),
    ...articles.slice(0, 1).map(({ date }) => createTextElement('pubDate', formatRssDate(date))),
    createEmptyElement('atom:link', {
      rel: 'self',
      type: 'application/rss+xml',
      href: getAbsoluteUrl(getFeedPath(language)),
    }),
    ...(await Promise.all(articles.map((article) => createItemElement(heads, article, language)))),
  ])
  const attributes = {
    version: '2.0',
    'xmlns:atom': 'http://www.w3.org/2005/Atom',
    'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  }
  return createXmlDocument(createParentElement('rss', [channel], attributes))
}
