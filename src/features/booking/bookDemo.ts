import { createAsyncThunk } from '@reduxjs/toolkit'
import { shallowEqual } from 'react-redux'
import {
  runEndpoint,
  getWriteFailure,
  isConflict,
  toContactServiceError,
  type ContactServiceError,
  type WriteFailure,
} from '@/contactService'
import { errorCodes } from '@/contactService/schemas/responses'
import type { RootState } from '@/store/rootReducer'
import type { AppDispatch } from '@/store/setupStore'
import type { ContactDetails } from '../contactDetails'
import { getAvailability } from './availabilityApi'
import type { DemoRequest } from './bookingEvents'
import type { Appointment } from './domain/types'
import { getCertainTime, isOutcomeUnknown } from './requestedMeeting'
import { createRecords, isMeetingGone, type BookingContext } from './writeBooking'

interface Attempt extends DemoRequest {
  /**
   * Only `book`, the default, may book a new meeting. `find` finds out what an earlier attempt did,
   * because the visitor wants to choose another time; `keep` confirms its meeting where it is.
   */
  readonly purpose?: 'book' | 'find' | 'keep'
}

interface Booked {
  readonly dealId: number
  /**
   * The stored contact details. Set if an earlier attempt booked the meeting with other details than
   * the form has now.
   */
  readonly details?: ContactDetails
}

/**
 * `bookingKept` means that the meeting can't be moved until the CRM has stored it. `ended` means that
 * the meeting to be moved or kept was cancelled, has begun or is gone.
 */
export type BookingFailure =
  WriteFailure | 'slotTaken' | 'tooManyBookings' | 'bookingKept' | 'ended'

/**
 * Creates the records of a booking in the contact service: organization, person, deal with its
 * industry, meeting (requirements, section 7). A retry continues where the last attempt stopped.
 *
 * If the outcome of an earlier attempt is unknown, its request is repeated first, even if the visitor
 * has chosen another time since. A meeting that exists is then moved to the chosen time, because a
 * visitor must not get a second meeting (requirements R41).
 *
 * Resolves to null if the purpose is `find`.
 */
export const bookDemo = createAsyncThunk<
  Booked | null,
  Attempt,
  { state: RootState; dispatch: AppDispatch; rejectValue: BookingFailure }
>(
  'booking/bookDemo',
  async ({ purpose = 'book', ...request }, api) => {
    try {
      if (purpose === 'find') {
        await resolveOutcome(api)
        return null
      }
      const found = await findMeeting(api)
      const dealId = found && (await moveFoundMeeting(request.appointment, found, api))
      if (found && dealId !== undefined) {
        const { details } = found.request
        return shallowEqual(details, request.details) ? { dealId } : { dealId, details }
      }
      if (purpose === 'keep') return api.rejectWithValue('ended')
      if (await isTaken(request.appointment, api)) return api.rejectWithValue('slotTaken')
      return { dealId: await createRecords(request, api) }
    } catch (thrown) {
      const error = toContactServiceError(thrown)
      if (!error) throw thrown
      const failure = getBookingFailure(error)
      if (failure === 'slotTaken') void api.dispatch(refetchAvailability(request.appointment))
      return api.rejectWithValue(failure)
    }
  },
  { condition: (_request, { getState }) => !getState().booking?.isSubmitting },
)

/** The action that `bookDemo` dispatched last: fulfilled or rejected. */
export type BookingOutcome = Awaited<ReturnType<ReturnType<typeof bookDemo>>>

/** A meeting that an earlier attempt booked. */
interface FoundMeeting {
  /** The request that created the meeting. */
  readonly request: DemoRequest
  /** The time of the meeting. */
  readonly appointment: Appointment
  /**
   * Whether the service confirmed the time in this attempt. A time that is not fresh may be wrong,
   * because the meeting may have been cancelled or moved elsewhere.
   */
  readonly isFresh: boolean
}

/** Repeats the request whose outcome is unknown, if there is one. Rejects if the request fails. */
async function resolveOutcome(context: BookingContext): Promise<void> {
  const { booking } = context.getState()
  if (booking?.requestedMeeting && isOutcomeUnknown(booking))
    await createRecords(booking.requestedMeeting, context, booking.requestedMove)
}

/**
 * Finds the meeting that an earlier attempt booked; undefined if it booked none. Rejects if the outcome
 * of that attempt is still unknown.
 */
async function findMeeting(context: BookingContext): Promise<FoundMeeting | undefined> {
  const { booking } = context.getState()
  const request = booking?.requestedMeeting
  if (!request) return undefined
  try {
    await resolveOutcome(context)
  } catch (thrown) {
    if (isOutcomeUnknown(context.getState().booking)) throw thrown
  }
  const appointment = getCertainTime(context.getState().booking)
  return appointment && { request, appointment, isFresh: isOutcomeUnknown(booking) }
}

/**
 * Moves a meeting, unless it was just found at the wanted time. Resolves to the id of its deal;
 * undefined if the meeting has ended.
 */
async function moveFoundMeeting(
  wanted: Appointment,
  { request, appointment, isFresh }: FoundMeeting,
  context: BookingContext,
): Promise<number | undefined> {
  const isThere = isFresh && shallowEqual(appointment, wanted)
  try {
    return await createRecords(request, context, isThere ? undefined : wanted)
  } catch (thrown) {
    if (context.getState().booking?.requestedMeeting) throw thrown
    return undefined
  }
}

const refetchAvailability = ({ date, timeZone }: Appointment) =>
  getAvailability.initiate({ date, timeZone }, { subscribe: false, forceRefetch: true })

/**
 * Whether the slot has been taken meanwhile. If the check fails, the booking continues
 * (requirements R27).
 */
async function isTaken(
  appointment: Appointment,
  context: { dispatch: AppDispatch; signal: AbortSignal },
): Promise<boolean> {
  try {
    const slots = await runEndpoint(context, refetchAvailability(appointment))
    return slots.some((slot) => slot.time === appointment.time && !slot.available)
  } catch (thrown) {
    if (!toContactServiceError(thrown)) throw thrown
    return false
  }
}

function getBookingFailure(error: ContactServiceError): BookingFailure {
  if (error.kind === 'rejected') {
    if (isMeetingGone(error)) return 'ended'
    if (error.code === errorCodes.pending) return 'bookingKept'
    if (isConflict(error)) return 'slotTaken'
    if (error.code === errorCodes.tooManyBookings) return 'tooManyBookings'
  }
  return getWriteFailure(error)
}
