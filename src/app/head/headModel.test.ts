import { currency, plans } from '@/content/plans'
import { faqSections } from '@/content/faqSections'
import type { Faq } from '@/content/types'
import { loadSection } from '@/i18n/loadSection'
import type { ReadSection } from '@/i18n/useContent'
import { showMissingKeys } from '@/i18n/missingKeys'
import { isArticleId } from '@/site/article'
import { escapeMarkup } from '@/site/escape'
import { articles } from '@/articles/articleList'
import { languages, type Language } from '@/site/language'
import { getCanonicalPath, type PageId } from '@/site/routes'
import { getRoute, allRoutes } from '@/site/allRoutes'
import { siteConfig } from '@/site/siteConfig'
import { texts } from '@/testing/texts'
import { loadPageHead, serializeHead } from './documentHead'
import { getPageHead, type HeadModel } from './headModel'

const site = 'https://www.example.com'
const { brand } = siteConfig
const pages = allRoutes.map(({ id }) => id)
const everyPage = pages.flatMap((page) => languages.map((language) => ({ page, language })))

const getType = (data: object) => ('@type' in data ? data['@type'] : undefined)
const getTypes = ({ structuredData }: HeadModel) => structuredData.map(getType)
const findData = (head: HeadModel, type: string) =>
  head.structuredData.find((data) => getType(data) === type)

test('every text of a head belongs to a page', () => {
  const ids: readonly string[] = [...pages, 'appointment', 'notFound']
  const getId = (key: string) => key.replace(/_(title|description|keywords)$/, '')
  expect(Object.keys(texts.es.head).filter((key) => !ids.includes(getId(key)))).toEqual([])
})

test.each(languages)('no page’s name in %s names the brand, which its title adds', (language) => {
  const names = Object.entries(texts[language].head).filter(([key]) => key.endsWith('_title'))
  expect(names.filter(([, name]) => name.includes(brand))).toEqual([])
})

