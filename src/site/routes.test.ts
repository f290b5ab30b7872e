import { allRoutes, getPrerenderEntries } from './allRoutes'
import { languages } from './language'
import { resolvePath } from './resolvePath'
import {
  getCanonicalPath,
  getArticleRoute,
  getArticlePath,
  getStaticRoute,
  getAllPaths,
  getPermanentRedirects,
  getUnprefixedPath,
} from './routes'

test('every path and alias belongs to only one page', () => {
  const paths = allRoutes.flatMap(getAllPaths)
  expect(paths).toHaveLength(new Set(paths).size)
})

test.each([
  ['home', 'es', '/'],
  ['home', 'en', '/en'],
  ['howItWorks', 'en', '/how-it-works'],
  ['howItWorks', 'es', '/como-funciona'],
  ['pricing', 'en', '/pricing'],
  ['financial', 'en', '/industries/financial'],
  ['retail', 'en', '/industries/retail'],
  ['automotive', 'en', '/industries/automotive'],
  ['health', 'en', '/en/industries/health'],
  ['privacy', 'en', '/politica-privacidad'],
] as const)('the canonical path of %s in %s is %s (R1, R4, R8)', (id, language, path) => {
  expect(getCanonicalPath(getStaticRoute(id), language)).toBe(path)
})

test.each([
  ['scheduleDemo', 'es', '/agendar-demo'],
  ['scheduleDemo', 'en', '/schedule-demo'],
  ['financial', 'es', '/industrias/financiero'],
  ['blog', 'en', '/en/blog'],
] as const)('the unprefixed path of %s in %s is %s (R7)', (id, language, path) => {
  expect(getUnprefixedPath(id, language)).toBe(path)
})

test('an article has a page for each of its slugs', () => {
  const slugs = { es: 'otro', en: 'another' }
  expect(getArticleRoute(slugs)).toEqual({
    id: 'articles/otro',
    paths: { es: '/blog/otro', en: '/en/blog/another' },
    aliases: { en: '/blog/another' },
  })
  for (const language of languages)
    expect(getArticlePath(slugs, language)).toBe(getArticleRoute(slugs).paths[language])
})

test('the same slug in both languages is a path, not an alias', () => {
  expect(getArticleRoute({ es: 'chatbots', en: 'chatbots' })).not.toHaveProperty('aliases')
})

test('only the old path of the financial page redirects permanently', () => {
  expect(getPermanentRedirects()).toEqual([
    { from: '/industrias/financiamiento', to: '/industrias/financiero' },
  ])
})

test.each(getPermanentRedirects())(
  'the redirect from $from leads to a page in one step',
  ({ from, to }) => {
    expect(resolvePath(to).id).not.toBe('notFound')
    const files = getPrerenderEntries().map(({ file }) => `/${file}`)
    expect(files).toContain(`${to}.html`)
    expect(files).not.toContain(`${from}.html`)
  },
)
