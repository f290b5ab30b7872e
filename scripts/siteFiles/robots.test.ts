import { robotsTxt } from './robots'

test('everything may be read but the calls, and the sitemap is named', () => {
  expect(robotsTxt()).toBe(`User-agent: *
Disallow: /api/

Sitemap: https://www.example.com/sitemap.xml
`)
})
