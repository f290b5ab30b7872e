import type { AppointmentChange, Cancellation } from '@/contactService/schemas/requests'
import type { BookedAppointment } from '@/contactService/schemas/responses'
import {
  BookingCancelled,
  BookingPast,
  RecordNotFound,
  requireBookableDate,
  requireChangesLeft,
  SlotTaken,
  type BookableDates,
  type BookingReference,
} from '../../contactStore'
import type { BookingEvent } from '../../messages/events'
import { addCancellationToNote, addChangeToNote, markAsCancelled } from '../bookingMarks'
import { overlapsMeeting } from './activities'
import { getActivityTime } from '../activityTime'
import { selectFirst, type Database } from './database'
import { insertEvent } from './events'
import { getZone } from '../../time'

interface BookingRow {
  readonly id: number
  readonly type: 'meeting'
  readonly subject: string
  readonly due_date: string
  readonly due_time: string
  readonly duration: string
  readonly source_timezone: string
  /** Null if the booking is cancelled. */
  readonly starts_at: string | null
  readonly person_id: number
  readonly org_id: number | null
  readonly deal_id: number
  readonly note: string
  readonly sequence: number
  readonly cancelled_at: string | null
}

/** Finds no meeting of an erased person, because it has no deal any more. */
function selectRow(database: Database, booking: BookingReference): BookingRow {
  const { activityId, number, issuedAt } = booking
  const row = selectFirst<BookingRow>(
    database,
    `SELECT id, type, subject, due_date, due_time, duration, source_timezone, starts_at,
       person_id, org_id, deal_id, note, sequence, cancelled_at
     FROM activities
     WHERE id = :activityId AND deal_id = :number AND type = 'meeting' AND due_time <> ''
       AND (:issuedAt IS NULL OR created_at <= :issuedAt)`,
    {
      activityId,
      number,
      issuedAt: issuedAt === undefined ? null : new Date(issuedAt).toISOString(),
    },
  )
  if (!row) throw new RecordNotFound('booking', number)
  return row
}

function getState({ starts_at, cancelled_at }: BookingRow, at: string): BookedAppointment['state'] {
  if (cancelled_at !== null) return 'cancelled'
  return starts_at !== null && starts_at <= at ? 'past' : 'booked'
}

const convertRowToAppointment = (row: BookingRow, at: string): BookedAppointment => ({
  number: row.deal_id,
  due_date: row.due_date,
  due_time: row.due_time.slice(0, 5),
  source_timezone: getZone(row),
  state: getState(row, at),
})

/** Writes an event about a change that was just made, and returns the changed booking. */
function notify(
  database: Database,
  booking: BookingReference,
  { type, at, subject }: { type: BookingEvent['type']; at: string; subject: string },
): BookedAppointment {
  const row = selectRow(database, booking)
  insertEvent(
    database,
    { at, type, activityId: row.id, activity: { ...row, subject }, sequence: row.sequence },
    { personId: row.person_id, orgId: row.org_id },
  )
  return convertRowToAppointment(row, at)
}

/** @param at the current time, ISO 8601 in UTC, as for the other functions */
export const selectBooking = (
  database: Database,
  booking: BookingReference,
  at: string,
): BookedAppointment => convertRowToAppointment(selectRow(database, booking), at)

/** Moves a booking. Must run in a transaction, like `insertActivity`. */
export function moveBooking(
  database: Database,
  booking: BookingReference,
  { change, dates }: { change: AppointmentChange; dates: BookableDates | undefined },
  at: string,
): BookedAppointment {
  const row = selectRow(database, booking)
  const state = getState(row, at)
  if (state === 'cancelled') throw new BookingCancelled()
  if (state === 'past') throw new BookingPast()
  const time = getActivityTime({ ...row, ...change })
  if (time.startsAt === row.starts_at) return convertRowToAppointment(row, at)
  requireChangesLeft(row.sequence)
  requireBookableDate(change.due_date, dates)
  if (overlapsMeeting(database, time, row.id)) throw new SlotTaken()
  database
    .prepare(
      `UPDATE activities SET due_date = :due_date, due_time = :due_time,
         source_timezone = :source_timezone, utc_date = :utcDate, starts_at = :startsAt,
         ends_at = :endsAt, note = :note, sequence = sequence + 1
       WHERE id = :id`,
    )
    .run({ ...change, ...time, note: addChangeToNote(row.note, row), id: row.id })
  return notify(database, booking, { type: 'booking.changed', at, subject: row.subject })
}

/**
 * Cancels a booking. Its meeting stays, marked as cancelled and without start and end. Must run in a
 * transaction.
 */
export function markBookingCancelled(
  database: Database,
  booking: BookingReference,
  cancellation: Cancellation,
  at: string,
): BookedAppointment {
  const row = selectRow(database, booking)
  const state = getState(row, at)
  if (state === 'cancelled') return convertRowToAppointment(row, at)
  if (state === 'past') throw new BookingPast()
  database
    .prepare(
      `UPDATE activities SET subject = :subject, note = :note, starts_at = NULL, ends_at = NULL,
         cancelled_at = :at, sequence = sequence + 1
       WHERE id = :id`,
    )
    .run({
      id: row.id,
      at,
      subject: markAsCancelled(row.subject),
      note: addCancellationToNote(row.note, row, cancellation),
    })
  return notify(database, booking, { type: 'booking.cancelled', at, subject: row.subject })
}
