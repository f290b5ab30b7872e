import type { Language } from '../site/language'
import type { HourCycle } from '../time/deviceTime'

/**
 * How dates and times are written. Intl would say the same, but its first use takes 150 ms on a slow phone, just
 * when the calendar appears. In the patterns W is the weekday, D the day, M the month and Y the year.
 */
const texts = {
  es: {
    months:
      'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
    weekdays: 'domingo lunes martes miércoles jueves viernes sábado',
    date: 'W, D de M de Y',
    shortDate: 'W, D de M',
    day: 'D de M de Y',
    month: 'M de Y',
    am: 'a.\u00a0m.',
    pm: 'p.\u00a0m.',
  },
  en: {
    months: 'January February March April May June July August September October November December',
    weekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
    date: 'W, M D, Y',
    shortDate: 'W, M D',
    day: 'M D, Y',
    month: 'M Y',
    am: 'AM',
    pm: 'PM',
  },
} as const satisfies Record<Language, object>

/** How pages, mails and print write times unless the device or the visitor says otherwise (requirements R55). */
export const defaultHourCycle: Record<Language, HourCycle> = { es: 'h23', en: 'h12' }

const getWord = (words: string, index: number): string => words.split(' ')[index] ?? ''

/** Creates a function that writes `YYYY-MM-DD`, or `YYYY-MM`, in a language; other text is returned as it is. */
const createDateFormatter =
  (pattern: 'date' | 'shortDate' | 'day' | 'month') =>
  (date: string, language: Language): string => {
    const instant = new Date(`${date}T00:00Z`)
    if (Number.isNaN(instant.valueOf())) return date
    const { weekdays, months, [pattern]: text } = texts[language]
    const parts: Readonly<Record<string, string | number>> = {
      W: getWord(weekdays, instant.getUTCDay()),
      D: instant.getUTCDate(),
      M: getWord(months, instant.getUTCMonth()),
      Y: instant.getUTCFullYear(),
    }
    return text.replace(/[WDMY]/g, (letter) => String(parts[letter]))
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
  date.replace(/(\d) de /, '$1\u00a0de\u00a0').replaceAll(/([a-z]) (\d)/g, '$1\u00a0$2')

/** 'jueves' or 'jue'. Takes 0 for Sunday to 6 for Saturday. */
export const formatWeekday = (
  dayOfWeek: number,
  language: Language,
  length: 'long' | 'short',
): string =>
  getWord(texts[language].weekdays, dayOfWeek).slice(0, length === 'short' ? 3 : undefined)

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
