import { useSyncExternalStore } from 'react'
import { subscribeToCorrection } from '@/time/clock'
import { getToday } from '@/time/deviceTime'
import type { Choice } from './choice'
import { isBookableToday } from './domain/businessDays'
import { useDeviceTimeZone } from './useDeviceTimeZone'

const subscribeToToday = (listener: () => void) => {
  const end = subscribeToCorrection(listener)
  document.addEventListener('visibilitychange', listener)
  return () => {
    end()
    document.removeEventListener('visibilitychange', listener)
  }
}

/** Whether a date can be booked now: a page can stay open overnight, and a device's clock can be wrong. */
export const isBookableNow = ({ date, timeZone }: Choice): boolean =>
  date !== undefined && isBookableToday(date, getToday(timeZone))

/** What is chosen, as long as its date can be booked; the zone is the device's until another is chosen. */
export function useAllowedChoice({ date, time, timeZone: chosenZone, problem }: Choice) {
  const deviceTimeZone = useDeviceTimeZone()
  const timeZone = chosenZone ?? deviceTimeZone
  const readToday = () => getToday(timeZone)
  const today = useSyncExternalStore(subscribeToToday, readToday, readToday)
  const isOver = date !== undefined && !isBookableToday(date, today)
  const appointment = date && time && !isOver ? { date, time, timeZone } : undefined
  return {
    /** Also if it cannot be booked now. */
    chosenDate: date,
    date: isOver ? undefined : date,
    timeZone,
    /** In the zone, also when the visitor comes back on another day or the clock is corrected. */
    today,
    /** Once date and time are chosen. */
    appointment,
    /** `over`: the chosen date cannot be booked, because it is too early by now or in this zone. */
    problem: isOver ? ('over' as const) : appointment ? undefined : problem,
  }
}

export type AllowedChoice = ReturnType<typeof useAllowedChoice>
