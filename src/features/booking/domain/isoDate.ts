import moment from './moment'
import type { IsoDate, Month } from './types'

const format = 'YYYY-MM-DD'

/** Calendar arithmetic on dates alone: UTC here only means that no zone takes part. */
const calendarDay = (date: IsoDate) => moment.utc(date, format, true)

/** The date that many days (months, years) later; a day that the month lacks becomes its last. */
export const addToDate = (
  date: IsoDate,
  amount: number,
  unit: 'day' | 'month' | 'year' = 'day',
): IsoDate => calendarDay(date).add(amount, unit).format(format)

/** 0 for Sunday to 6 for Saturday. */
export const dayOfWeek = (date: IsoDate): number => calendarDay(date).day()

export const isWeekday = (date: IsoDate): boolean => {
  const day = dayOfWeek(date)
  return day >= 1 && day <= 5
}

/** `YYYY-MM` of a date. */
export const getMonth = (date: IsoDate): Month => date.slice(0, 7)

export const lastDayOfMonth = (date: IsoDate): IsoDate =>
  calendarDay(date).endOf('month').format(format)
