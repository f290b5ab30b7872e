import { getPreferredLanguage } from './negotiation'

it.each([
  ['en', 'en'],
  ['es-419,es;q=0.9,en;q=0.8', 'es'],
  ['en-GB;q=0.4, es;q=0.9', 'es'],
  ['PT-br, EN', 'en'],
  ['es;q=0, en;q=0.1', 'en'],
  ['est, enm', undefined],
  ['*', undefined],
  ['', undefined],
  [undefined, undefined],
])('%j prefers %s', (header, language) => {
  expect(getPreferredLanguage(header, ['es', 'en'])).toBe(language)
})
