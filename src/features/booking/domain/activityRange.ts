import type { ActivityRange } from '../../../contactService/schemas/requests'
import type { ListedActivity } from '../../../contactService/schemas/responses'
import { getInstant } from './instant'
import { getInterval, millisecondsPerMinute, overlaps, type Interval } from './interval'
import { addToDate, lastDayOfMonth, getMonth } from './isoDate'
import moment from './moment'
import { firstSlotTime, lastSlotTime, slotMinutes } from './slots'
import type { IsoDate, TimeZone } from './types'

/** How long before the first slot an activity that still blocks it may have started. */
const lookBackMinutes = 24 * 60

const utcDate = (instant: number): IsoDate => moment.utc(instant).format('YYYY-MM-DD')

function requiredInstant(date: IsoDate, time: string, timeZone: TimeZone): number {
  const instant = getInstant(date, time, timeZone)
  if (instant === undefined) throw new RangeError(`No instant for ${date} ${time} ${timeZone}`)
  return instant
}

/**
 * The UTC dates to ask for: from 24 hours before the first slot starts to the end of the last
 * (requirements R22). Throws a RangeError where date or zone can't be read.
 */
export function activityRangeOfDay(date: IsoDate, timeZone: TimeZone): ActivityRange {
  const firstStart = requiredInstant(date, firstSlotTime, timeZone)
  const lastStart = requiredInstant(date, lastSlotTime, timeZone)
  return {
    start_date: utcDate(firstStart - lookBackMinutes * millisecondsPerMinute),
    end_date: utcDate(lastStart + slotMinutes * millisecondsPerMinute),
  }
}

/** The month of the date, asked where nothing falls on the day itself (requirements R22). */
export const activityRangeOfMonth = (date: IsoDate): ActivityRange => ({
  start_date: `${getMonth(date)}-01`,
  end_date: lastDayOfMonth(date),
})

/** From the first instant of the day in the zone to the first of the next. */
function dayInterval(date: IsoDate, timeZone: TimeZone): Interval {
  return {
    start: requiredInstant(date, '00:00', timeZone),
    end: requiredInstant(addToDate(date, 1), '00:00', timeZone),
  }
}

/**
 * The activities that take time on the day in the zone: where there are none, the month is asked,
 * and its answer is filtered with this too (requirements R22). Nothing that could block a slot of
 * the day is lost by it. Throws a RangeError where date or zone can't be read.
 */
export function activitiesOnDay(
  date: IsoDate,
  timeZone: TimeZone,
  activities: readonly ListedActivity[],
): ListedActivity[] {
  const day = dayInterval(date, timeZone)
  return activities.filter((activity) => {
    const interval = getInterval(activity)
    return interval !== undefined && overlaps(interval, day)
  })
}
