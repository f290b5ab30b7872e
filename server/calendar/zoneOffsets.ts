import type { Interval } from '@/features/booking/domain/interval'
import moment from '@/features/booking/domain/moment'
import type { TimeZone } from '@/features/booking/domain/types'
import { minuteMs } from '../time'

/** A time without a change of the clock. */
export interface OffsetPeriod extends Interval {
  /** What to add to UTC for what the clock shows, in milliseconds. */
  readonly offset: number
}

/** The parts of a range between the changes of a zone's clock. */
export function listOffsetPeriods(zone: TimeZone, range: Interval): OffsetPeriod[] {
  const found = moment.tz.zone(zone)
  if (!found) throw new RangeError(`There is no zone ${zone}`)
  return found.untils
    .map((until, index) => ({
      start: Math.max(range.start, found.untils[index - 1] ?? -Infinity),
      // The last rule has no end.
      end: Math.min(range.end, Number.isFinite(until) ? until : Infinity),
      offset: -(found.offsets[index] ?? 0) * minuteMs,
    }))
    .filter(({ start, end }) => start < end)
}
