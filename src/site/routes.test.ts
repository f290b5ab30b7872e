import { allRoutes } from './allRoutes'
import { languages } from './language'
import {
  getCanonicalPath,
  getArticleRoute,
  getArticlePath,
  staticRoutes,
  getAllPaths,
  getPermanentRedirects,
  getUnprefixedPath,
} from './routes'

test('every path and alias belongs to only one page', () => {
  const paths = allRoutes.flatMap(getAllPaths)
  expect(paths).toHaveLength(new Set(paths).size)
})

/** Page, Spanish path, English path, canonical English path, aliases: literally, since others link to them. */
const pagePaths = [
  ['home', '/', '/', '/en', ['/en']],
  ['scheduleDemo', '/agendar-demo', '/en/schedule-demo', '/en/schedule-demo', ['/schedule-demo']],
  ['howItWorks', '/como-funciona', '/en/how-it-works', '/how-it-works', ['/how-it-works']],
  ['industries', '/industrias', '/en/industries', '/en/industries', ['/industries']],
  [
    'financial',
    '/industrias/financiero',
    '/en/industries/financial',
    '/industries/financial',
    ['/industrias/financiamiento', '/industries/financial'],
  ],
  [
    'retail',
    '/industrias/comercio',
    '/en/industries/retail',
    '/industries/retail',
    ['/industries/retail'],
  ],
  [
    'automotive',
    '/industrias/automotriz',
    '/en/industries/automotive',
    '/industries/automotive',
    ['/industries/automotive'],
  ],
  [
    'health',
    '/industrias/salud',
    '/en/industries/health',
    '/en/industries/health',
    ['/industries/health'],
  ],
  ['pricing', '/precios', '/en/pricing', '/pricing', ['/pricing']],
  [
    'privacy',
    '/politica-privacidad',
    '/en/privacy-policy',
    '/politica-privacidad',
    ['/privacy-policy'],
  ],
  ['blog', '/blog', '/en/blog', '/en/blog', []],
  ['googleTerms', '/terminos-google', '/en/google-terms', '/en/google-terms', ['/google-terms']],
  ['search', '/search', '/search', '/search', ['/en/search']],
]

/** The articles that the site began with. */
const articlePaths = [
  ['/blog/test-turing', '/en/blog/turing-test', '/blog/turing-test'],
  [
    '/blog/asistente-conversacional',
    '/en/blog/conversational-assistant',
    '/blog/conversational-assistant',
  ],
  [
    '/blog/transformando-atencion',
    '/en/blog/transforming-customer-service',
    '/blog/transforming-customer-service',
  ],
  ['/blog/procesos-automatizados', '/en/blog/automated-processes', '/blog/automated-processes'],
  [
    '/blog/unificacion-comunicaciones',
    '/en/blog/unified-communications',
    '/blog/unified-communications',
  ],
  ['/blog/meta-verificacion', '/en/blog/meta-verification', '/blog/meta-verification'],
]

test('the public paths of the pages are these (R1, R3, R4, R8)', () => {
  const found = staticRoutes.map((route) => {
    const { id, paths, aliases = {} } = route
    return [id, paths.es, paths.en, getCanonicalPath(route, 'en'), Object.values(aliases)]
  })
  expect(found).toEqual(pagePaths)
})

test.each(articlePaths)('an article has the public paths %s, %s and %s', (...paths) => {
  expect(allRoutes.map(getAllPaths)).toContainEqual(paths)
})

test('the canonical path in Spanish is the Spanish one', () => {
  for (const route of allRoutes) expect(getCanonicalPath(route, 'es')).toBe(route.paths.es)
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
