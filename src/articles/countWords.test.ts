import { countWords, getReadingMinutes } from './countWords'

test('a sign between spaces is not a word', () => {
  expect(countWords(['un 73 % de', 'dos – tres'])).toBe(5)
  expect(countWords([])).toBe(0)
})

test.each([
  [0, 1],
  [90, 1],
  [299, 1],
  [300, 2],
  [600, 3],
  [899, 4],
])('reading %i words takes %i minutes', (words, minutes) => {
  expect(getReadingMinutes(words)).toBe(minutes)
})
