import { RecordNotFound, type BookingReference } from '../../contactStore'
import { readBooking, type Booking, type MeetingSource } from './meetings'

/** How long a booking is cached, so that reloading its page makes few calls to the vendor. */
const freshMs = 45_000

interface BookingRead {
  readonly booking: Promise<Booking>
  /** The number of changes on this host when the booking was read. */
  readonly sequence: number
  /** When the booking was read, in milliseconds since 1970. */
  readonly readAt: number
}

type BookingName = Pick<BookingReference, 'activityId' | 'number'>

/** A cache of bookings. */
export interface RecentBookings {
  /** The cached booking; undefined if it is older than 45 seconds or was changed on this host. */
  find(booking: BookingName): Promise<Booking> | undefined
  /** Reads the booking from the vendor, not from the cache. */
  readAfresh(booking: BookingName): Promise<Booking>
  /** Removes a booking from the cache. */
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
      // A missing booking is cached too; any other error is not.
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
