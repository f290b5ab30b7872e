import { getInstant, isKnownTimeZone } from './instant'
import moment from './moment'
import type { Appointment, IsoDate, TimeOfDay, TimeZone } from './types'

/**
 * The instant of an appointment, ISO 8601 in UTC.
 *
 * @throws RangeError if the appointment is invalid
 */
export function formatInstant({ date, time, timeZone }: Appointment): string {
  const instant = getInstant(date, time, timeZone)
  if (instant === undefined) throw new RangeError(`No instant for ${date} ${time} ${timeZone}`)
  return moment.utc(instant).toISOString()
}

/**
 * Converts date and time to another zone; returns the original if that fails (requirements, section
 * 8).
 */
export function convertTime(
  date: IsoDate,
  time: TimeOfDay,
  fromZone: TimeZone,
  toZone: TimeZone,
): { date: IsoDate; time: TimeOfDay } {
  const instant = getInstant(date, time, fromZone)
  if (instant === undefined || !isKnownTimeZone(toZone)) return { date, time }
  const shown = moment.tz(instant, toZone)
  return { date: shown.format('YYYY-MM-DD'), time: shown.format('HH:mm') }
}
