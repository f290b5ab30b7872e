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
import { createContactRecords } from '../contactDetails'
import { availability } from './availabilityApi'
import {
  industryRecorded,
  meetingRefused,
  meetingRequested,
  recordCreated,
  type DemoRequest,
} from './bookingEvents'
import { getIndustryFromQuery } from './domain/industry'
import { toNewDeal, toNewMeeting } from './domain/requests'
import type { Appointment } from './domain/types'
import { recordIndustry } from './recordIndustry'

interface Attempt extends DemoRequest {
  /** Only asks whether an earlier attempt booked: the visitor would rather take another time. */
  readonly isReopening?: boolean
}

interface Booked {
  readonly dealId: number
  /** An earlier request, if that is what is booked, instead of what the visitor wants now. */
  readonly earlier?: DemoRequest
}

export type BookingFailure = WriteFailure | 'slotTaken' | 'tooManyBookings'

/** Whether the same booking can succeed at another try. */
export const canTryAgain = (failure: BookingFailure): boolean =>
  failure !== 'slotTaken' && failure !== 'tooManyBookings'

interface BookingContext {
  readonly dispatch: AppDispatch
  readonly getState: () => RootState
  readonly signal: AbortSignal
  readonly requestId: string
}

/**
 * Creates the records of a booking in the contact service: organization, person, deal with its
 * industry, meeting (requirements, section 7). A retry continues where the last attempt stopped.
 *
 * While it is unknown whether an earlier attempt created its meeting, that one is requested again
 * first, whatever the visitor wants by now: it must not be joined by a second (requirements R41).
 */
export const bookDemo = createAsyncThunk<
  Booked,
  Attempt,
  { state: RootState; dispatch: AppDispatch; rejectValue: BookingFailure }
>(
  'booking/bookDemo',
  async ({ isReopening = false, ...request }, api) => {
    try {
      const earlier = api.getState().booking?.requestedMeeting
      if (earlier) {
        const dealId = await repeat(earlier, api)
        if (dealId !== undefined)
          return isReopening || differs(earlier, request) ? { dealId, earlier } : { dealId }
        if (isReopening) return api.rejectWithValue('slotTaken')
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

const differs = (one: DemoRequest, other: DemoRequest): boolean =>
  JSON.stringify([one.appointment, one.details]) !==
  JSON.stringify([other.appointment, other.details])

/** Resolves to undefined if the meeting certainly does not exist, and rejects while that is unknown. */
async function repeat(earlier: DemoRequest, context: BookingContext): Promise<number | undefined> {
  try {
    return await createRecords(earlier, context)
  } catch (thrown) {
    if (context.getState().booking?.requestedMeeting) throw thrown
    return undefined
  }
}

async function createRecords(request: DemoRequest, context: BookingContext): Promise<number> {
  const { dispatch, signal, requestId } = context
  const { booking } = context.getState()
  const { appointment, details } = request
  const language = booking?.sequenceLanguage ?? request.language
  const industry = getIndustryFromQuery(request.industry ?? null, language)
  const sequence = {
    dispatch,
    signal,
    id: booking?.sequenceId ?? requestId,
    resumableWrites: booking?.resumableWrites ?? {},
    recordCreated,
  }
  try {
    return await createContactRecords(sequence, {
      details,
      getDeal: (owners) => toNewDeal({ details, industry, ...owners }),
      async beforeActivity(createdDealId) {
        if (industry && booking?.industryDealId !== createdDealId) {
          const recorded = await recordIndustry({ dispatch, signal }, createdDealId, industry)
          if (recorded) dispatch(industryRecorded({ dealId: createdDealId }))
        }
        dispatch(meetingRequested(request))
      },
      getActivity: (owners) =>
        toNewMeeting({ details, appointment, language, industry, ...owners }),
    })
  } catch (thrown) {
    const error = toContactServiceError(thrown)
    if (error && isRefusal(error, booking?.requestedMeeting !== undefined))
      dispatch(meetingRefused())
    throw thrown
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

/** Whether the service has certainly not created the meeting. */
const isRefusal = (error: ContactServiceError, isRepeat: boolean) =>
  // The service refuses too many requests unseen: that tells nothing of an earlier one.
  (error.kind === 'rateLimited' && !isRepeat) ||
  // Without a capability the service does not look whether an earlier attempt created it.
  (error.kind === 'rejected' && error.status < 500 && error.code !== 'capability')

const conflict = 409

function getBookingFailure(error: ContactServiceError): BookingFailure {
  if (error.kind === 'rejected') {
    if (error.status === conflict) return 'slotTaken'
    if (error.code === 'open_bookings') return 'tooManyBookings'
  }
  return getWriteFailure(error)
}
