import { useEffect, useSyncExternalStore } from 'react'
import type { RootState } from '@/store/rootReducer'
import type { AppDispatch } from '@/store/setupStore'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { subscribeToCorrection } from '@/time/clock'
import { getToday } from '@/time/deviceTime'
import { dateExpired, selectBookingStep, selectChosenTimeZone } from './bookingSlice'
import { getAllowedDate } from './choice'
import type { IsoDate, TimeZone } from './domain/types'
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

const subscribeToToday = (listener: () => void) => {
  const end = subscribeToCorrection(listener)
  document.addEventListener('visibilitychange', listener)
  return () => {
    end()
    document.removeEventListener('visibilitychange', listener)
  }
}

/** Today's date in a zone, also when the visitor comes back on another day or the clock is corrected. */
export function useToday(timeZone: TimeZone): IsoDate {
  const read = () => getToday(timeZone)
  return useSyncExternalStore(subscribeToToday, read, read)
}

/** Checks the chosen date at each step, and whenever another day has begun. */
export function useDateCheck(): void {
  const dispatch = useAppDispatch()
  const step = useAppSelector(selectBookingStep)
  const deviceTimeZone = useDeviceTimeZone()
  const today = useToday(useAppSelector(selectChosenTimeZone) ?? deviceTimeZone)

  useEffect(() => {
    dispatch(checkDate(deviceTimeZone))
  }, [dispatch, step, deviceTimeZone, today])
}
