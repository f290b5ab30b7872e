import moment from './moment'
import type { IsoDate, TimeZone } from './types'

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

/** The date in a zone at an instant, in epoch milliseconds. */
export const getDateInZone = (instant: number, timeZone: TimeZone): IsoDate =>
  moment.tz(instant, timeZone).format('YYYY-MM-DD')
