import { moveFocus, getWeeksOfMonth } from './calendarMonth'

const getGrid = (month: string, firstDay: 0 | 1) =>
  getWeeksOfMonth(month, firstDay).map((week) =>
    week.map((date) => date?.slice(8) ?? '··').join(' '),
  )

describe('getWeeksOfMonth', () => {
  it('lays out November 2026, which starts on a Sunday', () => {
    expect(getGrid('2026-11', 1)).toEqual([
      '·· ·· ·· ·· ·· ·· 01',
      '02 03 04 05 06 07 08',
      '09 10 11 12 13 14 15',
      '16 17 18 19 20 21 22',
      '23 24 25 26 27 28 29',
      '30 ·· ·· ·· ·· ·· ··',
    ])
    expect(getGrid('2026-11', 0)).toEqual([
      '01 02 03 04 05 06 07',
      '08 09 10 11 12 13 14',
      '15 16 17 18 19 20 21',
      '22 23 24 25 26 27 28',
      '29 30 ·· ·· ·· ·· ··',
    ])
  })

  it('lays out a month of exactly four weeks and a leap February', () => {
    expect(getGrid('2027-02', 1)).toEqual([
      '01 02 03 04 05 06 07',
      '08 09 10 11 12 13 14',
      '15 16 17 18 19 20 21',
      '22 23 24 25 26 27 28',
    ])
    expect(getGrid('2028-02', 0).at(-1)).toBe('27 28 29 ·· ·· ·· ··')
  })

  it('holds whole dates', () => {
    expect(getWeeksOfMonth('2026-11', 1)[0]?.[6]).toBe('2026-11-01')
  })
})

describe('moveFocus', () => {
  it.each([
    ['2026-11-26', 'ArrowLeft', '2026-11-25'],
    ['2026-11-01', 'ArrowLeft', '2026-10-31'],
    ['2026-11-30', 'ArrowRight', '2026-12-01'],
    ['2026-11-26', 'ArrowUp', '2026-11-19'],
    ['2026-11-03', 'ArrowUp', '2026-10-27'],
    ['2026-11-26', 'ArrowDown', '2026-12-03'],
    ['2026-11-26', 'PageUp', '2026-10-26'],
    ['2026-11-26', 'PageDown', '2026-12-26'],
    ['2026-12-31', 'PageUp', '2026-11-30'],
    ['2027-01-31', 'PageDown', '2027-02-28'],
    ['2026-03-29', 'ArrowRight', '2026-03-30'],
  ])('from %s by %s to %s', (date, key, expected) => {
    expect(moveFocus(date, { key, shiftKey: false }, 1)).toBe(expected)
  })

  it.each([
    ['2026-11-26', 'PageUp', '2025-11-26'],
    ['2026-11-26', 'PageDown', '2027-11-26'],
    ['2028-02-29', 'PageDown', '2029-02-28'],
  ])('from %s by Shift and %s to %s', (date, key, expected) => {
    expect(moveFocus(date, { key, shiftKey: true }, 1)).toBe(expected)
  })

  it.each([
    ['2026-11-26', 1, '2026-11-23', '2026-11-29'],
    ['2026-11-26', 0, '2026-11-22', '2026-11-28'],
    ['2026-11-29', 1, '2026-11-23', '2026-11-29'],
    ['2026-11-29', 0, '2026-11-29', '2026-12-05'],
    ['2026-11-23', 1, '2026-11-23', '2026-11-29'],
  ] as const)('the week of %s from day %i spans %s to %s', (date, firstDay, start, end) => {
    expect(moveFocus(date, { key: 'Home', shiftKey: false }, firstDay)).toBe(start)
    expect(moveFocus(date, { key: 'End', shiftKey: false }, firstDay)).toBe(end)
  })

  it.each([
    ['Enter', false],
    ['a', false],
    ['toString', false],
    ['ArrowLeft', true],
  ])('stays where it is by %s (shift: %s)', (key, shiftKey) => {
    expect(moveFocus('2026-11-26', { key, shiftKey }, 1)).toBeUndefined()
  })
})
