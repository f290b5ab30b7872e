import { readingMinutes } from './readingMinutes'

test.each([
  [0, 1],
  [90, 1],
  [299, 1],
  [300, 2],
  [600, 3],
  [899, 4],
])('%i words take %i minutes', (words, minutes) => {
  expect(readingMinutes(words)).toBe(minutes)
})
