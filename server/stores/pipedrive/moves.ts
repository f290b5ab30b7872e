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

/** The time that a visitor wants for a booking. */
export interface RequestedMove {
  readonly change: AppointmentChange
  readonly dates: BookableDates | undefined
}

export interface Move {
  /** The slot that the booking has. */
  readonly own: Interval
  /** The slot that it is to have. */
  readonly slot: Interval
  /** False where it is there already. */
  readonly isMoved: boolean
  /** Whether it is there, and visitor and owner were told so. */
  readonly isDone: boolean
}

/**
 * What a change means for a booking, by all that can be said without asking the vendor.
 *
 * @param now the current time in milliseconds since 1970
 * @throws {ContactStoreError} if the booking can't be moved, or not to that date
 */
export function getMove(booking: Booking, { change, dates }: RequestedMove, now: number): Move {
  const { meeting, record, slot: own } = booking
  if (!own) throw new BookingCancelled()
  if (getState(booking, now) === 'past') throw new BookingPast()
  const slot = getWrittenInterval({ ...change, duration: meeting.duration }) ?? own
  const isMoved = slot.startsAt !== own.startsAt
  const isDone = !isMoved && slot.startsAt === record.starts_at
  if (!isDone) requireChangesLeft(record.sequence)
  if (isMoved) requireBookableDate(change.due_date, dates)
  return { own, slot, isMoved, isDone }
}
