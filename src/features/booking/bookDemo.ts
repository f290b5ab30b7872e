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
import { availability } from './availabilityApi'
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
   * Set if the meeting was booked by an earlier attempt with other details: these are what was
   * stored.
   */
  readonly details?: ContactDetails
}

/**
 * `bookingKept` means that the meeting can't be moved until the CRM has it; `ended` that the one to be
 * moved or kept was cancelled, has begun or is gone.
 */
export type BookingFailure =
  WriteFailure | 'slotTaken' | 'tooManyBookings' | 'bookingKept' | 'ended'

/**
 * Creates the records of a booking in the contact service: organization, person, deal with its
 * industry, meeting (requirements, section 7). A retry continues where the last attempt stopped.
 *
 * While it is unknown whether an earlier attempt created its meeting, or moved it, that is requested
 * again first, whatever the visitor wants by now. An existing meeting is moved to the time that they
 * want: it must not be joined by a second (requirements R41).
 *
 * Resolves to null if it was only to be found out what an earlier attempt did.
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

/** What an attempt ended with. */
export type BookingOutcome = Awaited<ReturnType<ReturnType<typeof bookDemo>>>

interface FoundMeeting {
  /** What it was requested with. */
  readonly request: DemoRequest
  /** When it is. */
  readonly appointment: Appointment
  /** Whether the service has said so in this attempt; it may have been cancelled or moved since. */
  readonly isFresh: boolean
}

/** Requests again what has no known outcome, if anything; rejects if that is refused or fails. */
async function resolveOutcome(context: BookingContext): Promise<void> {
  const { booking } = context.getState()
  if (booking?.requestedMeeting && isOutcomeUnknown(booking))
    await createRecords(booking.requestedMeeting, context, booking.requestedMove)
}

/**
 * The meeting that an earlier attempt booked, undefined if there is none. Rejects while that stays
 * unknown.
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
 * Moves a meeting unless it has just been found there. Resolves to its deal, undefined if it has
 * ended.
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
  availability.initiate({ date, timeZone }, { subscribe: false, forceRefetch: true })

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
