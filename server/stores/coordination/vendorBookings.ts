import { createEvent, getRecipients, type EventParts } from '../../messages/createEvent'
import type { BookingEvent } from '../../messages/events'
import { selectAll, selectFirst, type Database } from '../embedded/database'
import { insertOutboxEntries } from '../embedded/outbox'
import { transact } from './coordinationDatabase'
import { hashEmail } from './emailHashes'
import { dayMs, getZone } from '../../time'

/** How long after its appointment a booking's record is stored. */
const retentionMs = 60 * dayMs

/** The length of a booked meeting. */
const meetingMs = 3_600_000

/** The ids of an e-mail address's future meetings that were booked on this host. */
export const findOpenBookings = (database: Database, emailHash: string, now: number): number[] =>
  selectAll<{ activity_id: number }>(
    database,
    `SELECT activity_id FROM vendor_bookings
     WHERE email_hash = :emailHash AND cancelled_at IS NULL AND starts_at > :oldest`,
    { emailHash, oldest: now - meetingMs },
  ).map(({ activity_id }) => activity_id)

/** The data of a booking that a vendor's account can't store. */
export interface BookingRecord {
  /** The visitor's zone, because the vendor's times are UTC. */
  readonly source_timezone: string
  /** The start of which the visitor was last notified, in milliseconds since 1970. */
  readonly starts_at: number
  /** How many changes visitor and owner were notified of. */
  readonly sequence: number
  /** ISO 8601 in UTC; null if nobody was notified of a cancellation. */
  readonly cancelled_at: string | null
}

export interface NotifiedBooking extends Omit<EventParts, 'id' | 'at' | 'type'> {
  readonly type: BookingEvent['type']
  /** Undefined for a message, or a meeting without a time. */
  readonly startsAt: number | undefined
}

export interface VendorBookings {
  /** Undefined for a booking that was made on another host. */
  find(activityId: number): BookingRecord | undefined
  /** The hash of an e-mail address for `findOpen`. */
  hashEmail(email: string): string | undefined
  /** The ids of an e-mail address's future meetings that were booked on this host. */
  findOpen(emailHash: string): number[]
  /**
   * Writes an event about a booking or a message into the outbox. A repeated call changes nothing,
   * because the event's id consists of the activity, the sequence and the start.
   */
  notify(booking: NotifiedBooking): Promise<void>
}

/** Stores this host's data about the bookings in a vendor's account, and notifies of them. */
export function createVendorBookings(database: Database, now: () => number): VendorBookings {
  const remember = ({
    type,
    activityId,
    activity,
    sender,
    sequence,
    startsAt,
  }: NotifiedBooking) => {
    if (startsAt === undefined) return
    const at = now()
    database
      .prepare('DELETE FROM vendor_bookings WHERE starts_at < :oldest')
      .run({ oldest: at - retentionMs })
    database
      .prepare(
        `INSERT INTO vendor_bookings
           (activity_id, source_timezone, starts_at, sequence, cancelled_at, email_hash)
         VALUES (:activityId, :zone, :startsAt, :sequence, :cancelledAt, :emailHash)
         ON CONFLICT (activity_id) DO UPDATE SET source_timezone = excluded.source_timezone,
           starts_at = excluded.starts_at, sequence = excluded.sequence,
           cancelled_at = excluded.cancelled_at, email_hash = excluded.email_hash
         WHERE excluded.sequence > vendor_bookings.sequence`,
      )
      .run({
        activityId,
        zone: getZone(activity),
        startsAt,
        sequence,
        cancelledAt: type === 'booking.cancelled' ? new Date(at).toISOString() : null,
        emailHash: sender.email === '' ? null : (hashEmail(database, sender.email) ?? null),
      })
  }

  return {
    hashEmail: (email) => hashEmail(database, email),
    findOpen: (emailHash) => findOpenBookings(database, emailHash, now()),
    find: (activityId) =>
      selectFirst<BookingRecord>(
        database,
        `SELECT source_timezone, starts_at, sequence, cancelled_at FROM vendor_bookings
         WHERE activity_id = :activityId`,
        { activityId },
      ),
    notify: (booking) =>
      transact(database, () => {
        remember(booking)
        const { activityId, sequence, type, startsAt } = booking
        // The id includes the start, because the sequence begins at 0 again on another host.
        const id = `evt_${activityId}_${sequence}_${type.replace('.', '_')}_${startsAt ?? 0}`
        const event = createEvent({ ...booking, id, at: new Date(now()).toISOString() })
        insertOutboxEntries(database, { event, recipients: getRecipients(event), personId: null })
      }),
  }
}
