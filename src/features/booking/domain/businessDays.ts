import { addToDate, isWeekday } from './isoDate'
import moment from './moment'
import type { IsoDate, TimeZone } from './types'

const leadWeekdays = 2

const getNextWeekday = (date: IsoDate): IsoDate => {
  const next = addToDate(date, 1)
  return isWeekday(next) ? next : getNextWeekday(next)
}

/** The first bookable date: the second weekday after today in the zone (requirements R19, R23). */
export function getEarliestDate(now: Date, timeZone: TimeZone): IsoDate {
  let date = moment.tz(now, timeZone).format('YYYY-MM-DD')
  for (let count = 0; count < leadWeekdays; count += 1) date = getNextWeekday(date)
  return date
}

/** A weekday, not before the earliest date. */
export const isBookable = (date: IsoDate, earliest: IsoDate): boolean =>
  date >= earliest && isWeekday(date)
