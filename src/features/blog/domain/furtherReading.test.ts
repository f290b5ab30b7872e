import { furtherReading } from './furtherReading'

const all = ['a', 'b', 'c', 'd']

test.each([
  ['a', 2, ['b', 'c']],
  ['c', 2, ['d', 'a']],
  ['d', 3, ['a', 'b', 'c']],
  ['b', 9, ['c', 'd', 'a']],
])('after %s come %i: %j', (current, count, expected) => {
  expect(furtherReading(all, current, count)).toEqual(expected)
})

test('each is as often another’s further reading as every other', () => {
  const offered = all.flatMap((id) => furtherReading(all, id, 2))
  for (const id of all) expect(offered.filter((other) => other === id)).toHaveLength(2)
})
