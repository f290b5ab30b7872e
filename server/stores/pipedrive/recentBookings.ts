import { RecordNotFound, type BookingReference } from '../../contactStore'
import { readBooking, type Booking, type MeetingSource } from './meetings'

/** As long as the calendar: what is asked for again and again costs the vendor little. */
const freshMs = 45_000

interface BookingRead {
  readonly booking: Promise<Booking>
  /** How often it had been changed from this host before it was read. */
  readonly sequence: number
  /** In milliseconds since 1970. */
  readonly readAt: number
}

type BookingName = Pick<BookingReference, 'activityId' | 'number'>

/** Reads bookings, and keeps them in memory for a moment. */
export interface RecentBookings {
  /** The booking in memory, if it was read a moment ago and nobody on this host changed it since. */
  find(booking: BookingName): Promise<Booking> | undefined
  /** The same, asked of the vendor now. */
  readAfresh(booking: BookingName): Promise<Booking>
  /** Forgets a booking. */
  drop(booking: BookingName): void
}

export function createRecentBookings(source: MeetingSource, now: () => number): RecentBookings {
  const recent = new Map<string, BookingRead>()
  const getName = ({ activityId, number }: BookingName) => `${activityId}.${number}`
  const getSequence = ({ activityId }: BookingName) =>
    source.records.find(activityId)?.sequence ?? 0
  const isFresh = ({ readAt }: BookingRead) => now() - readAt < freshMs

  return {
    find: (booking) => {
      const known = recent.get(getName(booking))
      const isKnown = known && isFresh(known) && known.sequence === getSequence(booking)
      return isKnown ? known.booking : undefined
    },
    readAfresh: (booking) => {
      for (const [each, read] of recent) if (!isFresh(read)) recent.delete(each)
      const name = getName(booking)
      const read: BookingRead = {
        booking: readBooking(source, booking),
        sequence: getSequence(booking),
        readAt: now(),
      }
      recent.set(name, read)
      // That there is no such booking is remembered, too; trouble with the vendor is not.
      read.booking.catch((error: unknown) => {
        if (!(error instanceof RecordNotFound) && recent.get(name) === read) recent.delete(name)
      })
      return read.booking
    },
    drop: (booking) => {
      recent.delete(getName(booking))
    },
  }
}
