import { useMemo } from 'react'
import { useAppSelector } from '../../store/hooks'
import { selectBooking, type BookingState } from './bookingSlice'
import { visitorTimeZone } from './domain/timeZones'
import type { Appointment, IsoDate, TimeOfDay, TimeZone } from './domain/types'

interface ChosenAppointment {
  readonly date: IsoDate | undefined
  readonly time: TimeOfDay | undefined
  readonly timeZone: TimeZone
  /** Defined once date and time are both chosen. */
  readonly appointment: Appointment | undefined
}

/** What was chosen so far, in the visitor's own zone unless they chose another. */
export function chosenAppointment(
  { date, time, timeZone: chosenTimeZone }: BookingState,
  ownTimeZone: TimeZone,
): ChosenAppointment {
  const timeZone = chosenTimeZone ?? ownTimeZone
  const appointment = date && time ? { date, time, timeZone } : undefined
  return { date, time, timeZone, appointment }
}

/** The zone of the visitor's own device. */
export const useOwnTimeZone = (): TimeZone =>
  useMemo(() => visitorTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone), [])

/** What the visitor has chosen so far, and the zone of their own device. */
export function useAppointment(): ChosenAppointment & { readonly ownTimeZone: TimeZone } {
  const booking = useAppSelector(selectBooking)
  const ownTimeZone = useOwnTimeZone()
  return { ...chosenAppointment(booking, ownTimeZone), ownTimeZone }
}
