import { getPermanentRedirects } from '@/site/routes'
import { parseRedirects } from '../../server/site/sitePaths'
import { createRedirectsFile } from './redirects'

test('hosts get the permanent redirects, the documents by language and the not-found pages', () => {
  expect(createRedirectsFile()).toBe(`/industrias/financiamiento /industrias/financiero 301
/industrias/financiamiento/ /industrias/financiero 301
/ /en.html 200! Language=en
/search /en/search.html 200! Language=en
/agendar-demo/:token /agendar-demo/token.html 200
/en/schedule-demo/:token /en/schedule-demo/token.html 200
/schedule-demo/:token /en/schedule-demo/token.html 200
/en/* /en/404.html 404
`)
})

test('the gateway reads the permanent redirects from the file', () => {
  const { movedPaths } = parseRedirects(createRedirectsFile())
  for (const { from, to } of getPermanentRedirects()) expect(movedPaths.get(from)).toBe(to)
  expect(movedPaths.size).toBeGreaterThan(0)
})
