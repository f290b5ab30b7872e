import { robotsTxt } from './robots'

test('everything may be read but the calls and the search, and the sitemap is named', () => {
  expect(robotsTxt()).toBe(`User-agent: *
Disallow: /api/
Disallow: /search

Sitemap: https://www.example.com/sitemap.xml
`)
})
