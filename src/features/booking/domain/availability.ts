import type { ActivityRange } from '@/contactService/schemas/requests'
import type { ListedActivity } from '@/contactService/schemas/responses'
import { getDateInZone, getInstant, getRequiredInstant } from './instant'
import { getInterval, millisecondsPerMinute, overlaps, type Interval } from './interval'
import { addToDate, getLastDayOfMonth, getMonth } from './isoDate'
import { slotMinutes, slotTimes, firstSlotTime, lastSlotTime } from './slots'
import type { Appointment, IsoDate, Slot, TimeZone } from './types'

/**
 * The slots of a day in the visitor's zone. A slot is available if no activity overlaps it
 * (requirements R19, R21). Activities may be unsorted, from any zone, of any length and on any day.
 * Slots that do not exist, because the date or zone is invalid, count as taken.
 *
 * @param activities without the appointment that the visitor is changing (requirements R41)
 * @param own that appointment: its slot is marked
 */
export function getSlots(
  date: IsoDate,
  timeZone: TimeZone,
  activities: readonly ListedActivity[],
  own?: Appointment,
): Slot[] {
  const ownStart = own && getInstant(own.date, own.time, own.timeZone)
  const taken = activities.map(getInterval).filter((interval) => interval !== undefined)
  return slotTimes.map((time) => {
    const start = getInstant(date, time, timeZone)
    if (start === undefined) return { time, available: false }
    if (start === ownStart) return { time, available: false, isOwn: true }
    const slot = { start, end: start + slotMinutes * millisecondsPerMinute }
    return { time, available: !taken.some((interval) => overlaps(interval, slot)) }
  })
}

/** How long before the first slot a blocking activity may have started. */
const lookbackMinutes = 24 * 60

/**
 * The range of UTC dates to request for a day: from 24 hours before its first slot starts to the
 * end of its last (requirements R22).
 *
 * @throws RangeError if the date or zone is invalid
 */
export function getActivityRangeOfDay(date: IsoDate, timeZone: TimeZone): ActivityRange {
  const firstStart = getRequiredInstant(date, firstSlotTime, timeZone)
  const lastStart = getRequiredInstant(date, lastSlotTime, timeZone)
  return {
    start_date: getDateInZone(firstStart - lookbackMinutes * millisecondsPerMinute, 'UTC'),
    end_date: getDateInZone(lastStart + slotMinutes * millisecondsPerMinute, 'UTC'),
  }
}

/** The month of the date, requested if the day itself has no activities (requirements R22). */
export const getActivityRangeOfMonth = (date: IsoDate): ActivityRange => ({
  start_date: `${getMonth(date)}-01`,
  end_date: getLastDayOfMonth(date),
})

/**
 * Whether any of the activities takes time on the day in the zone. Activities that could block one of the
 * day's slots always do.
 *
 * @throws RangeError if the date or zone is invalid
 */
export function hasActivityOnDay(
  date: IsoDate,
  timeZone: TimeZone,
  activities: readonly ListedActivity[],
): boolean {
  const day: Interval = {
    start: getRequiredInstant(date, '00:00', timeZone),
    end: getRequiredInstant(addToDate(date, 1), '00:00', timeZone),
  }
  return activities.map(getInterval).some((interval) => interval && overlaps(interval, day))
}
