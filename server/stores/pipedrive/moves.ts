import type { AppointmentChange } from '@/contactService/schemas/requests'
import {
  BookingCancelled,
  BookingPast,
  requireBookableDate,
  requireChangesLeft,
  type BookableDates,
} from '../../contactStore'
import { getWrittenInterval, type Interval } from '../activityTime'
import { getState, type Booking } from './meetings'

/** A visitor's request for another time. */
export interface RequestedMove {
  readonly change: AppointmentChange
  readonly dates: BookableDates | undefined
}

export interface Move {
  /** The slot of the booking before the change. */
  readonly currentSlot: Interval
  /** The requested slot. */
  readonly slot: Interval
  /** False if the booking has the requested slot already. */
  readonly isMoved: boolean
  /** Whether the booking has the requested slot, and visitor and owner were notified of it. */
  readonly isDone: boolean
}

/**
 * Checks a requested change and describes its effect on the booking, without a call to the vendor.
 *
 * @param now the current time in milliseconds since 1970
 * @throws {ContactStoreError} if the booking can't be moved, or not to that date
 */
export function getMove(booking: Booking, { change, dates }: RequestedMove, now: number): Move {
  const { meeting, record, slot: currentSlot } = booking
  if (!currentSlot) throw new BookingCancelled()
  if (getState(booking, now) === 'past') throw new BookingPast()
  const slot = getWrittenInterval({ ...change, duration: meeting.duration }) ?? currentSlot
  const isMoved = slot.startsAt !== currentSlot.startsAt
  const isDone = !isMoved && slot.startsAt === record.starts_at
  if (!isDone) requireChangesLeft(record.sequence)
  if (isMoved) requireBookableDate(change.due_date, dates)
  return { currentSlot, slot, isMoved, isDone }
}
