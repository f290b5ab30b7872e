import { useMemo } from 'react'
import { useAppSelector } from '../../store/hooks'
import { selectBooking } from './bookingSlice'
import { visitorTimeZone } from './domain/timeZones'
import type { Appointment, IsoDate, TimeOfDay, TimeZone } from './domain/types'

interface ChosenAppointment {
  readonly date: IsoDate | undefined
  readonly time: TimeOfDay | undefined
  readonly timeZone: TimeZone
  /** The zone of the visitor's own device. */
  readonly ownTimeZone: TimeZone
  /** Defined once date and time are both chosen. */
  readonly appointment: Appointment | undefined
}

/** What the visitor has chosen so far, in the browser's zone unless they chose another. */
export function useAppointment(): ChosenAppointment {
  const { date, time, timeZone: chosenTimeZone } = useAppSelector(selectBooking)
  const ownTimeZone = useMemo(
    () => visitorTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone),
    [],
  )
  const timeZone = chosenTimeZone ?? ownTimeZone
  const appointment = date && time ? { date, time, timeZone } : undefined
  return { date, time, timeZone, ownTimeZone, appointment }
}
