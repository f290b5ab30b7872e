import { addressOf, pairedPath, resolveAddress, siteMap } from './siteMap'
import { languages } from './language'

test('every address and alias belongs to one page alone', () => {
  const paths = siteMap.flatMap(({ addresses, aliases }) => [
    ...new Set<string>([...Object.values(addresses), ...aliases]),
  ])
  expect(paths).toHaveLength(new Set(paths).size)
})

test.each(siteMap.flatMap((page) => languages.map((language) => ({ page, language }))))(
  '$page.id is found again at its address in $language',
  ({ page, language }) => {
    expect(resolveAddress(addressOf(page.id, language))).toMatchObject({
      kind: 'page',
      id: page.id,
      language: page.synced ? language : undefined,
    })
  },
)

test.each([
  ['/', { kind: 'page', id: 'home', language: undefined }],
  ['/en', { kind: 'alias', id: 'home' }],
  ['/en/', { kind: 'alias', id: 'home' }],
  ['/agendar-demo/', { kind: 'page', id: 'scheduleDemo', language: 'es' }],
  ['/Agendar-DEMO', { kind: 'page', id: 'scheduleDemo', language: 'es' }],
  ['/EN/Schedule-Demo//', { kind: 'page', id: 'scheduleDemo', language: 'en' }],
  ['/schedule-demo', { kind: 'alias', id: 'scheduleDemo' }],
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