describe.each(everyPage)('the head of $page in $language', ({ page, language }) => {
  let head: HeadModel
  beforeEach(async () => {
    head = await loadPageHead(page, language)
  })

  it('has a title and a description of suitable length, without placeholders', () => {
    expect(head.title).toContain(brand)
    expect(head.title.length).toBeLessThanOrEqual(60)
    expect(head.description.length).toBeGreaterThanOrEqual(50)
    expect(head.description.length).toBeLessThanOrEqual(180)
    expect(`${head.title} ${head.description}`).not.toMatch(/{{|undefined/)
  })

  it('has at least three keywords unless it is not indexed', () => {
    if (head.noIndex) expect(head.keywords).toBeUndefined()
    else expect(head.keywords?.split(', ').length).toBeGreaterThanOrEqual(3)
  })

  it('has the canonical URL of the route table as an absolute URL', () => {
    expect(head.canonicalUrl).toBe(
      new URL(getCanonicalPath(getRoute(page), language), `${site}/`).href,
    )
  })

  it('links to the other language if it exists, and that page links back', async () => {
    if (page === 'privacy') {
      expect(head.alternates).toEqual([])
      return
    }
    const [spanish, english] = languages.map(
      (each) => `${site}${getCanonicalPath(getRoute(page), each)}`,
    )
    expect(head.alternates).toEqual([
      { hrefLang: 'es', url: spanish },
      { hrefLang: 'en', url: english },
      { hrefLang: 'x-default', url: spanish },
    ])
    expect(head.alternates.map(({ url }) => url)).toContain(head.canonicalUrl)
    const other = await loadPageHead(page, language === 'es' ? 'en' : 'es')
    expect(other.alternates).toEqual(head.alternates)
  })

  it('has its own sharing image', () => {
    expect(head.image).toBe(`${site}/pictures/share/${page}-${language}.png`)
  })

  it('describes the types of its content in structured data', () => {
    const expected = [
      ...(page === 'home' ? ['Organization', 'WebSite'] : ['BreadcrumbList']),
      ...(page === 'pricing' ? ['Service'] : []),
      ...(isArticleId(page) ? ['BlogPosting'] : []),
      ...(page in faqSections || page === 'articles/unificacion-comunicaciones' ? ['FAQPage'] : []),
    ]
    expect(getTypes(head)).toEqual(expected)
    for (const data of head.structuredData) {
      expect(data).toHaveProperty('@context', 'https://schema.org')
      expect(JSON.stringify(data)).not.toMatch(/undefined|{{/)
    }
  })

  it('links to the feed of its language only on the pages of the blog', () => {
    const blog = language === 'es' ? '/blog' : '/en/blog'
    const title = `${texts[language].head.blog_title} | ${brand}`
    const feed = { title, url: `${site}${blog}/rss.xml` }
    expect(head.feed).toEqual(page === 'blog' || isArticleId(page) ? feed : undefined)
  })

  it('is excluded from search results only if the route says so', () => {
    expect(head.noIndex).toBe(page === 'search')
  })
})

test('no two pages share a title or a description in a language', async () => {
  for (const language of languages) {
    const heads = await Promise.all(pages.map((page) => loadPageHead(page, language)))
    expect(new Set(heads.map(({ title }) => title)).size).toBe(pages.length)
    expect(new Set(heads.map(({ description }) => description)).size).toBe(pages.length)
  }
})

test.each([
  ['es', `Página no encontrada | ${brand}`],
  ['en', `Page Not Found | ${brand}`],
] as const)(
  'an unknown URL in %s has no canonical URL and is not indexed',
  async (language, title) => {
    const head = await loadPageHead('notFound', language)
    expect(head).toMatchObject({ title, noIndex: true, alternates: [], structuredData: [] })
    expect(head.canonicalUrl).toBeUndefined()
    expect(head.keywords).toBeUndefined()
    expect(head.image).toMatch(/\/share\/home-/)
  },
)

describe.each(articles)('the article $id', ({ id, date, category, picture, texts }) => {
  test.each(languages)('uses its own texts in %s', async (language) => {
    const { title, excerpt, keywords } = texts[language]
    const blog = await loadSection(language, 'blog')
    const head = await loadPageHead(id, language)
    expect(head).toMatchObject({
      type: 'article',
      title: `${title} | ${brand}`,
      description: excerpt,
      keywords,
      publishTime: `${date}T12:00:00Z`,
      category: blog[`category_${category}`],
    })
    expect(findData(head, 'BlogPosting')).toMatchObject({
      headline: title,
      description: excerpt,
      keywords,
      datePublished: `${date}T12:00:00Z`,
      dateModified: `${date}T12:00:00Z`,
      articleSection: blog[`category_${category}`],
      inLanguage: language,
      author: { '@type': 'Organization', name: brand },
      image: [head.image, `${site}${picture}`],
      mainEntityOfPage: head.canonicalUrl,
    })
  })
})

test.each<[PageId, Language, readonly [string, string][]]>([
  [
    'blog',
    'es',
    [
      [brand, '/'],
      [texts.es.head.blog_title, '/blog'],
    ],
  ],
  [
    'articles/test-turing',
    'en',
    [
      [brand, '/en'],
      [texts.en.head.blog_title, '/en/blog'],
      ['Machines pass the Turing test. What now?', '/en/blog/turing-test'],
    ],
  ],
  [
    'financial',
    'en',
    [
      [brand, '/en'],
      [texts.en.head.industries_title, '/en/industries'],
      [texts.en.head.financial_title, '/industries/financial'],
    ],
  ],
  [
    'pricing',
    'es',
    [
      [brand, '/'],
      [texts.es.head.pricing_title, '/precios'],
    ],
  ],
])('the breadcrumbs of %s in %s', async (page, language, trail) => {
  expect(findData(await loadPageHead(page, language), 'BreadcrumbList')).toMatchObject({
    itemListElement: trail.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${site}${path}`,
    })),
  })
})

test('the home page describes its company and its search (R6)', async () => {
  const head = await loadPageHead('home', 'en')
  expect(findData(head, 'Organization')).toMatchObject({
    '@id': `${site}/#organization`,
    name: brand,
    url: `${site}/`,
    logo: `${site}/apple-touch-icon.png`,
  })
  expect(findData(head, 'WebSite')).toMatchObject({
    url: `${site}/`,
    inLanguage: 'en',
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${site}/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  })
})

test('the pricing page offers the service at 0 EUR and each plan at its price (R17)', async () => {
  const { plan_names } = await loadSection('en', 'pricing')
  expect(findData(await loadPageHead('pricing', 'en'), 'Service')).toMatchObject({
    name: texts.en.head.home_title,
    offers: [
      { '@type': 'Offer', price: 0, priceCurrency: 'EUR' },
      ...plans.map(({ id, discountedPrice }) => ({
        '@type': 'Offer',
        name: plan_names[id],
        url: `${site}/pricing#plan-${id}`,
        price: discountedPrice,
        priceCurrency: currency.code,
        priceSpecification: { '@type': 'UnitPriceSpecification', unitCode: 'MON' },
      })),
    ],
  })
})

test.each(languages)(
  'structured data has the same questions and answers as the page in %s',
  async (language) => {
    const asked = new Map<PageId, readonly Faq[]>()
    for (const { id, texts } of articles) asked.set(id, texts[language].faqs ?? [])
    for (const [page, section] of Object.entries(faqSections))
      asked.set(page as PageId, (await loadSection(language, section)).faqs)
    const answered = [...asked].filter(([, faqs]) => faqs.length > 0)
    expect(answered.map(([page]) => page)).toEqual(
      expect.arrayContaining(['articles/unificacion-comunicaciones', ...Object.keys(faqSections)]),
    )
    for (const [page, faqs] of answered) {
      expect(faqs.length).toBeGreaterThan(0)
      expect(findData(await loadPageHead(page, language), 'FAQPage')).toMatchObject({
        mainEntity: faqs.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      })
    }
  },
)

it('shows the keys of missing texts', () => {
  jest.spyOn(console, 'warn').mockReturnValue(undefined)
  const read = (name: string) => showMissingKeys({}, 'es', name)
  const html = serializeHead(getPageHead('pricing', 'es', read as ReadSection))
  expect(html).toContain(`>pricing_title | ${escapeMarkup(brand)}</title>`)
  expect(html).toContain('content="pricing_description"')
})

describe.each(languages)('the head of an appointment in %s', (language) => {
  it('sends no referrer, because its URL is secret, and is not indexed', async () => {
    const head = await loadPageHead('appointment', language)
    expect(head).toMatchObject({
      canonicalUrl: undefined,
      alternates: [],
      noIndex: true,
      structuredData: [],
    })
    const html = serializeHead(head)
    expect(html).toContain('<meta data-prerendered="" name="referrer" content="no-referrer"/>')
    expect(html).not.toContain('demo/')
  })

  it('has a title and a description of suitable length', async () => {
    const { title, description } = await loadPageHead('appointment', language)
    expect(title.length).toBeLessThanOrEqual(60)
    expect(description.length).toBeGreaterThanOrEqual(50)
    expect(description.length).toBeLessThanOrEqual(180)
  })
})
