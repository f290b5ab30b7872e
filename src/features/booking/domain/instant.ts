import moment from './moment'
import type { IsoDate, TimeZone } from './types'

const formats = ['YYYY-MM-DD HH:mm', 'YYYY-MM-DD HH:mm:ss']

export const isKnownTimeZone = (timeZone: string): boolean => moment.tz.zone(timeZone) !== null

/**
 * Epoch milliseconds of a wall-clock time (`HH:mm` or `HH:mm:ss`) in a zone, or undefined where
 * date, time or zone can't be read. On the day that the clock goes forward, a time that it skips is
 * moved on by what it skips; on the day that it goes back, a time that comes twice is its first.
 */
export function getInstant(date: IsoDate, time: string, timeZone: TimeZone): number | undefined {
  if (!isKnownTimeZone(timeZone)) return undefined
  const instant = moment.tz(`${date} ${time}`, formats, true, timeZone)
  return instant.isValid() ? instant.valueOf() : undefined
}
