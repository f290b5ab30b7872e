import { getEarliestDate, getLatestDate, getOpeningDate, isBookable } from './businessDays'

describe('getEarliestDate', () => {
  it.each([
    ['Monday', '2026-11-23', '2026-11-25'],
    ['Tuesday', '2026-11-24', '2026-11-26'],
    ['Wednesday', '2026-11-25', '2026-11-27'],
    ['Thursday', '2026-11-26', '2026-11-30'],
    ['Friday', '2026-11-27', '2026-12-01'],
    ['Saturday', '2026-11-28', '2026-12-01'],
    ['Sunday', '2026-11-29', '2026-12-01'],
  ])('is two weekdays after %s %s: %s (R23)', (_day, today, expected) => {
    expect(getEarliestDate(today)).toBe(expected)
  })
})

describe('getLatestDate', () => {
  it.each([
    ['2026-11-23', '2027-11-23'],
    ['2028-02-29', '2029-02-28'],
  ])('is twelve months after %s: %s', (today, expected) => {
    expect(getLatestDate(today)).toBe(expected)
  })
})

describe('getOpeningDate', () => {
  it.each([
    ['five days are left', '2026-11-24', '2026-11-24'],
    ['four days are left', '2026-11-25', '2026-12-01'],
    ['one day is left', '2026-12-31', '2027-01-01'],
    ['the month begins', '2026-12-01', '2026-12-01'],
  ])('where %s: from %s on at %s', (_what, earliest, expected) => {
    expect(getOpeningDate(earliest)).toBe(expected)
  })
})

describe('isBookable', () => {
  it.each([
    ['2026-11-25', false],
    ['2026-11-26', true],
    ['2026-11-27', true],
    ['2026-11-28', false],
    ['2026-11-29', false],
    ['2026-11-30', true],
    ['2027-01-01', true],
    ['2027-11-24', true],
    ['2027-11-25', false],
    ['9999-12-31', false],
  ])('from 2026-11-26 to 2027-11-24, %s: %s', (date, expected) => {
    expect(isBookable(date, '2026-11-26', '2027-11-24')).toBe(expected)
  })
})
