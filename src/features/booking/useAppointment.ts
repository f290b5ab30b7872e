import { useMemo } from 'react'
import { useAppSelector } from '../../store/hooks'
import { getDeviceTimeZone } from '../../time/deviceTime'
import { selectAppointment } from './bookingSlice'
import { getVisitorTimeZone } from './domain/timeZones'
import type { Appointment, TimeZone } from './domain/types'

/** The zone of the visitor's own device. */
export const useOwnTimeZone = (): TimeZone =>
  useMemo(() => getVisitorTimeZone(getDeviceTimeZone()), [])

/**
 * The chosen appointment once date and time are both chosen, in the visitor's own zone unless they
 * chose another.
 */
export function useAppointment(): Appointment | undefined {
  const ownTimeZone = useOwnTimeZone()
  return useAppSelector((state) => selectAppointment(state, ownTimeZone))
}
