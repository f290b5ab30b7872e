import moment from './moment'
import type { IsoDate, Month } from './types'

const format = 'YYYY-MM-DD'

/** Parses a date in UTC, because arithmetic on dates must not depend on a time zone. */
const parseDate = (date: IsoDate) => moment.utc(date, format, true)

/** The date after adding days, months or years; a day that the month lacks becomes its last day. */
export const addToDate = (
  date: IsoDate,
  amount: number,
  unit: 'day' | 'month' | 'year' = 'day',
): IsoDate => parseDate(date).add(amount, unit).format(format)

/** 0 for Sunday to 6 for Saturday. */
export const getDayOfWeek = (date: IsoDate): number => parseDate(date).day()

export const isWeekday = (date: IsoDate): boolean => {
  const day = getDayOfWeek(date)
  return day >= 1 && day <= 5
}

/** `YYYY-MM` of a date. */
export const getMonth = (date: IsoDate): Month => date.slice(0, 7)

export const getLastDayOfMonth = (date: IsoDate): IsoDate =>
  parseDate(date).endOf('month').format(format)
