import { siteConfig } from '@/site/siteConfig'
import { texts } from '@/testing/texts'
import { loadPageHead, serializeHead } from './documentHead'
import type { HeadModel } from './headModel'

const parse = (head: HeadModel) =>
  new DOMParser().parseFromString(`<head>${serializeHead(head)}</head>`, 'text/html')
const getContent = (page: Document, name: string) =>
  page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content')

describe('serialized head elements', () => {
  it('contain the Open Graph data of an article', async () => {
    const head = await loadPageHead('articles/test-turing', 'en')
    const page = parse(head)
    expect(page.title).toBe(head.title)
    const shown = Object.fromEntries(
      [...page.querySelectorAll('meta')].map((meta) => [
        meta.getAttribute('name') ?? meta.getAttribute('property') ?? '',
        meta.content,
      ]),
    )
    expect(shown).toEqual({
      description: head.description,
      keywords: 'Turing test, language models, artificial intelligence',
      author: siteConfig.brand,
      'og:type': 'article',
      'og:site_name': siteConfig.brand,
      'og:locale': 'en_US',
      'og:locale:alternate': 'es_LA',
      'og:title': head.title,
      'og:description': head.description,
      'og:url': 'https://www.example.com/en/blog/turing-test',
      'og:image': 'https://www.example.com/pictures/share/articles/test-turing-en.png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': head.title,
      'article:published_time': '2025-04-12T12:00:00Z',
      'article:modified_time': '2025-04-12T12:00:00Z',
      'article:section': 'Trends',
      'twitter:card': 'summary_large_image',
    })
    const links = [...page.querySelectorAll('link')].map(({ rel, hreflang, href }) => [
      rel,
      hreflang,
      href,
    ])
    expect(links).toEqual([
      ['canonical', '', 'https://www.example.com/en/blog/turing-test'],
      ['alternate', 'es', 'https://www.example.com/blog/test-turing'],
      ['alternate', 'en', 'https://www.example.com/en/blog/turing-test'],
      ['alternate', 'x-default', 'https://www.example.com/blog/test-turing'],
      ['alternate', '', 'https://www.example.com/en/blog/rss.xml'],
    ])
    const feed = page.querySelector('link[type="application/rss+xml"]')
    const { brand } = siteConfig
    expect(feed?.getAttribute('title')).toBe(`${texts.en.head.blog_title} | ${brand}`)
  })

  it('exclude the page from search results if the head says so, and contain no date for a page that is no article', async () => {
    const page = parse(await loadPageHead('search', 'es'))
    expect(getContent(page, 'robots')).toBe('noindex')
    expect(getContent(page, 'og:type')).toBe('website')
    expect(getContent(page, 'og:locale')).toBe('es_LA')
    expect(getContent(page, 'article:published_time')).toBeUndefined()
    expect(getContent(parse(await loadPageHead('blog', 'es')), 'robots')).toBeUndefined()
  })

  it('link to the other language only if it exists (R8)', async () => {
    const read = async (id: 'blog' | 'privacy') =>
      getContent(parse(await loadPageHead(id, 'es')), 'og:locale:alternate')
    expect([await read('blog'), await read('privacy')]).toEqual(['en_US', undefined])
  })

  it('escape every text', async () => {
    const text = 'A "quote" & </title></script><script>alert(1)</script>'
    const head = await loadPageHead('articles/unificacion-comunicaciones', 'es')
    const page = parse({
      ...head,
      title: text,
      description: text,
      structuredData: [{ '@context': 'https://schema.org', '@type': 'WebSite', name: text }],
    })
    expect(page.title).toBe(text)
    expect(getContent(page, 'description')).toBe(text)
    expect(getContent(page, 'og:title')).toBe(text)
    const scripts = [...page.querySelectorAll('script')]
    expect(scripts.map(({ type }) => type)).toEqual(['application/ld+json'])
    expect(JSON.parse(scripts[0]?.textContent ?? '')).toMatchObject({ name: text })
  })
})
