import { formatWeekday } from '@/i18n/format'
import type { Language } from '@/site/language'
import { getFirstDayOfWeek } from '../domain/calendarMonth'

const daysPerWeek = 7

/** The row of weekdays above the weeks of a month. */
export function Weekdays({ language }: { readonly language: Language }) {
  const firstDay = getFirstDayOfWeek(language)
  const weekdays = Array.from(
    { length: daysPerWeek },
    (_, index) => (firstDay + index) % daysPerWeek,
  )
  return (
    <tr>
      {weekdays.map((day) => (
        <th key={day} scope="col" abbr={formatWeekday(day, language, 'long')}>
          {formatWeekday(day, language, 'short')}
        </th>
      ))}
    </tr>
  )
}
