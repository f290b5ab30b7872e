import { normalizeSearchText } from './normalizeSearchText'

it.each([
  ['  España ', 'espana'],
  ['México', 'mexico'],
  ['CÔTE D’IVOIRE', 'cote d’ivoire'],
  ['Åland', 'aland'],
  ['', ''],
])('%j is searched as %j', (text, expected) => {
  expect(normalizeSearchText(text)).toBe(expected)
})
