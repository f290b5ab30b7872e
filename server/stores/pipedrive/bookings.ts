import type { Cancellation } from '@/contactService/schemas/requests'
import type { BookedAppointment } from '@/contactService/schemas/responses'
import { BookingPast, type BookingReference, type BookingStore } from '../../contactStore'
import type { BookingEvent, Sender } from '../../messages/events'
import {
  addCancellationToNote,
  addChangeToNote,
  isMarkedAsCancelled,
  markAsCancelled,
  removeCancelledMark,
} from '../bookingMarks'
import type { SlotClaims } from '../coordination/slotClaims'
import type { WriteJournal } from '../coordination/writeJournal'
import type { ActivityCalendar } from './calendar'
import {
  getMeetingPath,
  getStart,
  getState,
  requireNewerLink,
  convertBookingToAppointment,
  toWallClock,
  type Booking,
  type MeetingSource,
} from './meetings'
import { getMove, type RequestedMove } from './moves'
import { createRecentBookings } from './recentBookings'
import { readSender } from './senders'
import type { Slots } from './slots'
import { toVendorTime } from './vendorTime'
import { getZone } from '../../time'

export interface BookingOptions extends MeetingSource {
  readonly calendar: ActivityCalendar
  readonly slots: Slots
  readonly claims: SlotClaims
  readonly journal: WriteJournal
  readonly now: () => number
}

const getQueueName = ({ activityId }: BookingReference) => `booking-${activityId}`

/**
 * The holder of the claim on a booking's new slot. The space keeps it different from every idempotency
 * key, and the start gives each slot a separate claim, so that a second move keeps the first claim.
 */
const getHolder = ({ activityId }: BookingReference, { startsAt }: { readonly startsAt: number }) =>
  `booking ${activityId} ${startsAt}`

interface Notification {
  readonly type: BookingEvent['type']
  readonly note: string
  readonly startsAt: number
  readonly timeZone: string
}

/**
 * Shows, changes and cancels bookings in a vendor's account. If a change was made but its response was
 * lost, repeating the request sends the notification.
 */
export function createBookings(options: BookingOptions): BookingStore {
  const { client, dialect, calendar, slots, claims, journal, records, now } = options

  const recent = createRecentBookings(options, now)

  /** Runs the changes of one booking one after the other. */
  const runExclusively = <Result>(booking: BookingReference, work: () => Promise<Result>) =>
    journal.run(
      { operation: 'turn', request: null, key: getQueueName(booking), isRemembered: false },
      work,
    )

  const update = async (booking: Booking, body: object) => {
    const { updateMethod: method } = dialect
    try {
      await client.send({ method, path: getMeetingPath(dialect, booking.activityId), body })
    } finally {
      calendar.drop()
      recent.drop(booking)
    }
  }

  /** Notifies of a write. Needs no call to the vendor, so that no write stays without notification. */
  const notify = async (booking: Booking, notification: Notification, sender: Sender) => {
    const { activityId, number: deal_id, meeting, record } = booking
    const { type, note, startsAt, timeZone } = notification
    await records.notify({
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

  const readBookingSender = ({ meeting }: Booking) => readSender(client, dialect, meeting)

  const move = async (booking: Booking, requested: RequestedMove): Promise<BookedAppointment> => {
    const { meeting, record, number } = booking
    const { currentSlot, slot, isMoved, isDone } = getMove(booking, requested, now())
    if (isDone) return convertBookingToAppointment(booking, now())
    const timeZone = getZone(requested.change)
    const previous = toWallClock(currentSlot.startsAt, record.source_timezone)
    const note = isMoved ? addChangeToNote(meeting.note, previous) : meeting.note
    const write = async () => {
      const sender = await readBookingSender(booking)
      await update(booking, { ...toVendorTime({ ...requested.change, duration: '' }), note })
      return sender
    }
    const from = { id: meeting.id, slot: currentSlot }
    const sender = isMoved
      ? await slots.book(getHolder(booking, slot), slot, write, from)
      : await readBookingSender(booking)
    await notify(
      booking,
      { type: 'booking.changed', note, startsAt: slot.startsAt, timeZone },
      sender,
    )
    return { number, ...toWallClock(slot.startsAt, timeZone), state: 'booked' }
  }

  const cancel = async (
    booking: Booking,
    cancellation: Cancellation,
  ): Promise<BookedAppointment> => {
    const { meeting, record, slot } = booking
    const isMarked = isMarkedAsCancelled(meeting.subject)
    // No notification if a user of the CRM cancelled the meeting: they contact the visitor themselves.
    if (!slot && (record.cancelled_at !== null || !isMarked))
      return convertBookingToAppointment(booking, now())
    if (getState(booking, now()) === 'past') throw new BookingPast()
    const startsAt = getStart(booking)
    const timeZone = record.source_timezone
    const previous = toWallClock(startsAt, timeZone)
    const note = slot ? addCancellationToNote(meeting.note, previous, cancellation) : meeting.note
    const sender = await readBookingSender(booking)
    if (slot) {
      // An activity without a time blocks no slot (requirements R21); the note still names the time.
      const subject = markAsCancelled(meeting.subject)
      await update(booking, { ...dialect.cancelled, subject, due_time: '', note })
      await claims.release(slot)
    }
    await notify(booking, { type: 'booking.cancelled', note, startsAt, timeZone }, sender)
    return { ...convertBookingToAppointment(booking, now()), state: 'cancelled' }
  }

  /** @throws {RecordNotFound} if the link is older than the booking */
  const requireCurrentLink = async (
    read: Promise<Booking>,
    reference: BookingReference,
  ): Promise<Booking> => {
    const booking = await read
    requireNewerLink(booking, reference)
    return booking
  }

  const readForLink = (reference: BookingReference) =>
    requireCurrentLink(recent.readUncached(reference), reference)

  /** Refuses a change that is impossible by the data in memory, without a call to the vendor. */
  const refuseEarly = async (reference: BookingReference, requested: RequestedMove) => {
    const known = recent.find(reference)
    if (!known) return
    const booking = await requireCurrentLink(known, reference)
    const { currentSlot, slot, isMoved } = getMove(booking, requested, now())
    if (isMoved) await slots.requireFreeInCache(slot, { id: booking.meeting.id, slot: currentSlot })
  }

  return {
    getBooking: async (reference) => {
      const read = recent.find(reference) ?? recent.readUncached(reference)
      return convertBookingToAppointment(await requireCurrentLink(read, reference), now())
    },
    changeBooking: async (reference, change, dates) => {
      await refuseEarly(reference, { change, dates })
      return runExclusively(reference, async () =>
        move(await readForLink(reference), { change, dates }),
      )
    },
    cancelBooking: (reference, cancellation) =>
      runExclusively(reference, async () => cancel(await readForLink(reference), cancellation)),
  }
}
