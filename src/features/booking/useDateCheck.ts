import { useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectBookingStep } from './bookingSlice'
import { checkDate } from './checkDate'
import { useDeviceTimeZone } from './useAppointment'

/** Checks the chosen date at each step, and whenever the visitor comes back to the page. */
export function useDateCheck(): void {
  const dispatch = useAppDispatch()
  const step = useAppSelector(selectBookingStep)
  const deviceTimeZone = useDeviceTimeZone()

  useEffect(() => {
    const check = () => {
      dispatch(checkDate(deviceTimeZone))
    }
    check()
    document.addEventListener('visibilitychange', check)
    return () => {
      document.removeEventListener('visibilitychange', check)
    }
  }, [dispatch, step, deviceTimeZone])
}
