import type { AppointmentChange, Cancellation } from '@/contactService/schemas/requests'
import type { BookedAppointment } from '@/contactService/schemas/responses'
import {
  BookingCancelled,
  BookingPast,
  requireBookableDate,
  requireFewChanges,
  type BookableDates,
  type BookingReference,
  type BookingStore,
} from '../../contactStore'
import type { BookingEvent } from '../../messages/events'
import {
  addCancellationToNote,
  addChangeToNote,
  isMarkedAsCancelled,
  markAsCancelled,
  removeCancelledMark,
} from '../bookingMarks'
import type { SlotClaims } from '../coordination/slotClaims'
import type { WriteJournal } from '../coordination/writeJournal'
import type { Calendar } from './calendar'
import {
  getMeetingPath,
  getStart,
  getState,
  readBooking,
  toAppointment,
  toWallClock,
  type Booking,
  type MeetingSource,
} from './meetings'
import { createRecentBookings } from './recentBookings'
import { readSender } from './senders'
import type { Slots } from './slots'
import { getWrittenInterval, toVendorTime } from './vendorTime'

export interface BookingOptions extends MeetingSource {
  readonly calendar: Calendar
  readonly slots: Slots
  readonly claims: SlotClaims
  readonly journal: WriteJournal
  readonly now: () => number
}

const getTurn = ({ activityId }: BookingReference) => `booking-${activityId}`

/**
 * Who claims the new slot of a booking. A visitor's idempotency key, which has no space, can't be the
 * same; and each slot has its own claim, so that a second move does not give up the first.
 */
const getHolder = ({ activityId }: BookingReference, { startsAt }: { readonly startsAt: number }) =>
  `booking ${activityId} ${startsAt}`

interface Told {
  readonly type: BookingEvent['type']
  readonly note: string
  readonly startsAt: number
  readonly timeZone: string
}

/**
 * Shows, changes and cancels the bookings in a vendor's account. What the account holds already but
 * nobody was told of, because its response was lost, is told when the same is asked for again.
 */
export function createBookings(options: BookingOptions): BookingStore {
  const { client, dialect, calendar, slots, claims, journal, records, now } = options

  const readRecent = createRecentBookings(options, now)

  /** Of those who change one booking at once, each waits for the one before. */
  const inTurn = <Result>(booking: BookingReference, work: () => Promise<Result>) =>
    journal.run(
      { operation: 'turn', request: null, key: getTurn(booking), isRemembered: false },
      work,
    )

  const update = async ({ activityId }: Booking, body: object) => {
    const { updateMethod: method } = dialect
    try {
      await client.send({ method, path: getMeetingPath(dialect, activityId), body })
    } finally {
      calendar.drop()
    }
  }

  /** Carries out a write between the two steps of telling: a sender that can't be read stops it. */
  const writeAndTell = async (booking: Booking, told: Told, write: () => Promise<void>) => {
    const { activityId, number: deal_id, meeting, record } = booking
    const { type, note, startsAt, timeZone } = told
    const sender = await readSender(client, dialect, meeting)
    await write()
    await records.tell({
      type,
      activityId,
      activity: {
        ...toWallClock(startsAt, timeZone),
        type: 'meeting',
        subject: removeCancelledMark(meeting.subject),
        note,
        deal_id,
      },
      sender,
      sequence: record.sequence + 1,
      startsAt,
    })
  }

  const change = async (
    booking: Booking,
    asked: AppointmentChange,
    dates: BookableDates | undefined,
  ): Promise<BookedAppointment> => {
    const { meeting, record, slot: own, number } = booking
    if (!own) throw new BookingCancelled()
    if (getState(booking, now()) === 'past') throw new BookingPast()
    const slot = getWrittenInterval({ ...asked, duration: meeting.duration }) ?? own
    const isThere = slot.startsAt === own.startsAt
    if (isThere && slot.startsAt === record.starts_at) return toAppointment(booking, now())
    requireFewChanges(record.sequence)
    if (!isThere) requireBookableDate(asked.due_date, dates)
    const timeZone = asked.source_timezone || 'UTC'
    const previous = toWallClock(own.startsAt, record.source_timezone)
    const note = isThere ? meeting.note : addChangeToNote(meeting.note, previous)
    const body = { ...toVendorTime({ ...asked, duration: '' }), note }
    const told = { type: 'booking.changed', note, startsAt: slot.startsAt, timeZone } as const
    await writeAndTell(booking, told, async () => {
      if (isThere) return
      const from = { id: meeting.id, slot: own }
      await slots.book(getHolder(booking, slot), slot, () => update(booking, body), from)
    })
    return { number, ...toWallClock(slot.startsAt, timeZone), state: 'booked' }
  }

  const cancel = async (booking: Booking, asked: Cancellation): Promise<BookedAppointment> => {
    const { meeting, record, slot } = booking
    const isMarked = isMarkedAsCancelled(meeting.subject)
    // Also where it was cancelled in the account itself, whose users tell the visitor.
    if (!slot && (record.cancelled_at !== null || !isMarked)) return toAppointment(booking, now())
    if (getState(booking, now()) === 'past') throw new BookingPast()
    const startsAt = getStart(booking)
    const timeZone = record.source_timezone
    const previous = toWallClock(startsAt, timeZone)
    const note = slot ? addCancellationToNote(meeting.note, previous, asked) : meeting.note
    const told = { type: 'booking.cancelled', note, startsAt, timeZone } as const
    await writeAndTell(booking, told, async () => {
      if (!slot) return
      // An activity without a time blocks nothing (requirements R21); the note keeps it.
      const subject = markAsCancelled(meeting.subject)
      await update(booking, { ...dialect.cancelled, subject, due_time: '', note })
      await claims.release(slot)
    })
    return { ...toAppointment(booking, now()), state: 'cancelled' }
  }

  return {
    getBooking: async (reference) => toAppointment(await readRecent(reference), now()),
    changeBooking: (reference, asked, dates) =>
      inTurn(reference, async () => change(await readBooking(options, reference), asked, dates)),
    cancelBooking: (reference, asked) =>
      inTurn(reference, async () => cancel(await readBooking(options, reference), asked)),
  }
}
