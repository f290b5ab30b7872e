import type { Language } from '../site/language'

interface Words {
  /** From Sunday. */
  readonly weekdays: readonly string[]
  readonly months: readonly string[]
}

// Intl would write the same (the tests compare), but its first use takes a phone up to a tenth of a
// second, in one piece.
const words: Readonly<Record<Language, Words>> = {
  es: {
    weekdays: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
    months: [
      'enero',
      'febrero',
      'marzo',
      'abril',
      'mayo',
      'junio',
      'julio',
      'agosto',
      'septiembre',
      'octubre',
      'noviembre',
      'diciembre',
    ],
  },
  en: {
    weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    months: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
  },
}

interface DateWords {
  readonly weekday: string
  readonly day: number
  readonly month: string
  readonly year: number
}

type Write = (date: DateWords) => string

const looks: Readonly<Record<Language, Readonly<Record<'date' | 'day' | 'month', Write>>>> = {
  es: {
    date: ({ weekday, day, month, year }) => `${weekday}, ${day} de ${month} de ${year}`,
    day: ({ day, month, year }) => `${day} de ${month} de ${year}`,
    month: ({ month, year }) => `${month} de ${year}`,
  },
  en: {
    date: ({ weekday, day, month, year }) => `${weekday}, ${month} ${day}, ${year}`,
    day: ({ day, month, year }) => `${month} ${day}, ${year}`,
    month: ({ month, year }) => `${month} ${year}`,
  },
}

const wordAt = (list: readonly string[], index: number): string => list[index] ?? ''

/** Calendar strings carry no zone, so they are shown as they are: UTC keeps `Date` from shifting them. */
function wordsOf(date: string, language: Language): DateWords | undefined {
  const instant = new Date(`${date}T00:00Z`)
  if (Number.isNaN(instant.valueOf())) return undefined
  const { weekdays, months } = words[language]
  return {
    weekday: wordAt(weekdays, instant.getUTCDay()),
    day: instant.getUTCDate(),
    month: wordAt(months, instant.getUTCMonth()),
    year: instant.getUTCFullYear(),
  }
}

/** 'jueves, 26 de noviembre de 2026'. Takes `YYYY-MM-DD`; other text is returned as it is. */
export function formatDate(date: string, language: Language): string {
  const known = wordsOf(date, language)
  return known ? looks[language].date(known) : date
}

/** '26 de noviembre de 2026'. Takes `YYYY-MM-DD`; other text is returned as it is. */
export function formatDay(date: string, language: Language): string {
  const known = wordsOf(date, language)
  return known ? looks[language].day(known) : date
}

/** 'noviembre de 2026'. Takes `YYYY-MM`; other text is returned as it is. */
export function formatMonth(month: string, language: Language): string {
  const known = wordsOf(`${month}-01`, language)
  return known ? looks[language].month(known) : month
}

/** 'jueves' or 'jue'. Takes 0 for Sunday to 6 for Saturday. */
export function formatWeekday(
  dayOfWeek: number,
  language: Language,
  length: 'long' | 'short',
): string {
  const name = wordAt(words[language].weekdays, dayOfWeek)
  return length === 'short' ? name.slice(0, 3) : name
}

const timePattern = /^([01]\d|2[0-3]):([0-5]\d)$/

/** '09:00' in Spanish, '9:00 AM' in English; '--:--' for what is no `HH:mm` (section 8). */
export function formatTime(time: string, language: Language): string {
  const [, hours, minutes] = timePattern.exec(time) ?? []
  if (hours === undefined || minutes === undefined) return '--:--'
  if (language === 'es') return time
  const hour = Number(hours)
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`
}
