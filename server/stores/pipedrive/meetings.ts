import * as v from 'valibot'
import moment from '@/features/booking/domain/moment'
import type { BookedAppointment } from '@/contactService/schemas/responses'
import { RecordNotFound, type BookingReference } from '../../contactStore'
import type { Interval } from '../activityTime'
import type { BookingRecord, VendorBookings } from '../coordination/vendorBookings'
import type { Dialect } from './dialect'
import type { VendorClient } from './vendorClient'
import { isGone } from '../vendorErrors'
import { activityFields, clockMarginMs, nullableId, readVendorInstant } from './vendorFields'
import { toCalendarActivity } from './vendorTime'

/** A meeting of either version: the first has `active_flag`, the second `is_deleted`. */
const meetingSchema = v.object({
  ...activityFields,
  type: v.literal('meeting'),
  due_date: v.string(),
  person_id: nullableId,
  org_id: nullableId,
  note: v.fallback(v.string(), ''),
  add_time: v.pipe(v.string(), v.transform(readVendorInstant)),
  active_flag: v.fallback(v.boolean(), true),
  is_deleted: v.fallback(v.boolean(), false),
})

type Meeting = v.InferOutput<typeof meetingSchema>

/** A booking: the account's meeting and this host's record. */
export interface Booking extends BookingReference {
  readonly meeting: Meeting
  readonly record: BookingRecord
  /** Undefined if the meeting has no time any more, or was deleted. */
  readonly slot: Interval | undefined
}

export const getMeetingPath = ({ basePath }: Dialect, id: number) => `${basePath}/activities/${id}`

async function readMeeting(
  client: VendorClient,
  dialect: Dialect,
  id: number,
): Promise<Meeting | undefined> {
  try {
    const { data } = await client.send({ method: 'GET', path: getMeetingPath(dialect, id) })
    const parsed = v.safeParse(meetingSchema, data)
    return parsed.success ? parsed.output : undefined
  } catch (error) {
    if (isGone(error)) return undefined
    throw error
  }
}

function getSlot(meeting: Meeting): Interval | undefined {
  const { startsAt, endsAt } = toCalendarActivity(meeting)
  if (!meeting.active_flag || meeting.is_deleted) return undefined
  return startsAt === null || endsAt === null ? undefined : { startsAt, endsAt }
}

export interface MeetingSource {
  readonly client: VendorClient
  readonly dialect: Dialect
  readonly records: VendorBookings
}

/**
 * Reads a booking. If the booking was made on another host, this host has no record with the visitor's
 * zone, and the times are shown in UTC.
 *
 * @throws {RecordNotFound} if there is no such booking
 */
export async function readBooking(
  { client, dialect, records }: MeetingSource,
  { activityId, number }: Pick<BookingReference, 'activityId' | 'number'>,
): Promise<Booking> {
  const meeting = await readMeeting(client, dialect, activityId)
  const slot = meeting && getSlot(meeting)
  const known = records.find(activityId)
  if (meeting?.deal_id !== number || !(slot ?? known)) throw new RecordNotFound('booking', number)
  const starts_at = slot?.startsAt ?? 0
  const record = known ?? { source_timezone: 'UTC', starts_at, sequence: 0, cancelled_at: null }
  return { activityId, number, meeting, record, slot }
}

/** Reads the time of a meeting; undefined if the meeting has no time any more, or was deleted. */
export async function readSlot(
  { client, dialect }: MeetingSource,
  activityId: number,
): Promise<Interval | undefined> {
  const meeting = await readMeeting(client, dialect, activityId)
  return meeting && getSlot(meeting)
}

/**
 * Checks that a link is not older than its booking. After the account was replaced or restored, the
 * ids in an old link can be those of another person's booking.
 *
 * @throws {RecordNotFound} if the link is older
 */
export function requireNewerLink(
  { meeting, number }: Booking,
  { issuedAt }: Pick<BookingReference, 'issuedAt'>,
): void {
  if (issuedAt === undefined) return
  const addedAt = Date.parse(meeting.add_time)
  // A time that can't be read counts as newer than the link.
  if (!(addedAt - clockMarginMs <= issuedAt)) throw new RecordNotFound('booking', number)
}

/** The wall clock of a zone at an instant in milliseconds since 1970. */
export function toWallClock(instant: number, source_timezone: string) {
  const at = moment.tz(instant, source_timezone)
  return { due_date: at.format('YYYY-MM-DD'), due_time: at.format('HH:mm'), source_timezone }
}

/** The start of an appointment, also after its cancellation, in milliseconds since 1970. */
export const getStart = ({ slot, record }: Booking): number => slot?.startsAt ?? record.starts_at

export function getState({ slot }: Booking, now: number): BookedAppointment['state'] {
  if (!slot) return 'cancelled'
  return slot.startsAt <= now ? 'past' : 'booked'
}

export const convertBookingToAppointment = (booking: Booking, now: number): BookedAppointment => ({
  number: booking.number,
  ...toWallClock(getStart(booking), booking.record.source_timezone),
  state: getState(booking, now),
})
