import { normalizeSearchText } from './normalizeSearchText'

it.each([
  ['  España ', 'espana'],
  ['México', 'mexico'],
  ['CÔTE D’IVOIRE', 'cote d’ivoire'],
  ['Åland', 'aland'],
  ['', ''],
  ['Ｆｕｌｌ　ｗｉｄｔｈ ２４', 'full width 24'],
  ['no\u00a0break', 'no break'],
  ['zero\u200bwidth\u00ad', 'zerowidth'],
  ['oﬃce', 'office'],
])('the text %j is normalized to %j', (text, expected) => {
  expect(normalizeSearchText(text)).toBe(expected)
})
