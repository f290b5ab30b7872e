import { normalizeSearchText } from './normalizeSearchText'

it.each([
  ['  España ', 'espana'],
  ['México', 'mexico'],
  ['CÔTE D’IVOIRE', 'cote d’ivoire'],
  ['Åland', 'aland'],
  ['', ''],
])('the text %j is normalized to %j', (text, expected) => {
  expect(normalizeSearchText(text)).toBe(expected)
})
