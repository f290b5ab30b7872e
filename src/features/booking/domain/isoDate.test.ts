import { addToDate, getDayOfWeek, isWeekday, getLastDayOfMonth, getMonth } from './isoDate'

describe('addToDate', () => {
  it.each([
    ['2026-11-26', 1, 'day', '2026-11-27'],
    ['2026-12-31', 1, 'day', '2027-01-01'],
    ['2028-02-28', 1, 'day', '2028-02-29'],
    ['2026-03-01', -1, 'day', '2026-02-28'],
    ['2026-03-29', 1, 'day', '2026-03-30'],
    ['2026-01-31', 1, 'month', '2026-02-28'],
    ['2026-03-31', -1, 'month', '2026-02-28'],
    ['2028-02-29', 1, 'year', '2029-02-28'],
  ] as const)('%s plus %i %s is %s', (date, amount, unit, expected) => {
    expect(addToDate(date, amount, unit)).toBe(expected)
  })
})

it('knows the day of the week and the weekdays', () => {
  const week = ['22', '23', '24', '25', '26', '27', '28'].map((day) => `2026-11-${day}`)
  expect(week.map(getDayOfWeek)).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(week.map(isWeekday)).toEqual([false, true, true, true, true, true, false])
})

it('knows the month of a date and its last day', () => {
  expect(getMonth('2026-11-26')).toBe('2026-11')
  expect(getLastDayOfMonth('2026-11-26')).toBe('2026-11-30')
  expect(getLastDayOfMonth('2028-02-01')).toBe('2028-02-29')
})
