import type { BookingReference } from '../../contactStore'
import { readBooking, type Booking, type MeetingSource } from './meetings'

/** As long as the calendar: a page that is loaded again and again costs the vendor little. */
const freshMs = 45_000

interface ReadBooking {
  readonly booking: Booking
  /** In milliseconds since 1970. */
  readonly readAt: number
}

/**
 * Returns a function that reads a booking, from memory if that was done a moment ago and nobody on
 * this host has changed it since.
 */
export function createRecentBookings(source: MeetingSource, now: () => number) {
  let recent: ReadonlyMap<number, ReadBooking> = new Map()

  const isCurrent = ({ booking, readAt }: ReadBooking) =>
    now() - readAt < freshMs &&
    booking.record.sequence === (source.records.find(booking.activityId)?.sequence ?? 0)

  return async (reference: BookingReference): Promise<Booking> => {
    const { activityId, number } = reference
    const known = recent.get(activityId)
    if (known?.booking.number === number && isCurrent(known)) return known.booking
    const readAt = now()
    const booking = await readBooking(source, reference)
    const others = [...recent].filter(([, each]) => readAt - each.readAt < freshMs)
    recent = new Map([...others, [activityId, { booking, readAt }]])
    return booking
  }
}
