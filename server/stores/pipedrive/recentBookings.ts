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

type BookingIds = Pick<BookingReference, 'activityId' | 'number'>

/** A cache of bookings. */
export interface RecentBookings {
  /** The cached booking; undefined if it is older than 45 seconds or was changed on this host. */
  find(booking: BookingIds): Promise<Booking> | undefined
  /** Reads the booking from the vendor, not from the cache. */
  readUncached(booking: BookingIds): Promise<Booking>
  /** Removes a booking from the cache. */
  drop(booking: BookingIds): void
}

export function createRecentBookings(source: MeetingSource, now: () => number): RecentBookings {
  const recent = new Map<string, BookingRead>()
  const getKey = ({ activityId, number }: BookingIds) => `${activityId}.${number}`
  const getSequence = ({ activityId }: BookingIds) => source.records.find(activityId)?.sequence ?? 0
  const isFresh = ({ readAt }: BookingRead) => now() - readAt < freshMs

  return {
    find: (booking) => {
      const known = recent.get(getKey(booking))
      const isKnown = known && isFresh(known) && known.sequence === getSequence(booking)
      return isKnown ? known.booking : undefined
    },
    readUncached: (booking) => {
      for (const [each, read] of recent) if (!isFresh(read)) recent.delete(each)
      const key = getKey(booking)
      const read: BookingRead = {
        booking: readBooking(source, booking),
        sequence: getSequence(booking),
        readAt: now(),
      }
      recent.set(key, read)
      // A missing booking is cached too; any other error is not.
      read.booking.catch((error: unknown) => {
        if (!(error instanceof RecordNotFound) && recent.get(key) === read) recent.delete(key)
      })
      return read.booking
    },
    drop: (booking) => {
      recent.delete(getKey(booking))
    },
  }
}
