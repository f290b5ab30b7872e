import { useEffect, useSyncExternalStore } from 'react'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { subscribeToCorrection } from '@/time/clock'
import { getToday } from '@/time/deviceTime'
import {
  appointmentReopened,
  selectBookingStep,
  selectChosenDate,
  selectChosenTimeZone,
} from './bookingSlice'
import { isBookableToday } from './domain/businessDays'
import type { IsoDate, TimeZone } from './domain/types'
import { useDeviceTimeZone } from './useDeviceTimeZone'

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

/** The chosen date while it can be booked, and whether it no longer can. */
export function useAllowedDate(chosen: IsoDate | undefined, timeZone: TimeZone) {
  const today = useToday(timeZone)
  const isDateOver = chosen !== undefined && !isBookableToday(chosen, today)
  return { date: isDateOver ? undefined : chosen, isDateOver }
}

/** Date and zone of the wizard; the zone is the device's until another is chosen. */
export function useDateAndZone() {
  const deviceTimeZone = useDeviceTimeZone()
  const timeZone = useAppSelector(selectChosenTimeZone) ?? deviceTimeZone
  return { timeZone, ...useAllowedDate(useAppSelector(selectChosenDate), timeZone) }
}

/**
 * Leads back to the calendar if the chosen date can't be booked any more. Not while a booking runs: then the
 * service decides.
 */
export function useDateCheck(): void {
  const dispatch = useAppDispatch()
  const step = useAppSelector(selectBookingStep)
  const { isDateOver } = useDateAndZone()

  useEffect(() => {
    if (isDateOver && step === 2) dispatch(appointmentReopened())
  }, [dispatch, step, isDateOver])
}
