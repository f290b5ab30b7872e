import type { Language } from '../site/language'
import type { HourCycle } from '../time/deviceTime'
import { memoizeByKey } from './memoizeByKey'

// The strings have no time zone: parsed and formatted in UTC, they stay as they are.
const createDateFormat = (options: Intl.DateTimeFormatOptions) =>
  memoizeByKey(
    (language: Language) => new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }),
  )

const getFullDateFormat = createDateFormat({ dateStyle: 'full' })
const getShortDateFormat = createDateFormat({ weekday: 'long', day: 'numeric', month: 'long' })
const getLongDateFormat = createDateFormat({ dateStyle: 'long' })
const getMonthFormat = createDateFormat({ month: 'long', year: 'numeric' })
const getWeekdayFormat = {
  long: createDateFormat({ weekday: 'long' }),
  short: createDateFormat({ weekday: 'short' }),
}

const getTimeFormat: Record<HourCycle, (language: Language) => Intl.DateTimeFormat> = {
  h12: createDateFormat({ hour: 'numeric', minute: '2-digit', hourCycle: 'h12' }),
  h23: createDateFormat({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
}
/** How pages, mails and print write times unless the device or the visitor says otherwise (requirements R55). */
export const defaultHourCycle: Record<Language, HourCycle> = { es: 'h23', en: 'h12' }

function formatCalendarDate(date: string, format: Intl.DateTimeFormat): string | undefined {
  const instant = new Date(`${date}T00:00Z`)
  return Number.isNaN(instant.valueOf()) ? undefined : format.format(instant)
}

/** 'jueves, 26 de noviembre de 2026'. Takes `YYYY-MM-DD`; other text is returned as it is. */
export const formatDate = (date: string, language: Language): string =>
  formatCalendarDate(date, getFullDateFormat(language)) ?? date

/** A formatted date with no-break spaces between day and month, for places where it may wrap. */
export const keepDayWithMonth = (date: string): string =>
  date.replace(/(\d) de /u, '$1\u00a0de\u00a0').replaceAll(/(\p{L}) (\d)/gu, '$1\u00a0$2')

/** 'jueves, 26 de noviembre', where the year is clear. */
export const formatShortDate = (date: string, language: Language): string =>
  formatCalendarDate(date, getShortDateFormat(language)) ?? date

/** '26 de noviembre de 2026'. Takes `YYYY-MM-DD`; other text is returned as it is. */
export const formatDay = (date: string, language: Language): string =>
  formatCalendarDate(date, getLongDateFormat(language)) ?? date

/** 'noviembre de 2026'. Takes `YYYY-MM`; other text is returned as it is. */
export const formatMonth = (month: string, language: Language): string =>
  formatCalendarDate(`${month}-01`, getMonthFormat(language)) ?? month

const firstOfJanuary2023 = Date.UTC(2023, 0, 1)
const millisecondsPerDay = 24 * 60 * 60 * 1000

/** 'jueves' or 'jue'. Takes 0 for Sunday to 6 for Saturday. */
export const formatWeekday = (
  dayOfWeek: number,
  language: Language,
  length: 'long' | 'short',
): string =>
  // 1 January 2023 was a Sunday.
  getWeekdayFormat[length](language).format(firstOfJanuary2023 + dayOfWeek * millisecondsPerDay)

const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/

/**
 * '09:00' in Spanish, '9:00 AM' in English, unless another cycle is given; '--:--' if not `HH:mm`
 * (requirements, section 8).
 */
export function formatTime(
  time: string,
  language: Language,
  hourCycle = defaultHourCycle[language],
): string {
  if (!timePattern.test(time)) return '--:--'
  const written = getTimeFormat[hourCycle](language).format(new Date(`2023-01-01T${time}Z`))
  // Intl versions differ in the spaces: before AM and PM one that breaks, within 'a. m.' one that does not.
  return written.replace('\u202f', ' ').replace(/\.\sm/u, '.\u00a0m')
}
