import { languages } from '../site/language'
import { formatDate, formatDay, formatMonth, formatTime, formatWeekday } from './formatters'

describe('formatDate', () => {
  it.each([
    ['2026-11-26', 'jueves, 26 de noviembre de 2026', 'Thursday, November 26, 2026'],
    ['2027-01-01', 'viernes, 1 de enero de 2027', 'Friday, January 1, 2027'],
    ['2026-03-29', 'domingo, 29 de marzo de 2026', 'Sunday, March 29, 2026'],
    ['someday', 'someday', 'someday'],
    ['', '', ''],
  ])('%s', (date, spanish, english) => {
    expect(formatDate(date, 'es')).toBe(spanish)
    expect(formatDate(date, 'en')).toBe(english)
  })
})

describe('formatDay', () => {
  it.each([
    ['2025-04-26', '26 de abril de 2025', 'April 26, 2025'],
    ['2025-04-05', '5 de abril de 2025', 'April 5, 2025'],
    ['someday', 'someday', 'someday'],
  ])('%s', (date, spanish, english) => {
    expect(formatDay(date, 'es')).toBe(spanish)
    expect(formatDay(date, 'en')).toBe(english)
  })
})

describe('formatMonth', () => {
  it.each([
    ['2026-11', 'noviembre de 2026', 'November 2026'],
    ['2027-01', 'enero de 2027', 'January 2027'],
    ['2027-13', '2027-13', '2027-13'],
  ])('%s', (month, spanish, english) => {
    expect(formatMonth(month, 'es')).toBe(spanish)
    expect(formatMonth(month, 'en')).toBe(english)
  })
})

it('names the days of the week, long and short', () => {
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
  ])('%s', (time, spanish, english) => {
    expect(formatTime(time, 'es')).toBe(spanish)
    expect(formatTime(time, 'en')).toBe(english)
  })
})

describe.each(languages)('in %s', (language) => {
  const intl = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
    // Some releases of Intl put a narrow no-break space before AM and PM, some a plain one.
    return (instant: number) => format.format(instant).replace(/\u202f/g, ' ')
  }
  const millisecondsPerDay = 24 * 60 * 60 * 1000
  const days = Array.from(
    { length: 366 },
    (_, day) => Date.UTC(2028, 0, 1) + day * millisecondsPerDay,
  )
  const dateOf = (instant: number) => new Date(instant).toISOString().slice(0, 10)

  it('writes every day of a year as Intl does', () => {
    expect(days.map((day) => formatDate(dateOf(day), language))).toEqual(
      days.map(intl({ dateStyle: 'full' })),
    )
    expect(days.map((day) => formatDay(dateOf(day), language))).toEqual(
      days.map(intl({ dateStyle: 'long' })),
    )
    expect(days.map((day) => formatMonth(dateOf(day).slice(0, 7), language))).toEqual(
      days.map(intl({ month: 'long', year: 'numeric' })),
    )
  })

  it.each(['long', 'short'] as const)('names %s weekdays as Intl does', (length) => {
    expect(days.map((day) => formatWeekday(new Date(day).getUTCDay(), language, length))).toEqual(
      days.map(intl({ weekday: length })),
    )
  })

  it('writes every minute of a day as Intl does', () => {
    const minutes = Array.from({ length: 24 * 60 }, (_, minute) => minute * 60_000)
    const look = {
      es: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
      en: { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' },
    } as const
    expect(
      minutes.map((minute) => formatTime(new Date(minute).toISOString().slice(11, 16), language)),
    ).toEqual(minutes.map(intl(look[language])))
  })
})
