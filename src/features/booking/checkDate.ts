import type { RootState } from '@/store/rootReducer'
import type { AppDispatch } from '@/store/setupStore'
import { dateExpired } from './bookingSlice'
import { getAllowedDate } from './choice'
import type { TimeZone } from './domain/types'

/**
 * Leads back to the calendar if the chosen date can't be booked any more: the page was open overnight,
 * or the device's clock was wrong. Not while a booking runs: then the service decides.
 *
 * @returns whether the date can still be booked
 */
export const checkDate =
  (deviceTimeZone: TimeZone) =>
  (dispatch: AppDispatch, getState: () => RootState): boolean => {
    const { booking } = getState()
    if (!booking?.date || booking.step === 3 || booking.isSubmitting) return true
    if (getAllowedDate(booking.date, booking.timeZone ?? deviceTimeZone)) return true
    dispatch(dateExpired())
    return false
  }
