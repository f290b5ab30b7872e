import { parseLanguageFiles } from '../../server/languageFiles'
import { parseMovedPaths } from '../../server/movedPaths'
import { getPermanentRedirects } from '@/site/permanentRedirects'
import { allRoutes } from '@/site/allRoutes'
import { createRedirectsFile } from './redirects'

test('hosts are told what has moved, and which document and which not-found page is whose', () => {
  expect(createRedirectsFile()).toBe(`/industrias/financiamiento /industrias/financiero 301
/industrias/financiamiento/ /industrias/financiero 301
/ /en.html 200! Language=en
/search /en/search.html 200! Language=en
/en/* /en/404.html 404
`)
})

test('the gateway reads in it every path that has moved', () => {
  const moved = parseMovedPaths(createRedirectsFile())
  for (const { from, to } of getPermanentRedirects()) expect(moved.get(from)).toBe(to)
})

test('the gateway reads in it every path that both languages share', () => {
  const shared = allRoutes.filter((page) => 'shared' in page).map(({ paths }) => paths.en)
  expect([...parseLanguageFiles(createRedirectsFile()).keys()]).toEqual(shared)
})
