import type {
  AppointmentChange,
  Cancellation,
  NewActivity,
} from '@/contactService/schemas/requests'
import type { BookedAppointment } from '@/contactService/schemas/responses'
import { StoreError } from './storeError'
import type { BookingReference } from '../bookingLinks'
import { addCancellationToNote, addChangeToNote, markAsCancelled } from '../notes'
import { getZone } from '../time'
import {
  addActivity,
  changeMeeting,
  findActivity,
  findMeetingOfDeal,
  toActivityRow,
  toTimeColumns,
  type WriteOptions,
  type WrittenActivity,
} from './activities'
import type { Queries, WriteContext } from './database'
import { addJobs, tellFormerHost } from './events'
import type { ActivityRow } from './schema'
import { requireBookableTime, requireBookingsLeft, type BookableDates } from './meetings'

/** Undefined also for the meeting of an erased person, because it has no deal any more. */
export async function findBooking(
  queries: Queries,
  { activityId, number, issuedAt = Infinity }: BookingReference,
): Promise<ActivityRow | undefined> {
  const row = await findActivity(queries, activityId)
  const isMeant =
    row?.type === 'meeting' && row.deal_id === number && Date.parse(row.created_at) <= issuedAt
  return isMeant ? row : undefined
}

/** @throws {StoreError} `invalidLink` */
async function getBooking(queries: Queries, booking: BookingReference): Promise<ActivityRow> {
  const row = await findBooking(queries, booking)
  if (!row) throw new StoreError('invalidLink')
  return row
}

function getState({ starts_at, cancelled_at }: ActivityRow, at: Date): BookedAppointment['state'] {
  if (cancelled_at !== null) return 'cancelled'
  return starts_at !== null && starts_at <= at.getTime() ? 'past' : 'booked'
}

const toAppointment = (row: ActivityRow, number: number, at: Date): BookedAppointment => ({
  number,
  due_date: row.due_date,
  due_time: row.due_time.slice(0, 5),
  source_timezone: getZone(row),
  state: getState(row, at),
})

export const readBooking = async (
  queries: Queries,
  booking: BookingReference,
  at: Date,
): Promise<BookedAppointment> =>
  toAppointment(await getBooking(queries, booking), booking.number, at)

/** Because every move by the visitor sends mails. Those by users of the CRM count, too. */
const maxChanges = 20

/** @throws {StoreError} `tooManyChanges` */
function requireChangesLeft({ sequence }: ActivityRow): void {
  if (sequence >= maxChanges) throw new StoreError('tooManyChanges')
}

/** Nothing is against a new time, as far as is known, but the CRM has to be asked. */
export class CrmNotAsked extends Error {}

/**
 * Must come after all that may refuse a new time: who is refused again and again must not use up the CRM's budget.
 * Only who or what is unknown is refused later, by the database: visitors have no capability for such.
 *
 * @throws {CrmNotAsked}
 */
function requireCrmAsked({ isCrmAsked }: WriteContext): void {
  if (!isCrmAsked) throw new CrmNotAsked()
}

/**
 * Moves a booking by its link. Must run in a transaction, like what follows.
 *
 * @throws {StoreError} if there is no such booking, it cannot be moved, or not to that time
 */
export async function moveBooking(
  context: WriteContext,
  booking: BookingReference,
  change: AppointmentChange,
  dates: BookableDates | undefined,
): Promise<BookedAppointment> {
  const { queries, at } = context
  const row = await getBooking(queries, booking)
  const state = getState(row, at)
  if (state === 'cancelled') throw new StoreError('bookingCancelled')
  if (state === 'past') throw new StoreError('bookingPast')
  const time = toTimeColumns({ ...row, ...change })
  if (time.starts_at === row.starts_at) return toAppointment(row, booking.number, at)
  requireChangesLeft(row)
  const host = await requireBookableTime(context, time, dates, row)
  requireCrmAsked(context)
  const changes = { ...time, host, note: addChangeToNote(row.note, row) }
  const moved = await changeMeeting(queries, row, changes).executeTakeFirstOrThrow()
  await addJobs(context, 'booking.changed', moved)
  await tellFormerHost(context, row, moved)
  return toAppointment(moved, booking.number, at)
}

