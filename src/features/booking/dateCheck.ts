import { useEffect, useSyncExternalStore } from 'react'
import type { RootState } from '@/store/rootReducer'
import type { AppDispatch } from '@/store/setupStore'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { getCorrection, subscribeToCorrection } from '@/time/clock'
import { dateExpired, selectBookingStep } from './bookingSlice'
import { getAllowedDate } from './choice'
import type { TimeZone } from './domain/types'
import { useDeviceTimeZone } from './useDeviceTimeZone'

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

/**
 * Checks the chosen date at each step, whenever the visitor comes back to the page, and when the clock
 * is corrected.
 */
export function useDateCheck(): void {
  const dispatch = useAppDispatch()
  const step = useAppSelector(selectBookingStep)
  const deviceTimeZone = useDeviceTimeZone()
  const correction = useSyncExternalStore(subscribeToCorrection, getCorrection, getCorrection)

  useEffect(() => {
    const check = () => {
      dispatch(checkDate(deviceTimeZone))
    }
    check()
    document.addEventListener('visibilitychange', check)
    return () => {
      document.removeEventListener('visibilitychange', check)
    }
  }, [dispatch, step, deviceTimeZone, correction])
}
