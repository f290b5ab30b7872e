import { createAsyncThunk } from '@reduxjs/toolkit'
import {
  runEndpoint,
  getWriteFailure,
  hashRequest,
  toContactServiceError,
  type ContactServiceError,
  type WriteFailure,
} from '@/contactService'
import type { Language } from '@/site/language'
import type { RootState } from '@/store/rootReducer'
import type { AppDispatch } from '@/store/setupStore'
import { createContactRecords, type ContactDetails } from '../contactDetails'
import { availability } from './availabilityApi'
import { industryRecorded, meetingRefused, meetingRequested, recordCreated } from './bookingEvents'
import { getIndustryFromQuery } from './domain/industry'
import { toNewDeal, toNewMeeting } from './domain/requests'
import type { Appointment } from './domain/types'
import { recordIndustry } from './recordIndustry'

export interface DemoRequest {
  readonly appointment: Appointment
  readonly details: ContactDetails
  readonly industry: string | undefined
  readonly language: Language
}

export type BookingFailure = WriteFailure | 'slotTaken' | 'tooManyBookings'

/** Whether the same booking can succeed at another try. */
export const canTryAgain = (failure: BookingFailure): boolean =>
  failure !== 'slotTaken' && failure !== 'tooManyBookings'

/**
 * Creates the records of a booking in the contact service: organization, person, deal with its
 * industry, meeting (requirements, section 7). A retry continues where the last attempt stopped.
 */
export const bookDemo = createAsyncThunk<
  { dealId: number },
  DemoRequest,
  { state: RootState; dispatch: AppDispatch; rejectValue: BookingFailure }
>(
  'booking/bookDemo',
  async ({ appointment, details, ...request }, api) => {
    const { dispatch, signal, requestId } = api
    const { booking } = api.getState()
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
      const appointmentHash = await hashRequest(appointment)
      // An earlier attempt may already have created the meeting. Checking the slot would then find
      // it taken by our own meeting.
      const mayAlreadyExist = booking?.requestedMeeting === appointmentHash
      if (!mayAlreadyExist && (await isTaken(appointment, api)))
        return api.rejectWithValue('slotTaken')

      const dealId = await createContactRecords(sequence, {
        details,
        getDeal: (owners) => toNewDeal({ details, industry, ...owners }),
        async beforeActivity(createdDealId) {
          if (industry && booking?.industryDealId !== createdDealId) {
            const recorded = await recordIndustry({ dispatch, signal }, createdDealId, industry)
            if (recorded) dispatch(industryRecorded({ dealId: createdDealId }))
          }
          dispatch(meetingRequested({ appointmentHash }))
        },
        getActivity: (owners) =>
          toNewMeeting({ details, appointment, language, industry, ...owners }),
      })
      return { dealId }
    } catch (thrown) {
      const error = toContactServiceError(thrown)
      if (!error) throw thrown
      if (isRefusal(error)) dispatch(meetingRefused())
      const failure = getBookingFailure(error)
      if (failure === 'slotTaken') void dispatch(refetchAvailability(appointment))
      return api.rejectWithValue(failure)
    }
  },
  { condition: (_request, { getState }) => !getState().booking?.isSubmitting },
)

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

/** Whether the service has certainly not created the record. */
const isRefusal = (error: ContactServiceError) =>
  error.kind === 'rateLimited' ||
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
