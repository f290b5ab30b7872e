import {
  formatDate,
  formatShortDate,
  formatDay,
  formatMonth,
  formatTime,
  formatWeekday,
  keepDayWithMonth,
} from './format'
import { formatNumber, formatPercent } from './formatNumber'
import { languages } from '../site/language'

describe('formatDate', () => {
  it.each([
    ['2026-11-26', 'jueves, 26 de noviembre de 2026', 'Thursday, November 26, 2026'],
    ['2027-01-01', 'viernes, 1 de enero de 2027', 'Friday, January 1, 2027'],
    ['2026-03-29', 'domingo, 29 de marzo de 2026', 'Sunday, March 29, 2026'],
    ['someday', 'someday', 'someday'],
    ['', '', ''],
  ])('formats the date %s as %s in Spanish and %s in English', (date, spanish, english) => {
    expect(formatDate(date, 'es')).toBe(spanish)
    expect(formatDate(date, 'en')).toBe(english)
  })
})

it.each(languages)('writes the dates of all months as Intl does in %s', (language) => {
  const intl = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' })
  const dates = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 1 + month)))
  expect(dates.map((date) => formatDate(date.toISOString().slice(0, 10), language))).toEqual(
    dates.map((date) => intl.format(date)),
  )
})

it.each([
  ['2026-11-26', 'jueves, 26 de noviembre', 'Thursday, November 26'],
  ['someday', 'someday', 'someday'],
])('formatShortDate writes %s without its year', (date, spanish, english) => {
  expect(formatShortDate(date, 'es')).toBe(spanish)
  expect(formatShortDate(date, 'en')).toBe(english)
})

it('keeps day and month of a date on one line', () => {
  expect(keepDayWithMonth('jueves, 26 de noviembre de 2026')).toBe(
    'jueves, 26\u00a0de\u00a0noviembre de\u00a02026',
  )
  expect(keepDayWithMonth('Thursday, November 26, 2026')).toBe('Thursday, November\u00a026, 2026')
})

describe('formatDay', () => {
  it.each([
    ['2025-04-26', '26 de abril de 2025', 'April 26, 2025'],
    ['2025-04-05', '5 de abril de 2025', 'April 5, 2025'],
    ['someday', 'someday', 'someday'],
  ])('formats the day %s as %s in Spanish and %s in English', (date, spanish, english) => {
    expect(formatDay(date, 'es')).toBe(spanish)
    expect(formatDay(date, 'en')).toBe(english)
  })
})

describe('formatMonth', () => {
  it.each([
    ['2026-11', 'noviembre de 2026', 'November 2026'],
    ['2027-01', 'enero de 2027', 'January 2027'],
    ['2027-13', '2027-13', '2027-13'],
  ])('formats the month %s as %s in Spanish and %s in English', (month, spanish, english) => {
    expect(formatMonth(month, 'es')).toBe(spanish)
    expect(formatMonth(month, 'en')).toBe(english)
  })
})

it('formats the days of the week, long and short', () => {
  const days = [0, 1, 2, 3, 4, 5, 6]
  expect(days.map((day) => formatWeekday(day, 'es', 'long'))).toEqual([
    'domingo',
    'lunes',
    'martes',
    'miércoles',
    'jueves',
    'viernes',
    'sábado',
  ])
  expect(days.map((day) => formatWeekday(day, 'es', 'short'))).toEqual([
    'dom',
    'lun',
    'mar',
    'mié',
    'jue',
    'vie',
    'sáb',
  ])
  expect(days.map((day) => formatWeekday(day, 'en', 'long'))).toEqual([
    'Sunday',
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
  ])
  expect(days.map((day) => formatWeekday(day, 'en', 'short'))).toEqual([
    'Sun',
    'Mon',
    'Tue',
    'Wed',
    'Thu',
    'Fri',
    'Sat',
  ])
})

describe('formatTime', () => {
  it.each([
    ['09:00', '09:00', '9:00 AM'],
    ['00:05', '00:05', '12:05 AM'],
    ['12:00', '12:00', '12:00 PM'],
    ['17:00', '17:00', '5:00 PM'],
    ['23:59', '23:59', '11:59 PM'],
    ['24:00', '--:--', '--:--'],
    ['9:00', '--:--', '--:--'],
    ['noon', '--:--', '--:--'],
    ['', '--:--', '--:--'],
  ])('formats the time %s as %s in Spanish and %s in English', (time, spanish, english) => {
    expect(formatTime(time, 'es')).toBe(spanish)
    expect(formatTime(time, 'en')).toBe(english)
  })
})

it.each([
  ['09:00', '9:00 a. m.', '09:00'],
  ['17:00', '5:00 p. m.', '17:00'],
])('%s can be written with 12 or 24 hours in either language', (time, twelve, twentyFour) => {
  expect(formatTime(time, 'es', 'h12').replace('\u00a0', ' ')).toBe(twelve)
  expect(formatTime(time, 'en', 'h23')).toBe(twentyFour)
})

it('does not break the Spanish a. m. and p. m. in two', () => {
  expect(formatTime('10:00', 'es', 'h12')).toMatch(/^10:00\sa\.\u00a0m\.$/u)
  expect(formatTime('17:00', 'es', 'h12')).toMatch(/^5:00\sp\.\u00a0m\.$/u)
})

test.each([
  [500, '500', '500'],
  [2500, '2500', '2,500'],
  [15000, '15\u202f000', '15,000'],
  [-1250000, '-1\u202f250\u202f000', '-1,250,000'],
])('formats the number %d', (value, spanish, english) => {
  expect(formatNumber(value, 'es')).toBe(spanish)
  expect(formatNumber(value, 'en')).toBe(english)
})

test.each([
  [30, '30\u00a0%', '30%'],
  [-30, '-30\u00a0%', '-30%'],
  [29, '29\u00a0%', '29%'],
])('formats %d percent', (percent, spanish, english) => {
  expect(formatPercent(percent, 'es')).toBe(spanish)
  expect(formatPercent(percent, 'en')).toBe(english)
})
