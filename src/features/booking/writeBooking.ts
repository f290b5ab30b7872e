import type { GetThunkAPI } from '@reduxjs/toolkit'
import {
  getWriteFailure,
  isConflict,
  toContactServiceError,
  type ContactServiceError,
  type WriteFailure,
  createDealField,
  listDealFields,
  updateDeal,
} from '@/contactService'
import { industryFieldName, newIndustryField } from '@/contactService/schemas/industryField'
import { errorCodes } from '@/contactService/schemas/responses'
import type { RootState } from '@/store/rootReducer'
import type { AppDispatch } from '@/store/setupStore'
import { createDealActivity, createDealRecords } from '../contactDetails'
import { toNewDeal, toNewMeeting, type DemoRequest } from './domain/requests'
import type { Appointment } from './domain/types'

/** `begun`: the meeting that an earlier attempt booked has begun, so the next attempt books another. */
export type BookingFailure = WriteFailure | 'slotTaken' | 'tooManyBookings' | 'begun'

export interface BookingThunkConfig {
  readonly state: RootState
  readonly dispatch: AppDispatch
  readonly rejectValue: BookingFailure
  /** The sequence's id, to keep; absent: the next attempt begins a new one. */
  readonly rejectedMeta: { readonly sequenceId?: string }
}

/**
 * Creates the records of a booking in the contact service: organization, person, deal with its
 * industry, meeting (requirements, section 7). Resolves to the deal's id.
 *
 * After a failure all calls are made again under the same names, so that the meeting is at the time
 * and with the details that were sent last, and there is no second one (requirements R41).
 */
export async function writeBooking(request: DemoRequest, api: GetThunkAPI<BookingThunkConfig>) {
  const { appointment, details, industry, origin } = request
  const { dispatch, getState, requestId, rejectWithValue } = api
  const earlierId = getState().booking?.sequenceId
  const sequenceId = earlierId ?? requestId
  try {
    // An earlier attempt may have booked the slot itself: then only the service can say.
    if (!earlierId && (await isTaken(appointment, dispatch)))
      return rejectWithValue('slotTaken', {})
    const records = await createDealRecords(dispatch, sequenceId, details, toNewDeal(request))
    if (industry) await recordIndustry(dispatch, records.deal_id, industry)
    await createDealActivity(dispatch, sequenceId, records, toNewMeeting(request), origin)
    return records.deal_id
  } catch (thrown) {
    const failure = getBookingFailure(toContactServiceError(thrown))
    if (failure === 'slotTaken') void refetchAvailability(appointment, dispatch)
    return rejectWithValue(failure, failure === 'begun' ? {} : { sequenceId })
  }
}

/** Asks with the script that has shown the times: a static import would put a copy of it into this one. */
async function refetchAvailability({ date, timeZone }: Appointment, dispatch: AppDispatch) {
  const { getAvailability } = await import(
    /* webpackChunkName: "booking-times" */ './availabilityApi'
  )
  const options = { subscribe: false, forceRefetch: true }
  return dispatch(getAvailability.initiate({ date, timeZone }, options))
}

/**
 * Whether the slot has been taken meanwhile. If the check fails, the booking continues
 * (requirements R27).
 */
async function isTaken(appointment: Appointment, dispatch: AppDispatch): Promise<boolean> {
  const { isSuccess, data } = await refetchAvailability(appointment, dispatch)
  return isSuccess && data.some((slot) => slot.time === appointment.time && !slot.available)
}

function getBookingFailure(error: ContactServiceError): BookingFailure {
  if (error.kind === 'rejected') {
    if (error.code === errorCodes.past) return 'begun'
    if (isConflict(error)) return 'slotTaken'
    if (error.code === errorCodes.tooManyBookings) return 'tooManyBookings'
  }
  return getWriteFailure(error)
}

/**
 * Writes the industry to the deal's custom field, which is created if the account has none. A failure
 * is logged and ignored, because a demo without its industry is better than none (requirements,
 * section 8).
 */
async function recordIndustry(
  dispatch: AppDispatch,
  dealId: number,
  industry: string,
): Promise<void> {
  try {
    const fields = await dispatch(listDealFields.initiate(undefined, { subscribe: false })).unwrap()
    const create = createDealField.initiate({ body: newIndustryField }, { track: false })
    const field =
      fields.find(({ name }) => name === industryFieldName) ?? (await dispatch(create).unwrap())
    const body = { [field.key]: industry }
    await dispatch(updateDeal.initiate({ id: dealId, body }, { track: false })).unwrap()
  } catch (thrown) {
    const { message } = toContactServiceError(thrown)
    console.warn(`The industry could not be written to deal ${dealId}: ${message}`)
  }
}
