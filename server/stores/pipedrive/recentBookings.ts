import { RecordNotFound, type BookingReference } from '../../contactStore'
import { readBooking, type Booking, type MeetingSource } from './meetings'

/** As long as the calendar: a page that is loaded again and again costs the vendor little. */
const freshMs = 45_000

interface BookingRead {
  readonly booking: Promise<Booking>
  /** How often it had been changed from this host before it was read. */
  readonly sequence: number
  /** In milliseconds since 1970. */
  readonly readAt: number
}

/**
 * Returns a function that reads a booking, from memory if that was done a moment ago and nobody on
 * this host has changed it since.
 */
export function createRecentBookings(source: MeetingSource, now: () => number) {
  const recent = new Map<string, BookingRead>()
  const isFresh = ({ readAt }: BookingRead) => now() - readAt < freshMs

  return (reference: BookingReference): Promise<Booking> => {
    const name = `${reference.activityId}.${reference.number}`
    const sequence = source.records.find(reference.activityId)?.sequence ?? 0
    const known = recent.get(name)
    if (known && isFresh(known) && known.sequence === sequence) return known.booking
    for (const [each, read] of recent) if (!isFresh(read)) recent.delete(each)
    const read: BookingRead = { booking: readBooking(source, reference), sequence, readAt: now() }
    recent.set(name, read)
    // That there is no such booking is remembered, too; trouble with the vendor is not.
    read.booking.catch((error: unknown) => {
      if (!(error instanceof RecordNotFound) && recent.get(name) === read) recent.delete(name)
    })
    return read.booking
  }
}
