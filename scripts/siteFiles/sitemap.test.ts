/** @jest-environment jest-fixed-jsdom */
import { languages } from '@/site/language'
import { getCanonicalPath } from '@/site/routes'
import { allRoutes } from '@/site/allRoutes'
import { listIndexedHeads, createSiteHeads } from './siteHeads'
import { createRobotsTxt, createSitemapXml } from './sitemap'

const site = 'https://www.example.com'

interface Entry {
  readonly loc: string
  readonly lastModified: string | undefined
  readonly alternates: readonly (readonly [language: string | null, loc: string | null])[]
}

const entries = new Map<string, Entry>()

beforeAll(async () => {
  const xml = createSitemapXml(listIndexedHeads(await createSiteHeads()))
  const parsed = new DOMParser().parseFromString(xml, 'application/xml')
  expect(parsed.querySelector('parsererror')).toBeNull()
  for (const url of parsed.getElementsByTagName('url')) {
    const loc = url.getElementsByTagName('loc')[0]?.textContent ?? ''
    expect(entries.has(loc)).toBe(false)
    entries.set(loc, {
      loc,
      lastModified: url.getElementsByTagName('lastmod')[0]?.textContent,
      alternates: [...url.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', 'link')].map(
        (link) => [link.getAttribute('hreflang'), link.getAttribute('href')],
      ),
    })
  }
})

const getEntry = (path: string) => entries.get(`${site}${path}`)

test('every canonical URL of an indexed page is listed once, and no other', () => {
  const expected = allRoutes
    .filter(({ noIndex }) => !noIndex)
    .flatMap((page) => languages.map((language) => `${site}${getCanonicalPath(page, language)}`))
  expect([...entries.keys()].sort()).toEqual([...new Set(expected)].sort())
})

test('the two URLs of a page name each other, even if the canonical URL has no prefix (R4)', () => {
  const alternates = [
    ['es', `${site}/precios`],
    ['en', `${site}/pricing`],
    ['x-default', `${site}/precios`],
  ]
  expect(getEntry('/precios')?.alternates).toEqual(alternates)
  expect(getEntry('/pricing')?.alternates).toEqual(alternates)
  expect(getEntry('/en/pricing')).toBeUndefined()
})

test('every alternate URL of an entry has an entry with the same alternates', () => {
  for (const { loc, alternates } of entries.values()) {
    for (const [, other] of alternates) {
      expect(entries.get(other ?? '')?.alternates).toEqual(alternates)
    }
    if (alternates.length > 0) expect(alternates.map(([, other]) => other)).toContain(loc)
  }
})

test('the privacy policy has no alternate URL (R8)', () => {
  expect(getEntry('/politica-privacidad')?.alternates).toEqual([])
  expect(getEntry('/en/privacy-policy')).toBeUndefined()
})

test('articles have their date in both languages', () => {
  expect(getEntry('/blog/meta-verificacion')?.lastModified).toBe('2025-04-26T12:00:00Z')
  expect(getEntry('/en/blog/meta-verification')?.lastModified).toBe('2025-04-26T12:00:00Z')
  expect(getEntry('/precios')?.lastModified).toBeUndefined()
})

test('crawlers may read everything but the API, and the sitemap is named', () => {
  expect(createRobotsTxt()).toBe(`User-agent: *
Disallow: /api/

Sitemap: https://www.example.com/sitemap.xml
`)
})
