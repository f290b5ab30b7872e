import { addToDate, isWeekday } from './isoDate'
import moment from './moment'
import type { IsoDate, TimeZone } from './types'

const leadWeekdays = 2

const monthsAhead = 12

const getDateInZone = (now: Date, timeZone: TimeZone): IsoDate =>
  moment.tz(now, timeZone).format('YYYY-MM-DD')

const getNextWeekday = (date: IsoDate): IsoDate => {
  const next = addToDate(date, 1)
  return isWeekday(next) ? next : getNextWeekday(next)
}

/** The first bookable date: the second weekday after today in the zone (requirements R19, R23). */
export function getEarliestDate(now: Date, timeZone: TimeZone): IsoDate {
  let date = getDateInZone(now, timeZone)
  for (let count = 0; count < leadWeekdays; count += 1) date = getNextWeekday(date)
  return date
}

/** The last bookable date: twelve months after today in the zone (requirements R47). */
export const getLatestDate = (now: Date, timeZone: TimeZone): IsoDate =>
  addToDate(getDateInZone(now, timeZone), monthsAhead, 'month')

/** A weekday from the earliest to the latest date, both included. */
export const isBookable = (date: IsoDate, earliest: IsoDate, latest: IsoDate): boolean =>
  date >= earliest && date <= latest && isWeekday(date)

const daysToSearch = 35

/** The weekdays of the five weeks after a date, none later than the latest. */
export const getBookableDaysAfter = (date: IsoDate, latest: IsoDate): IsoDate[] =>
  Array.from({ length: daysToSearch }, (_, index) => addToDate(date, index + 1)).filter((day) =>
    isBookable(day, date, latest),
  )
/** Whether a date can be booked now, in the zone. */
export const isBookableNow = (date: IsoDate, now: Date, timeZone: TimeZone): boolean =>
  isBookable(date, getEarliestDate(now, timeZone), getLatestDate(now, timeZone))
