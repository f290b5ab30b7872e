import { useMemo } from 'react'
import { useAppSelector } from '@/store/hooks'
import { getDeviceTimeZone } from '@/time/deviceTime'
import { selectAppointment } from './bookingSlice'
import { getCurrentTimeZone } from './domain/renamedTimeZones'
import type { Appointment, TimeZone } from './domain/types'

export const useDeviceTimeZone = (): TimeZone =>
  useMemo(() => getCurrentTimeZone(getDeviceTimeZone()), [])

/**
 * The chosen appointment, once both date and time are chosen. Its zone is that of the visitor's
 * device unless they chose another.
 */
export function useAppointment(): Appointment | undefined {
  const deviceTimeZone = useDeviceTimeZone()
  return useAppSelector((state) => selectAppointment(state, deviceTimeZone))
}
