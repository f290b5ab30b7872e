import type { ActivityRange } from '../../../contactService/schemas/requests'
import type { ListedActivity } from '../../../contactService/schemas/responses'
import { getInstant } from './instant'
import { getInterval, millisecondsPerMinute, overlaps, type Interval } from './interval'
import { addToDate, lastDayOfMonth, getMonth } from './isoDate'
import moment from './moment'
import { firstSlotTime, lastSlotTime, slotMinutes } from './slots'
import type { IsoDate, TimeZone } from './types'

/** How long before the first slot a blocking activity may have started. */
const lookBackMinutes = 24 * 60

const utcDate = (instant: number): IsoDate => moment.utc(instant).format('YYYY-MM-DD')

function requiredInstant(date: IsoDate, time: string, timeZone: TimeZone): number {
  const instant = getInstant(date, time, timeZone)
  if (instant === undefined) throw new RangeError(`No instant for ${date} ${time} ${timeZone}`)
  return instant
}

/**
 * The range of UTC dates to request for a day: from 24 hours before its first slot starts to the
 * end of its last (requirements R22).
 *
 * @throws RangeError if the date or zone is invalid
 */
export function activityRangeOfDay(date: IsoDate, timeZone: TimeZone): ActivityRange {
  const firstStart = requiredInstant(date, firstSlotTime, timeZone)
  const lastStart = requiredInstant(date, lastSlotTime, timeZone)
  return {
    start_date: utcDate(firstStart - lookBackMinutes * millisecondsPerMinute),
    end_date: utcDate(lastStart + slotMinutes * millisecondsPerMinute),
  }
}

/** The month of the date, requested if the day itself has no activities (requirements R22). */
export const activityRangeOfMonth = (date: IsoDate): ActivityRange => ({
  start_date: `${getMonth(date)}-01`,
  end_date: lastDayOfMonth(date),
})

/** From the start of the day in the zone to the start of the next day. */
function dayInterval(date: IsoDate, timeZone: TimeZone): Interval {
  return {
    start: requiredInstant(date, '00:00', timeZone),
    end: requiredInstant(addToDate(date, 1), '00:00', timeZone),
  }
}

/**
 * Filters activities to those that take time on the day in the zone. It decides whether the day has
 * any activity, and filters the month's activities if it has none (requirements R22). Activities
 * that could block one of the day's slots always pass.
 *
 * @throws RangeError if the date or zone is invalid
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
