/** @jest-environment jest-fixed-jsdom */
import { loadPageHead } from '@/app/head/documentHead'
import { articles } from '@/articles/articleList'
import { loadSection } from '@/i18n/loadSection'
import { getPublishTime } from '@/site/article'
import { languages, type Language } from '@/site/language'
import { siteConfig } from '@/site/siteConfig'
import { createFeedXml } from './feed'
import { createSiteHeads } from './siteHeads'

const site = 'https://www.example.com'

async function parseFeed(language: Language): Promise<Document> {
  const xml = await createFeedXml(await createSiteHeads(), language)
  const parsed = new DOMParser().parseFromString(xml, 'application/xml')
  expect(parsed.querySelector('parsererror')).toBeNull()
  return parsed
}

const getTexts = (element: Element | undefined, selector: string) =>
  [...(element?.querySelectorAll(`:scope > ${selector}`) ?? [])].map(
    ({ textContent }) => textContent,
  )

test.each([
  [
    'es',
    '/blog',
    `Blog de IA y atención al cliente | ${siteConfig.brand}`,
    'Noticias, guías y buenas prácticas',
  ],
  [
    'en',
    '/en/blog',
    `Blog on AI and customer service | ${siteConfig.brand}`,
    'News, guides, and best practices',
  ],
] as const)(
  'the feed in %s has a title, a description and its own URL',
  async (language, blog, title, about) => {
    const feed = await parseFeed(language)
    expect(feed.documentElement.getAttribute('version')).toBe('2.0')
    const [channel] = feed.getElementsByTagName('channel')
    expect(getTexts(channel, 'title')).toEqual([title])
    expect(getTexts(channel, 'link')).toEqual([`${site}${blog}`])
    expect(getTexts(channel, 'language')).toEqual([language])
    expect(getTexts(channel, 'description')[0]).toContain(about)
    const newest = new Date(getPublishTime(articles[0]?.date ?? ''))
    expect(getTexts(channel, 'pubDate')).toEqual([newest.toUTCString()])
    const [self] = feed.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link')
    expect(self?.getAttribute('rel')).toBe('self')
    expect(self?.getAttribute('href')).toBe(`${site}${blog}/rss.xml`)
    const head = await loadPageHead('articles/test-turing', language)
    expect(head.feed?.url).toBe(self?.getAttribute('href'))
  },
)

test.each(languages)('the feed in %s contains every article, newest first', async (language) => {
  const items = [...(await parseFeed(language)).getElementsByTagName('item')]
  expect(items).toHaveLength(articles.length)
  const dates = items.map((item) => Date.parse(getTexts(item, 'pubDate')[0] ?? ''))
  expect(dates).toEqual(articles.map(({ date }) => Date.parse(`${date}T12:00Z`)))
  for (const [index, { id }] of articles.entries()) {
    const head = await loadPageHead(id, language)
    expect(getTexts(items[index], 'link')).toEqual([head.canonicalUrl])
    expect(getTexts(items[index], 'guid')).toEqual([head.canonicalUrl])
    expect(getTexts(items[index], 'category')).toEqual([head.category])
    expect(getTexts(items[index], 'description')).toEqual([head.description])
  }
})

test('an article’s title in the feed has no brand', async () => {
  const feed = await parseFeed('en')
  const titles = [...feed.getElementsByTagName('item')].flatMap((item) => getTexts(item, 'title'))
  expect(titles).toContain('Machines pass the Turing test. What now?')
})

test.each(languages)(
  'the feed contains every article in full in %s, with absolute URLs',
  async (language) => {
    const namespace = 'http://purl.org/rss/1.0/modules/content/'
    const items = [...(await parseFeed(language)).getElementsByTagName('item')]
    for (const [index, { id }] of articles.entries()) {
      const html = items[index]?.getElementsByTagNameNS(namespace, 'encoded')[0]?.textContent ?? ''
      const body = new DOMParser().parseFromString(html, 'text/html').body
      const article = await loadSection(language, id)
      if (article.missing) throw new Error('The article is missing')
      for (const { question, answer } of article.faqs ?? []) {
        expect(body.textContent).toContain(question)
        expect(body.textContent).toContain(answer)
      }
      expect(body.querySelectorAll('h2').length).toBeGreaterThanOrEqual(article.sections.length - 1)
      expect(body.textContent.length).toBeGreaterThan(2_500)
      for (const element of body.querySelectorAll('[href], [src]'))
        expect(element.getAttribute('href') ?? element.getAttribute('src')).toMatch(/^https:/)
    }
  },
)
