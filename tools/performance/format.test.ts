import { kilobytes, seconds, shift, times, whole } from './format'

test('values read as the tables give them', () => {
  expect([kilobytes(160_049), seconds(1_046), whole(49.6), times(1.349)]).toEqual([
    '160.0',
    '1.05',
    '50',
    '1.35×',
  ])
})

test('a layout that stands still has no digits, the smallest shift has three', () => {
  expect([shift(0), shift(0.0012)]).toEqual(['0', '0.001'])
})
