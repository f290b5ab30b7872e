import type { RootState } from '@/store/rootReducer'
import type { AppDispatch } from '@/store/setupStore'
import type { ContactDetails } from '../contactDetails'
import { bookDemo } from './bookDemo'
import { appointmentReopened } from './bookingSlice'
import { getCertainTime, isOutcomeUnknown } from './requestedMeeting'

/**
 * Leads back to the calendar. If an earlier attempt may have booked or moved a meeting, that is
 * found out first, so that a visitor never sees their own slot as taken (requirements R41): the
 * wizard stays where it is while that is unknown.
 *
 * @returns the outcome of the attempt to find out, if there was one
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
 * Leads to the confirmation of the meeting that an earlier attempt booked, if it is still there.
 *
 * @param details what the form holds by now
 */
export const keepMeeting =
  (details: ContactDetails) => async (dispatch: AppDispatch, getState: () => RootState) => {
    const { booking } = getState()
    const appointment = getCertainTime(booking)
    if (!booking?.requestedMeeting || !appointment) return undefined
    const request = { ...booking.requestedMeeting, appointment, details }
    return dispatch(bookDemo({ ...request, purpose: 'keep' }))
  }
