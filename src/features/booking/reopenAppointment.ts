import type { RootState } from '@/store/rootReducer'
import type { AppDispatch } from '@/store/setupStore'
import { bookDemo } from './bookDemo'
import { appointmentReopened } from './bookingSlice'

/**
 * Leads back to the calendar. If an earlier attempt may have booked, that is found out first, so
 * that a visitor never sees their own slot as taken (requirements R41): the wizard goes on to the
 * confirmation if it has, and stays where it is if that is still unknown.
 *
 * @returns the outcome of the attempt to find out, if there was one
 */
export const reopenAppointment = () => async (dispatch: AppDispatch, getState: () => RootState) => {
  if (getState().booking?.isSubmitting) return undefined
  const earlier = getState().booking?.requestedMeeting
  const outcome = earlier && (await dispatch(bookDemo({ ...earlier, isReopening: true })))
  if (!getState().booking?.requestedMeeting) dispatch(appointmentReopened())
  return outcome
}
