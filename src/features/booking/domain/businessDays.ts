import { addToDate, isWeekday } from './isoDate'
import type { IsoDate } from './types'

const leadWeekdays = 2

const monthsAhead = 12

const getNextWeekday = (date: IsoDate): IsoDate => {
  const next = addToDate(date, 1)
  return isWeekday(next) ? next : getNextWeekday(next)
}

/** The first bookable date: the second weekday after today (requirements R19, R23). */
export function getEarliestDate(today: IsoDate): IsoDate {
  let date = today
  for (let count = 0; count < leadWeekdays; count += 1) date = getNextWeekday(date)
  return date
}

/** The last bookable date: twelve months after today (requirements R47). */
export const getLatestDate = (today: IsoDate): IsoDate => addToDate(today, monthsAhead, 'month')

/** A weekday from the earliest to the latest date, both included. */
export const isBookable = (date: IsoDate, earliest: IsoDate, latest: IsoDate): boolean =>
  date >= earliest && date <= latest && isWeekday(date)

const daysToSearch = 35

/** The weekdays of the five weeks after a date, none later than the latest. */
export const getBookableDaysAfter = (date: IsoDate, latest: IsoDate): IsoDate[] =>
  Array.from({ length: daysToSearch }, (_, index) => addToDate(date, index + 1)).filter((day) =>
    isBookable(day, date, latest),
  )

/** Whether a date can be booked today. */
export const isBookableToday = (date: IsoDate, today: IsoDate): boolean =>
  isBookable(date, getEarliestDate(today), getLatestDate(today))
