import type { ListedActivity } from '../../../contactService/schemas/responses'
import { getInstant } from './instant'
import { getInterval, millisecondsPerMinute, overlaps, type Interval } from './interval'
import { slotMinutes, slotTimes } from './slots'
import type { IsoDate, Slot, TimeOfDay, TimeZone } from './types'

/** The hour that a slot takes, or undefined where date or zone can't be read. */
function slotInterval(date: IsoDate, time: TimeOfDay, timeZone: TimeZone): Interval | undefined {
  const start = getInstant(date, time, timeZone)
  return start === undefined
    ? undefined
    : { start, end: start + slotMinutes * millisecondsPerMinute }
}

/**
 * The slots of a day in the visitor's zone: one is available where no activity overlaps it
 * (requirements R19, R21). Activities come in any order, from any zone and of any length; those of
 * other days change nothing. A slot that has no place in the calendar, because the date or the zone
 * can't be read, is not offered.
 */
export function availability(
  date: IsoDate,
  timeZone: TimeZone,
  activities: readonly ListedActivity[],
): Slot[] {
  const taken = activities.map(getInterval).filter((interval) => interval !== undefined)
  return slotTimes.map((time) => {
    const slot = slotInterval(date, time, timeZone)
    return {
      time,
      available: slot !== undefined && !taken.some((interval) => overlaps(interval, slot)),
    }
  })
}
