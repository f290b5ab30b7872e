import { widenRange } from './calendar'

test.each([
  ['a day', '2026-03-04', '2026-03-05'],
  ['the first day, far in the east', '2026-02-27', '2026-03-01'],
  ['a month', '2026-03-01', '2026-03-31'],
])('%s is widened to the ranges of all days of its month', (_name, start, end) => {
  expect(widenRange({ start, end })).toEqual({ start: '2026-02-27', end: '2026-04-02' })
})

test('the last day, far in the west, is in the range of its month or of the next one', () => {
  expect(widenRange({ start: '2026-03-30', end: '2026-04-01' })).toEqual({
    start: '2026-03-30',
    end: '2026-05-02',
  })
})

test('a range of several months stays one range', () => {
  expect(widenRange({ start: '2026-03-01', end: '2026-05-02' })).toEqual({
    start: '2026-02-27',
    end: '2026-06-02',
  })
})
