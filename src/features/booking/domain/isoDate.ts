import type { IsoDate, Month } from './types'

// In UTC, because arithmetic on dates must not depend on a time zone.
const parseDate = (date: IsoDate) => new Date(`${date}T00:00Z`)
const formatDate = (date: Date): IsoDate => date.toISOString().slice(0, 10)

/** The first day of the month so many months after that of a date. */
const getFirstDay = (date: IsoDate, monthsLater: number): IsoDate => {
  const first = parseDate(`${getMonth(date)}-01`)
  first.setUTCMonth(first.getUTCMonth() + monthsLater)
  return formatDate(first)
}

const addDays = (date: IsoDate, days: number): IsoDate => {
  const parsed = parseDate(date)
  parsed.setUTCDate(parsed.getUTCDate() + days)
  return formatDate(parsed)
}

/** The date after adding days, months or years; a day that the month lacks becomes its last day. */
export function addToDate(
  date: IsoDate,
  amount: number,
  unit: 'day' | 'month' | 'year' = 'day',
): IsoDate {
  if (unit === 'day') return addDays(date, amount)
  const month = getFirstDay(date, unit === 'year' ? amount * 12 : amount)
  const last = getLastDayOfMonth(month)
  const same = `${getMonth(month)}${date.slice(7)}`
  return same < last ? same : last
}

/** 0 for Sunday to 6 for Saturday. */
export const getDayOfWeek = (date: IsoDate): number => parseDate(date).getUTCDay()

export const isWeekday = (date: IsoDate): boolean => {
  const day = getDayOfWeek(date)
  return day >= 1 && day <= 5
}

/** `YYYY-MM` of a date. */
export const getMonth = (date: IsoDate): Month => date.slice(0, 7)

export const getLastDayOfMonth = (date: IsoDate): IsoDate => addDays(getFirstDay(date, 1), -1)
