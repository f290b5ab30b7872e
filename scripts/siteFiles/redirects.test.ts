import { parseLanguageFiles } from '../../server/languageFiles'
import { parseMovedPaths } from '../../server/movedPaths'
import { permanentRedirects } from '../../src/site/permanentRedirects'
import { allRoutes } from '../../src/site/sitePages'
import { redirectsFile } from './redirects'

test('hosts are told what has moved, and which document and which not-found page is whose', () => {
  expect(redirectsFile()).toBe(`/industrias/financiamiento /industrias/financiero 301
/industrias/financiamiento/ /industrias/financiero 301
/ /en.html 200! Language=en
/search /en/search.html 200! Language=en
/en/* /en/404.html 404
`)
})

test('the gateway reads in it every address that has moved', () => {
  const moved = parseMovedPaths(redirectsFile())
  for (const { from, to } of permanentRedirects()) expect(moved.get(from)).toBe(to)
})

test('the gateway reads in it every address that both languages share', () => {
  const shared = allRoutes.filter((page) => 'shared' in page).map(({ addresses }) => addresses.en)
  expect([...parseLanguageFiles(redirectsFile()).keys()]).toEqual(shared)
})
