import moment from './moment'
import type { Appointment, IsoDate, TimeZone } from './types'

const formats = ['YYYY-MM-DD HH:mm', 'YYYY-MM-DD HH:mm:ss']

export const isKnownTimeZone = (timeZone: string): boolean => moment.tz.zone(timeZone) !== null

/**
 * Epoch milliseconds of a wall-clock time (`HH:mm` or `HH:mm:ss`) in a zone, or undefined if date,
 * time or zone is invalid. A time that is skipped when the clock goes forward moves on by the
 * skipped amount; of a time that occurs twice when the clock goes back, the first one counts.
 */
export function getInstant(date: IsoDate, time: string, timeZone: TimeZone): number | undefined {
  if (!isKnownTimeZone(timeZone)) return undefined
  const instant = moment.tz(`${date} ${time}`, formats, true, timeZone)
  return instant.isValid() ? instant.valueOf() : undefined
}

/**
 * Like `getInstant`, of what must be valid.
 *
 * @throws RangeError if date, time or zone is invalid
 */
export function getRequiredInstant(date: IsoDate, time: string, timeZone: TimeZone): number {
  const instant = getInstant(date, time, timeZone)
  if (instant === undefined) throw new RangeError(`No instant for ${date} ${time} ${timeZone}`)
  return instant
}

/**
 * The instant of an appointment, ISO 8601 in UTC.
 *
 * @throws RangeError if the appointment is invalid
 */
export const formatInstant = ({ date, time, timeZone }: Appointment): string =>
  moment.utc(getRequiredInstant(date, time, timeZone)).toISOString()

/** The date in a zone at an instant, in epoch milliseconds. */
export const getDateInZone = (instant: number, timeZone: TimeZone): IsoDate =>
  moment.tz(instant, timeZone).format('YYYY-MM-DD')

/** An appointment's date and time in another zone; its own if that fails (requirements, section 8). */
export function convertTime({ date, time, timeZone }: Appointment, toZone: TimeZone) {
  const instant = getInstant(date, time, timeZone)
  if (instant === undefined || !isKnownTimeZone(toZone)) return { date, time }
  const shown = moment.tz(instant, toZone)
  return { date: shown.format('YYYY-MM-DD'), time: shown.format('HH:mm') }
}
