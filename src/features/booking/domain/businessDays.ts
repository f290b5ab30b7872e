import { addToDate, getMonth, isWeekday } from './isoDate'
import type { IsoDate } from './types'

const getNextWeekday = (date: IsoDate): IsoDate => {
  const next = addToDate(date, 1)
  return isWeekday(next) ? next : getNextWeekday(next)
}

const addWeekdays = (date: IsoDate, count: number): IsoDate =>
  count === 0 ? date : addWeekdays(getNextWeekday(date), count - 1)

/** The first bookable date: the second weekday after today (requirements R19, R23). */
export const getEarliestDate = (today: IsoDate): IsoDate => addWeekdays(today, 2)

/** The last bookable date: twelve months after today (requirements, section 9). */
export const getLatestDate = (today: IsoDate): IsoDate => addToDate(today, 12, 'month')

/** A weekday from the earliest to the latest date, both included. */
export const isBookable = (date: IsoDate, earliest: IsoDate, latest: IsoDate): boolean =>
  date >= earliest && date <= latest && isWeekday(date)

/**
 * The day that the calendar opens at: the earliest one, unless its month has fewer than five weekdays left.
 * Then it is the first one of the next month.
 */
export function getOpeningDate(earliest: IsoDate): IsoDate {
  const month = getMonth(addWeekdays(earliest, 4))
  return month === getMonth(earliest) ? earliest : getNextWeekday(addToDate(`${month}-01`, -1))
}

const daysToSearch = 35

/** The weekdays of the five weeks after a date, none later than the latest. */
export const getBookableDaysAfter = (date: IsoDate, latest: IsoDate): IsoDate[] =>
  Array.from({ length: daysToSearch }, (_, index) => addToDate(date, index + 1)).filter((day) =>
    isBookable(day, date, latest),
  )

/**
 * Whether a date can be booked.
 *
 * @param today in the zone of the date
 */
export const isBookableToday = (date: IsoDate, today: IsoDate): boolean =>
  isBookable(date, getEarliestDate(today), getLatestDate(today))
