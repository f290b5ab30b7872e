import type { Language } from '../site/language'
import type { HourCycle } from '../time/deviceTime'
import { fillIn } from './fillIn'

/**
 * How dates and times are written. Intl would say the same, but its first use takes 150 ms on a slow phone, just
 * when the calendar appears.
 */
const texts = {
  es: {
    months: [
      ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio'],
      ...['julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
    ],
    weekdays: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
    date: '{{weekday}}, {{day}} de {{month}} de {{year}}',
    shortDate: '{{weekday}}, {{day}} de {{month}}',
    day: '{{day}} de {{month}} de {{year}}',
    month: '{{month}} de {{year}}',
    am: 'a.\u00a0m.',
    pm: 'p.\u00a0m.',
  },
  en: {
    months: [
      ...['January', 'February', 'March', 'April', 'May', 'June'],
      ...['July', 'August', 'September', 'October', 'November', 'December'],
    ],
    weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    date: '{{weekday}}, {{month}} {{day}}, {{year}}',
    shortDate: '{{weekday}}, {{month}} {{day}}',
    day: '{{month}} {{day}}, {{year}}',
    month: '{{month}} {{year}}',
    am: 'AM',
    pm: 'PM',
  },
} as const satisfies Record<Language, object>

/** How pages, mails and print write times unless the device or the visitor says otherwise (requirements R55). */
export const defaultHourCycle: Record<Language, HourCycle> = { es: 'h23', en: 'h12' }

/** Creates a function that writes `YYYY-MM-DD`, or `YYYY-MM`, in a language; other text is returned as it is. */
const createDateFormatter =
  (pattern: 'date' | 'shortDate' | 'day' | 'month') =>
  (date: string, language: Language): string => {
    const instant = new Date(`${date}T00:00Z`)
    if (Number.isNaN(instant.valueOf())) return date
    const { months, weekdays, [pattern]: text } = texts[language]
    return fillIn(text, {
      weekday: weekdays[instant.getUTCDay()] ?? '',
      day: instant.getUTCDate(),
      month: months[instant.getUTCMonth()] ?? '',
      year: instant.getUTCFullYear(),
    })
  }

/** 'jueves, 26 de noviembre de 2026'. */
export const formatDate = createDateFormatter('date')

/** 'jueves, 26 de noviembre', where the year is clear. */
export const formatShortDate = createDateFormatter('shortDate')

/** '26 de noviembre de 2026'. */
export const formatDay = createDateFormatter('day')

/** 'noviembre de 2026'. Takes `YYYY-MM`. */
export const formatMonth = createDateFormatter('month')

/** A formatted date with no-break spaces between day and month, for places where it may wrap. */
export const keepDayWithMonth = (date: string): string =>
  date.replace(/(\d) de /u, '$1\u00a0de\u00a0').replaceAll(/(\p{L}) (\d)/gu, '$1\u00a0$2')

/** 'jueves' or 'jue'. Takes 0 for Sunday to 6 for Saturday. */
export const formatWeekday = (
  dayOfWeek: number,
  language: Language,
  length: 'long' | 'short',
): string =>
  (texts[language].weekdays[dayOfWeek] ?? '').slice(0, length === 'short' ? 3 : undefined)

const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/

/**
 * '09:00' in Spanish, '9:00 AM' in English, unless another cycle is given; '--:--' if not `HH:mm`
 * (requirements, section 8). 'a. m.' does not break in two.
 */
export function formatTime(
  time: string,
  language: Language,
  hourCycle = defaultHourCycle[language],
): string {
  if (!timePattern.test(time)) return '--:--'
  if (hourCycle === 'h23') return time
  const hour = Number(time.slice(0, 2))
  const { am, pm } = texts[language]
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? am : pm}`
}
