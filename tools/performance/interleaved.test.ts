import { interleaved } from './interleaved'

test.each([
  [['a'], ['limit', 'a']],
  [
    ['a', 'b', 'c'],
    ['limit', 'a', 'b', 'limit', 'c'],
  ],
  [[], []],
])('the reference comes before every second subject of %j', (subjects, expected) => {
  expect(interleaved(subjects, 'limit', 2)).toEqual(expected)
})
