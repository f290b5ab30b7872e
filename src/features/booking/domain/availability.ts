import type { ListedActivity } from '@/contactService/schemas/responses'
import { getInstant } from './instant'
import { getInterval, millisecondsPerMinute, overlaps, type Interval } from './interval'
import { slotMinutes, slotTimes } from './slots'
import type { Appointment, IsoDate, Slot, TimeOfDay, TimeZone } from './types'

/** The hour that a slot takes, or undefined if the date or zone is invalid. */
function getSlotInterval(date: IsoDate, time: TimeOfDay, timeZone: TimeZone): Interval | undefined {
  const start = getInstant(date, time, timeZone)
  return start === undefined
    ? undefined
    : { start, end: start + slotMinutes * millisecondsPerMinute }
}

/**
 * The slots of a day in the visitor's zone. A slot is available if no activity overlaps it
 * (requirements R19, R21). Activities may be unsorted, from any zone, of any length and on any day.
 * Slots that do not exist, because the date or zone is invalid, are left out.
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
    const slot = getSlotInterval(date, time, timeZone)
    if (slot && slot.start === ownStart) return { time, available: false, isOwn: true }
    return {
      time,
      available: slot !== undefined && !taken.some((interval) => overlaps(interval, slot)),
    }
  })
}
