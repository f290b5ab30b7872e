import type { RootState } from '@/store/rootReducer'
import type { AppDispatch } from '@/store/setupStore'
import { bookDemo } from './bookDemo'
import { appointmentReopened } from './bookingSlice'
import { getStanding, isUnsettled } from './requestedMeeting'

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
  const unsettled = isUnsettled(booking) ? booking?.requestedMeeting : undefined
  const outcome = unsettled && (await dispatch(bookDemo({ ...unsettled, isReopening: true })))
  if (!isUnsettled(getState().booking)) dispatch(appointmentReopened())
  return outcome
}

/** Leads to the confirmation of the meeting that an earlier attempt booked. */
export const keepMeeting = () => async (dispatch: AppDispatch, getState: () => RootState) => {
  const { booking } = getState()
  const appointment = getStanding(booking)
  if (!booking?.requestedMeeting || !appointment) return undefined
  return dispatch(bookDemo({ ...booking.requestedMeeting, appointment }))
}
