import { useTranslation } from 'react-i18next'
import { formatDate } from '@/i18n/format'
import type { Language } from '@/site/language'
import { isBookable } from '../domain/businessDays'
import { getFirstDayOfWeek, getWeeksOfMonth } from '../domain/calendarMonth'
import type { IsoDate, Month } from '../domain/types'

interface MonthDay {
  readonly date: IsoDate
  /** The date, written out for screen readers, with a note if it is unavailable. */
  readonly name: string
  readonly bookable: boolean
}

/** The weeks of a month; cells outside the month are undefined. */
export function useMonth(
  month: Month,
  earliest: IsoDate,
  latest: IsoDate,
  language: Language,
): readonly (readonly (MonthDay | undefined)[])[] {
  const { t } = useTranslation('scheduledemo')
  const getMonthDay = (date: IsoDate): MonthDay => {
    const name = formatDate(date, language)
    const bookable = isBookable(date, earliest, latest)
    return { date, name: bookable ? name : t('day_unavailable', { date: name }), bookable }
  }
  return getWeeksOfMonth(month, getFirstDayOfWeek(language)).map((week) =>
    week.map((date) => (date === undefined ? undefined : getMonthDay(date))),
  )
}
