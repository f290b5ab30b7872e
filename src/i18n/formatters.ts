import type { Language } from '../site/language'
import { madeOnce } from './madeOnce'

const formatOf = madeOnce(
  (language: Language, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }),
)

/**
 * What calendar strings look like in the site's language. They carry no zone, so they are shown as
 * they are: UTC on both sides keeps Intl from shifting them.
 */
const format = (language: Language, instant: number, options: Intl.DateTimeFormatOptions): string =>
  formatOf(language, options)
    .format(instant)
    // Some releases of Intl put a narrow no-break space before AM and PM, some a plain one.
    .replace(/\u202f/g, ' ')

/** 'jueves, 26 de noviembre de 2026'. Takes `YYYY-MM-DD`; other text is returned as it is. */
export function formatDate(date: string, language: Language): string {
  const instant = Date.parse(`${date}T00:00Z`)
  return Number.isNaN(instant) ? date : format(language, instant, { dateStyle: 'full' })
}

/** '26 de noviembre de 2026'. Takes `YYYY-MM-DD`; other text is returned as it is. */
export function formatDay(date: string, language: Language): string {
  const instant = Date.parse(`${date}T00:00Z`)
  return Number.isNaN(instant) ? date : format(language, instant, { dateStyle: 'long' })
}

/** 'noviembre de 2026'. Takes `YYYY-MM`; other text is returned as it is. */
export function formatMonth(month: string, language: Language): string {
  const instant = Date.parse(`${month}-01T00:00Z`)
  return Number.isNaN(instant)
    ? month
    : format(language, instant, { month: 'long', year: 'numeric' })
}

/** 'jueves' or 'jue'. Takes 0 for Sunday to 6 for Saturday. */
export function formatWeekday(
  dayOfWeek: number,
  language: Language,
  length: 'long' | 'short',
): string {
  const sunday = 4
  return format(language, Date.UTC(1970, 0, sunday + dayOfWeek), { weekday: length })
}

const timePattern = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/** '09:00' in Spanish, '9:00 AM' in English; '--:--' for what is no `HH:mm` (section 8). */
export function formatTime(time: string, language: Language): string {
  if (!timePattern.test(time)) return '--:--'
  return format(
    language,
    Date.parse(`1970-01-01T${time}Z`),
    language === 'es'
      ? { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
      : { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' },
  )
}
