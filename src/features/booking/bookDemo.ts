import { createAsyncThunk } from '@reduxjs/toolkit'
import {
  runEndpoint,
  getWriteFailure,
  toContactServiceError,
  type ContactServiceError,
  type WriteFailure,
} from '@/contactService'
import type { RootState } from '@/store/rootReducer'
import type { AppDispatch } from '@/store/setupStore'
import type { ContactDetails } from '../contactDetails'
import { availability } from './availabilityApi'
import type { DemoRequest } from './bookingEvents'
import type { Appointment } from './domain/types'
import { getStanding, isUnsettled } from './requestedMeeting'
import { createRecords, type BookingContext } from './writeBooking'

interface Attempt extends DemoRequest {
  /** Only finds out what an earlier attempt did: the visitor wants to choose another time. */
  readonly isReopening?: boolean
}

interface Booked {
  readonly dealId: number
  /** Those of an earlier request, if the booking has them and not what the visitor wants now. */
  readonly details?: ContactDetails
}

export type BookingFailure = WriteFailure | 'slotTaken' | 'tooManyBookings'

/** Whether the same booking can succeed at another try. */
export const canTryAgain = (failure: BookingFailure): boolean =>
  failure !== 'slotTaken' && failure !== 'tooManyBookings'

/**
 * Creates the records of a booking in the contact service: organization, person, deal with its
 * industry, meeting (requirements, section 7). A retry continues where the last attempt stopped.
 *
 * While it is unknown whether an earlier attempt created its meeting, or moved it, that is requested
 * again first, whatever the visitor wants by now. A meeting that stands is moved to the time that they
 * want: it must not be joined by a second (requirements R41).
 *
 * Resolves to null if nothing was to be booked.
 */
export const bookDemo = createAsyncThunk<
  Booked | null,
  Attempt,
  { state: RootState; dispatch: AppDispatch; rejectValue: BookingFailure }
>(
  'booking/bookDemo',
  async ({ isReopening = false, ...request }, api) => {
    try {
      const found = await findMeeting(api)
      if (isReopening) return found ? null : api.rejectWithValue('slotTaken')
      const dealId = found && (await bringTo(request.appointment, found, api))
      if (found && dealId !== undefined) {
        const { details } = found.request
        return isSame(details, request.details) ? { dealId } : { dealId, details }
      }
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

const isSame = (one: object, other: object): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

interface FoundMeeting {
  /** What it was requested with. */
  readonly request: DemoRequest
  /** When it is. */
  readonly appointment: Appointment
}

/**
 * The meeting that an earlier attempt booked, undefined if there is none. What has no known outcome
 * is requested again; rejects while that stays unknown.
 */
async function findMeeting(context: BookingContext): Promise<FoundMeeting | undefined> {
  const { requestedMeeting: request, requestedMove } = context.getState().booking ?? {}
  if (!request) return undefined
  try {
    if (isUnsettled(context.getState().booking))
      await createRecords(request, context, requestedMove)
  } catch (thrown) {
    if (isUnsettled(context.getState().booking)) throw thrown
  }
  const appointment = getStanding(context.getState().booking)
  return appointment && { request, appointment }
}

/** Moves a meeting unless it is there already. Resolves to its deal, undefined if it has ended. */
async function bringTo(
  wanted: Appointment,
  { request, appointment }: FoundMeeting,
  context: BookingContext,
): Promise<number | undefined> {
  try {
    return await createRecords(request, context, isSame(appointment, wanted) ? undefined : wanted)
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

const conflict = 409

function getBookingFailure(error: ContactServiceError): BookingFailure {
  if (error.kind === 'rejected') {
    if (error.status === conflict) return 'slotTaken'
    if (error.code === 'open_bookings') return 'tooManyBookings'
  }
  return getWriteFailure(error)
}