/**
 * Cancels a booking by its link. Its meeting stays, marked as cancelled, and blocks no time.
 *
 * @throws {StoreError} if there is no such booking, or it has begun
 */
export async function cancelBooking(
  context: WriteContext,
  booking: BookingReference,
  cancellation: Cancellation,
): Promise<BookedAppointment> {
  const { queries, at } = context
  const row = await getBooking(queries, booking)
  const state = getState(row, at)
  if (state === 'past') throw new StoreError('bookingPast')
  if (state === 'cancelled') return toAppointment(row, booking.number, at)
  const cancelled = await changeMeeting(queries, row, {
    subject: markAsCancelled(row.subject),
    note: addCancellationToNote(row.note, row, cancellation),
    starts_at: null,
    ends_at: null,
    cancelled_at: at.toISOString(),
  }).executeTakeFirstOrThrow()
  await addJobs(context, 'booking.cancelled', { ...cancelled, subject: row.subject })
  await tellFormerHost(context, row, cancelled)
  return toAppointment(cancelled, booking.number, at)
}

/**
 * Makes a meeting what a repeated or later request of the same sequence says (requirements R41). A
 * cancelled one is booked again. Without a new time the visitor gets the confirmation again.
 */
async function reviseMeeting(
  context: WriteContext,
  row: ActivityRow,
  activity: NewActivity,
  options: WriteOptions,
): Promise<WrittenActivity> {
  const { subject, note, language, origin, org_id, person_id } = toActivityRow(activity, options)
  const isCancelled = row.cancelled_at !== null
  const wanted = toTimeColumns({ ...row, ...activity })
  const isSameTime = wanted.starts_at === row.starts_at && !isCancelled
  // Changes and cancellations put lines before the note.
  const isSameText = row.subject === subject && row.note.endsWith(note) && row.language === language
  if (isSameTime && isSameText) return { id: row.id, isNew: false }
  if (getState(row, context.at) === 'past') throw new StoreError('bookingPast')
  requireChangesLeft(row)
  const time = isSameTime ? toTimeColumns({ ...activity, duration: row.duration }) : wanted
  const host = isSameTime
    ? row.host
    : await requireBookableTime(context, wanted, options.bookableDates, row)
  // Its person may have another address now.
  await requireBookingsLeft(context, options, person_id, row.id)
  if (!isSameTime) requireCrmAsked(context)
  const texts = { subject, note, language, origin }
  const changes = { ...time, host, ...texts, org_id, person_id, cancelled_at: null }
  const revised = await changeMeeting(context.queries, row, changes).executeTakeFirstOrThrow()
  const isMoved = !isSameTime && !isCancelled
  await addJobs(context, isMoved ? 'booking.changed' : 'booking.created', revised)
  // Who gave a cancelled one was told then.
  if (isMoved) await tellFormerHost(context, row, revised)
  return { id: row.id, isNew: false }
}

/**
 * Books a meeting, or changes the one that its deal has.
 *
 * @throws {StoreError} `dateNotBookable` if it is on none of the bookable dates
 * @throws {StoreError} `slotTaken` if it overlaps another meeting, or the owner's calendar has no host for it
 * @throws {StoreError} `tooManyBookings` if the person has as many future meetings as allowed
 */
export async function bookMeeting(
  context: WriteContext,
  activity: NewActivity,
  options: WriteOptions,
): Promise<WrittenActivity> {
  const known = await findMeetingOfDeal(context.queries, activity.deal_id)
  if (known) return reviseMeeting(context, known, activity, options)
  const row = toActivityRow(activity, options)
  const host = await requireBookableTime(context, row, options.bookableDates)
  await requireBookingsLeft(context, options, row.person_id)
  requireCrmAsked(context)
  return addActivity(context, { ...row, host })
}
