import type { Language } from '../site/language'

const looks = {
  date: { dateStyle: 'full' },
  day: { dateStyle: 'long' },
  month: { month: 'long', year: 'numeric' },
  longWeekday: { weekday: 'long' },
  shortWeekday: { weekday: 'short' },
  esTime: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  enTime: { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

type Look = keyof typeof looks

/** Making one takes a phone milliseconds, and a calendar writes a date on each of its days. */
const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * Calendar strings carry no zone, so they are shown as they are: UTC on both sides keeps Intl from
 * shifting them.
 */
function formatOf(language: Language, look: Look): Intl.DateTimeFormat {
  const key = `${language} ${look}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(language, { ...looks[look], timeZone: 'UTC' })
  formats.set(key, made)
  return made
}

/** What calendar strings look like in the site's language. */
const format = (language: Language, instant: number, look: Look): string =>
  formatOf(language, look)
    .format(instant)
    // Some releases of Intl put a narrow no-break space before AM and PM, some a plain one.
    .replace(/\u202f/g, ' ')

/** 'jueves, 26 de noviembre de 2026'. Takes `YYYY-MM-DD`; other text is returned as it is. */
export function formatDate(date: string, language: Language): string {
  const instant = Date.parse(`${date}T00:00Z`)
  return Number.isNaN(instant) ? date : format(language, instant, 'date')
}

/** '26 de noviembre de 2026'. Takes `YYYY-MM-DD`; other text is returned as it is. */
export function formatDay(date: string, language: Language): string {
  const instant = Date.parse(`${date}T00:00Z`)
  return Number.isNaN(instant) ? date : format(language, instant, 'day')
}

/** 'noviembre de 2026'. Takes `YYYY-MM`; other text is returned as it is. */
export function formatMonth(month: string, language: Language): string {
  const instant = Date.parse(`${month}-01T00:00Z`)
  return Number.isNaN(instant) ? month : format(language, instant, 'month')
}

/** 'jueves' or 'jue'. Takes 0 for Sunday to 6 for Saturday. */
export function formatWeekday(
  dayOfWeek: number,
  language: Language,
  length: 'long' | 'short',
): string {
  const sunday = 4
  return format(language, Date.UTC(1970, 0, sunday + dayOfWeek), `${length}Weekday`)
}

const timePattern = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/** '09:00' in Spanish, '9:00 AM' in English; '--:--' for what is no `HH:mm` (section 8). */
export function formatTime(time: string, language: Language): string {
  if (!timePattern.test(time)) return '--:--'
  return format(language, Date.parse(`1970-01-01T${time}Z`), `${language}Time`)
}
