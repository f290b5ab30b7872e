import {
  addressOf,
  canonicalPathOf,
  isArticlePath,
  pairedPath,
  pageOf,
  parentPageOf,
  pathsOf,
  registerArticles,
  resolveAddress,
  unprefixedAddressOf,
} from './siteMap'
import { sitePages } from './sitePages'
import { languages } from './language'

test('every address and alias belongs to one page alone', () => {
  const paths = sitePages.flatMap(pathsOf)
  expect(paths).toHaveLength(new Set(paths).size)
})

test.each(sitePages.flatMap((page) => languages.map((language) => ({ page, language }))))(
  '$page.id is found again at its address in $language',
  ({ page, language }) => {
    expect(resolveAddress(addressOf(page.id, language))).toMatchObject({
      kind: 'page',
      id: page.id,
      language: page.shared ? undefined : language,
    })
  },
)

test.each([
  ['/', { kind: 'page', id: 'home', language: undefined }],
  ['/en', { kind: 'alias', id: 'home', language: 'en' }],
  ['/en/', { kind: 'alias', id: 'home', language: 'en' }],
  ['/agendar-demo/', { kind: 'page', id: 'scheduleDemo', language: 'es' }],
  ['/Agendar-DEMO', { kind: 'page', id: 'scheduleDemo', language: 'es' }],
  ['/EN/Schedule-Demo//', { kind: 'page', id: 'scheduleDemo', language: 'en' }],
  ['/schedule-demo', { kind: 'alias', id: 'scheduleDemo', language: 'en' }],
  ['/industrias/financiamiento', { kind: 'alias', id: 'financial', language: 'es' }],
  ['/search', { kind: 'page', id: 'search', language: undefined }],
  ['/en/search', { kind: 'alias', id: 'search', language: 'en' }],
  ['/nada', { kind: 'unknown', language: undefined }],
  ['/en/nothing', { kind: 'unknown', language: 'en' }],
  ['/energia', { kind: 'unknown', language: undefined }],
])('%s is understood (R1, R3, R5)', (path, resolved) => {
  expect(resolveAddress(path)).toEqual(resolved)
})

test.each([
  ['/agendar-demo', 'en', '/en/schedule-demo'],
  ['/en/schedule-demo', 'es', '/agendar-demo'],
  ['/schedule-demo', 'es', '/agendar-demo'],
  ['/', 'en', '/'],
  ['/nada', 'en', '/en/nada'],
  ['/en/nothing', 'es', '/nothing'],
  ['/en/nothing', 'en', '/en/nothing'],
] as const)('%s in %s is %s', (path, language, paired) => {
  expect(pairedPath(path, language)).toBe(paired)
})

test.each([
  ['home', 'en', '/'],
  ['howItWorks', 'en', '/how-it-works'],
  ['howItWorks', 'es', '/como-funciona'],
  ['pricing', 'en', '/pricing'],
  ['financial', 'en', '/industries/financial'],
  ['retail', 'en', '/industries/retail'],
  ['automotive', 'en', '/industries/automotive'],
  ['health', 'en', '/en/industries/health'],
  ['privacy', 'en', '/politica-privacidad'],
  ['articles/turingTest', 'en', '/en/blog/turing-test'],
] as const)('the canonical of %s in %s is %s (R4, R8)', (id, language, path) => {
  expect(canonicalPathOf(id, language)).toBe(path)
})

test.each([
  ['scheduleDemo', 'es', '/agendar-demo'],
  ['scheduleDemo', 'en', '/schedule-demo'],
  ['financial', 'es', '/industrias/financiero'],
  ['blog', 'en', '/en/blog'],
] as const)('the unprefixed address of %s in %s is %s (R7)', (id, language, path) => {
  expect(unprefixedAddressOf(id, language)).toBe(path)
})

test.each([
  ['home', undefined],
  ['blog', 'home'],
  ['articles/turingTest', 'blog'],
  ['financial', 'industries'],
  ['search', 'home'],
] as const)('%s stands below %s', (id, parent) => {
  expect(parentPageOf(id)).toBe(parent)
})

test('an article is found once it is registered, and a second time changes nothing', () => {
  const id = 'articles/another'
  expect(pageOf('/blog/otro')).toBe('notFound')
  registerArticles([{ id, slugs: { es: 'otro', en: 'another' } }])
  registerArticles([{ id, slugs: { es: 'otro', en: 'another' } }])
  expect(resolveAddress('/Blog/Otro/')).toEqual({ kind: 'page', id, language: 'es' })
  expect(resolveAddress('/en/blog/another')).toEqual({ kind: 'page', id, language: 'en' })
  expect(resolveAddress('/blog/another')).toEqual({ kind: 'alias', id, language: 'en' })
  expect(pairedPath('/blog/otro', 'en')).toBe('/en/blog/another')
  expect(parentPageOf(id)).toBe('blog')
})

test('one name in both languages is an address, not an alias', () => {
  registerArticles([{ id: 'articles/chatbots', slugs: { es: 'chatbots', en: 'chatbots' } }])
  expect(resolveAddress('/blog/chatbots')).toMatchObject({ kind: 'page', language: 'es' })
})

test.each([
  ['/blog/whatever', true],
  ['/EN/blog/whatever/', true],
  ['/blog', false],
  ['/en/blog', false],
  ['/blog/a/b', false],
  ['/precios', false],
  ['/', false],
])('an article can stand at %s: %s', (path, expected) => {
  expect(isArticlePath(path)).toBe(expected)
})
