import { languages } from './language'
import {
  getPageFromPath,
  getParentPage,
  getUnknownPath,
  hideToken,
  resolvePath,
} from './resolvePath'
import { getRoutePath, staticRoutes } from './routes'

test.each(staticRoutes.flatMap((page) => languages.map((language) => ({ page, language }))))(
  'the path of $page.id in $language resolves to the page',
  ({ page, language }) => {
    const path = getRoutePath(page.id, language)
    expect(resolvePath(path)).toMatchObject({
      id: page.id,
      language: ['/', '/search'].includes(path) ? undefined : language,
    })
  },
)

test.each([
  ['/', { id: 'home', language: undefined }],
  ['/en', { id: 'home', language: 'en' }],
  ['/en/', { id: 'home', language: 'en' }],
  ['/agendar-demo/', { id: 'scheduleDemo', language: 'es' }],
  ['/Agendar-DEMO', { id: 'scheduleDemo', language: 'es' }],
  ['/EN/Schedule-Demo//', { id: 'scheduleDemo', language: 'en' }],
  ['/schedule-demo', { id: 'scheduleDemo', language: 'en' }],
  ['/industrias/financiamiento', { id: 'financial', language: 'es' }],
  ['/search', { id: 'search', language: undefined }],
  ['/en/search', { id: 'search', language: 'en' }],
  ['/nada', { id: 'notFound', language: undefined }],
  ['/en/nothing', { id: 'notFound', language: undefined }],
])('the path %s is resolved (R1, R3, R5)', (path, resolved) => {
  expect(resolvePath(path)).toEqual(resolved)
})

test.each([
  ['/nada', 'en', '/en/nada'],
  ['/en/nothing', 'es', '/nothing'],
  ['/EN/nothing', 'en', '/en/nothing'],
  ['/energia', 'en', '/en/energia'],
  // A link to two slashes would lead to another site.
  ['/en//example.com/nothing', 'es', '/example.com/nothing'],
  ['//example.com/nothing', 'es', '/example.com/nothing'],
] as const)('the unknown path %s in %s is %s', (path, language, expected) => {
  expect(getUnknownPath(path, language)).toBe(expected)
})

test.each([
  ['home', undefined],
  ['blog', 'home'],
  ['financial', 'industries'],
  ['search', 'home'],
] as const)('the parent page of %s is %s', (id, parent) => {
  expect(getParentPage(id)).toBe(parent)
})

test.each([
  ['/blog/otro', 'otro', 'es'],
  ['/Blog/Otro/', 'otro', 'es'],
  ['/en/blog/another', 'another', 'en'],
  ['/EN/blog/another/', 'another', 'en'],
  ['/blog/another', 'another', 'es'],
] as const)('the path %s is the article %s in %s', (path, slug, language) => {
  expect(resolvePath(path)).toEqual({ id: `articles/${slug}`, language })
})

test.each(['/blog/a/b', '/en/blog/a/b', '/precios/a'])('the path %s is no article', (path) => {
  expect(getPageFromPath(path)).toBe('notFound')
})

test.each([
  ['/agendar-demo/Aa.B-1_', { language: 'es', token: 'Aa.B-1_' }],
  ['/Agendar-Demo/Aa/', { language: 'es', token: 'Aa' }],
  ['/EN/schedule-demo/Aa', { language: 'en', token: 'Aa' }],
  ['/schedule-demo/Aa', { language: 'en', token: 'Aa' }],
] as const)('the path %s is an appointment, and its token keeps its case', (path, resolved) => {
  expect(resolvePath(path)).toEqual({ id: 'appointment', ...resolved })
  expect(hideToken(path)).toMatch(/^\/[a-z/-]+\/:token$/i)
  expect(hideToken(path)).not.toContain(resolved.token)
})

test.each(['/agendar-demo/a/b', '/precios/a', '/agendar/a'])(
  'the path %s is no appointment',
  (path) => {
    expect(getPageFromPath(path)).toBe('notFound')
  },
)

test.each(['/agendar-demo', '/precios', '/nada/a', '/'])(
  'the path %s has no token to hide',
  (path) => {
    expect(hideToken(path)).toBe(path)
  },
)
