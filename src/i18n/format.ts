import type { Language } from '../site/language'
import type { HourCycle } from '../time/deviceTime'
import { memoizeByKey } from './memoizeByKey'

// The strings have no time zone: parsed and formatted in UTC, they stay as they are.
const createDateFormat = (options: Intl.DateTimeFormatOptions) =>
  memoizeByKey(
    (language: Language) => new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }),
  )

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

/** Creates a function that writes `YYYY-MM-DD`, or `YYYY-MM`, in a language; other text is returned as it is. */
function createDateFormatter(options: Intl.DateTimeFormatOptions) {
  const getFormat = createDateFormat(options)
  return (date: string, language: Language): string => {
    const instant = new Date(`${date}T00:00Z`)
    return Number.isNaN(instant.valueOf()) ? date : getFormat(language).format(instant)
  }
}

/** 'jueves, 26 de noviembre de 2026'. */
export const formatDate = createDateFormatter({ dateStyle: 'full' })

/** 'jueves, 26 de noviembre', where the year is clear. */
export const formatShortDate = createDateFormatter({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})

/** '26 de noviembre de 2026'. */
export const formatDay = createDateFormatter({ dateStyle: 'long' })

/** 'noviembre de 2026'. Takes `YYYY-MM`. */
export const formatMonth = createDateFormatter({ month: 'long', year: 'numeric' })

/** A formatted date with no-break spaces between day and month, for places where it may wrap. */
export const keepDayWithMonth = (date: string): string =>
  date.replace(/(\d) de /u, '$1\u00a0de\u00a0').replaceAll(/(\p{L}) (\d)/gu, '$1\u00a0$2')

/** 'jueves' or 'jue'. Takes 0 for Sunday to 6 for Saturday. */
export const formatWeekday = (
  dayOfWeek: number,
  language: Language,
  length: 'long' | 'short',
): string =>
  // 1 January 2023 was a Sunday.
  getWeekdayFormat[length](language).format(Date.UTC(2023, 0, 1 + dayOfWeek))

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
