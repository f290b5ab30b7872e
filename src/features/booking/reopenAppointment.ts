import type { RootState } from '@/store/rootReducer'
import type { AppDispatch } from '@/store/setupStore'
import type { ContactDetails } from '../contactDetails'
import { bookDemo } from './bookDemo'
import { appointmentReopened } from './bookingSlice'
import { getCertainTime, isOutcomeUnknown } from './requestedMeeting'

/**
 * Leads back to the calendar. If the outcome of an earlier attempt is unknown, `bookDemo` finds it out
 * first, so that visitors never see their own slot as taken (requirements R41). The wizard stays at
 * its step while the outcome is unknown.
 *
 * @returns the result of `bookDemo`, if it was needed
 */
export const reopenAppointment = () => async (dispatch: AppDispatch, getState: () => RootState) => {
  const { booking } = getState()
  if (booking?.isSubmitting) return undefined
  const request = isOutcomeUnknown(booking) ? booking?.requestedMeeting : undefined
  const outcome = request && (await dispatch(bookDemo({ ...request, purpose: 'find' })))
  if (!isOutcomeUnknown(getState().booking)) dispatch(appointmentReopened())
  return outcome
}

/**
 * Leads to the confirmation of the meeting that an earlier attempt booked, if it still exists.
 *
 * @param details the current values of the form
 */
export const keepMeeting =
  (details: ContactDetails) => async (dispatch: AppDispatch, getState: () => RootState) => {
    const { booking } = getState()
    const appointment = getCertainTime(booking)
    if (!booking?.requestedMeeting || !appointment) return undefined
    const request = { ...booking.requestedMeeting, appointment, details }
    return dispatch(bookDemo({ ...request, purpose: 'keep' }))
  }
