import { createRobotsTxt } from './robots'

test('crawlers may read everything but the API, and the sitemap is named', () => {
  expect(createRobotsTxt()).toBe(`User-agent: *
Disallow: /api/

Sitemap: https://www.example.com/sitemap.xml
`)
})
