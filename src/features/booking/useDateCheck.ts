import { useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { useCorrection } from '@/time/useCorrection'
import { selectBookingStep } from './bookingSlice'
import { checkDate } from './checkDate'
import { useDeviceTimeZone } from './useAppointment'

/**
 * Checks the chosen date at each step, whenever the visitor comes back to the page, and when the clock
 * is corrected.
 */
export function useDateCheck(): void {
  const dispatch = useAppDispatch()
  const step = useAppSelector(selectBookingStep)
  const deviceTimeZone = useDeviceTimeZone()
  const correction = useCorrection()

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
