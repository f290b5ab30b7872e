import { median, medians, ratio } from './statistics'

test.each([
  [[3], 3],
  [[9, 1, 5], 5],
  [[4, 1, 2, 10], 3],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected)
})

test('no values have no median', () => {
  expect(() => median([])).toThrow('No values have no median')
})

test('each field has its own median', () => {
  const runs = [
    { score: 90, time: 30 },
    { score: 100, time: 10 },
    { score: 95, time: 20 },
  ]
  expect(medians(['score', 'time'], runs)).toEqual({ score: 95, time: 20 })
})

test.each([
  [150, 100, 1.5],
  [0, 0, 1],
  [5, 0, Number.POSITIVE_INFINITY],
])('the ratio of %d to %d is %d', (value, other, expected) => {
  expect(ratio(value, other)).toBe(expected)
})
