import { createRobotsTxt } from './robots'

test('everything may be read but the calls, and the sitemap is named', () => {
  expect(createRobotsTxt()).toBe(`User-agent: *
Disallow: /api/

Sitemap: https://www.example.com/sitemap.xml
`)
})
