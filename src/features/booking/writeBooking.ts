import { shallowEqual } from 'react-redux'
import {
  moveMeeting,
  runEndpoint,
  toContactServiceError,
  type ContactServiceError,
} from '@/contactService'
import { errorCodes } from '@/contactService/schemas/responses'
import type { RootState } from '@/store/rootReducer'
import type { AppDispatch } from '@/store/setupStore'
import { createContactRecords, type CreatedIds } from '../contactDetails'
import {
  industryRecorded,
  meetingEnded,
  meetingRefused,
  meetingRequested,
  meetingConfirmed,
  moveRequested,
  recordCreated,
  type DemoRequest,
} from './bookingEvents'
import { toAppointmentChange } from './domain/bookedAppointment'
import { getIndustryFromQuery } from './domain/industry'
import { toNewDeal, toNewMeeting } from './domain/requests'
import type { Appointment } from './domain/types'
import { recordIndustry } from './recordIndustry'

export interface BookingContext {
  readonly dispatch: AppDispatch
  readonly getState: () => RootState
  readonly signal: AbortSignal
  readonly requestId: string
}

/**
 * Creates what is still missing of a booking's records: organization, person, deal with its
 * industry, meeting (requirements, section 7). Then moves the meeting, if it is to be elsewhere.
 *
 * @returns the deal's id
 * @throws the error of the call that failed
 */
export async function createRecords(
  request: DemoRequest,
  context: BookingContext,
  newTime?: Appointment,
): Promise<number> {
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
      getDeal: (ids) => toNewDeal({ details, industry, ...ids }),
      async beforeActivity(createdDealId) {
        if (industry && booking?.industryDealId !== createdDealId) {
          const recorded = await recordIndustry({ dispatch, signal }, createdDealId, industry)
          if (recorded) dispatch(industryRecorded({ dealId: createdDealId }))
        }
        dispatch(meetingRequested(request))
      },
      getActivity: (ids) => toNewMeeting({ details, appointment, language, industry, ...ids }),
      async afterActivity(ids) {
        if (!context.getState().booking?.lastKnownTime) dispatch(meetingConfirmed(appointment))
        if (newTime) await move(ids, newTime, context)
      },
    })
  } catch (thrown) {
    const error = toContactServiceError(thrown)
    const isRepeat = booking?.requestedMeeting !== undefined
    if (error && !context.getState().booking?.lastKnownTime && isRefusal(error, isRepeat))
      dispatch(meetingRefused())
    throw thrown
  }
}

/** Moves the meeting. If the meeting already has the time, checks that it still exists. */
async function move(
  { dealId, activityId: id }: CreatedIds,
  to: Appointment,
  context: BookingContext,
): Promise<void> {
  const { dispatch, requestId } = context
  const { lastKnownTime, requestedMove } = context.getState().booking ?? {}
  if (!lastKnownTime || !shallowEqual(lastKnownTime, to)) dispatch(moveRequested(to))
  try {
    const body = { deal_id: dealId, ...toAppointmentChange(to) }
    await runEndpoint(context, moveMeeting.initiate({ id, body }, { track: false }))
    dispatch(meetingConfirmed(to))
  } catch (thrown) {
    const error = toContactServiceError(thrown)
    if (error && isMeetingGone(error)) dispatch(meetingEnded({ nextSequenceId: requestId }))
    else if (error && lastKnownTime && isRefusal(error, requestedMove !== undefined))
      dispatch(meetingConfirmed(lastKnownTime))
    throw thrown
  }
}

/** Whether the service has certainly not carried out the request. */
const isRefusal = (error: ContactServiceError, isRepeat: boolean) =>
  // A rate limit refuses a request before its content is read, so an earlier request may have worked.
  (error.kind === 'rateLimited' && !isRepeat) ||
  // A missing capability says nothing about an earlier request, which may have worked.
  (error.kind === 'rejected' && error.status < 500 && error.code !== errorCodes.capability)

const goneCodes: readonly unknown[] = [errorCodes.past, errorCodes.cancelled, errorCodes.notFound]

/** Whether the meeting was cancelled, has begun or does not exist, so it can't be moved. */
export const isMeetingGone = (error: ContactServiceError): boolean =>
  error.kind === 'rejected' && goneCodes.includes(error.code)
