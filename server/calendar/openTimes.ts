import type { Interval } from '@/features/booking/domain/interval'
import { dayMs, minuteMs, toUtcDate } from '../time'
import { mergeIntervals } from './mergeIntervals'
import type { OwnerCalendar, TimeRange } from './ownerCalendar'
import { listOffsetPeriods, type OffsetPeriod } from './zoneOffsets'

/** The hours of a day that begins at `day`, by its clock taken for UTC. */
function getOpenRanges(calendar: OwnerCalendar, day: number): readonly TimeRange[] {
  const date = toUtcDate(day)
  const isClosed =
    calendar.closed.some(({ first, last }) => first <= date && date <= last) ||
    calendar.isHoliday(date)
  const usual = isClosed ? [] : (calendar.hours[new Date(day).getUTCDay()] ?? [])
  return [...usual, ...calendar.opened.filter((opening) => opening.date === date)]
}

const getOpenTimesOfPeriod =
  (calendar: OwnerCalendar) =>
  ({ start, end, offset }: OffsetPeriod): Interval[] => {
    const first = Math.floor((start + offset) / dayMs)
    const days = Math.ceil((end + offset) / dayMs) - first
    return Array.from({ length: days }, (_, index) => (first + index) * dayMs).flatMap((day) =>
      getOpenRanges(calendar, day)
        .map(({ from, to }) => ({
          start: Math.max(start, day + from * minuteMs - offset),
          end: Math.min(end, day + to * minuteMs - offset),
        }))
        .filter((interval) => interval.start < interval.end),
    )
  }

/** When the owner is open within a range: whenever the owner's clock shows an open time. */
export const getOpenTimes = (calendar: OwnerCalendar, range: Interval): Interval[] =>
  mergeIntervals(listOffsetPeriods(calendar.zone, range).flatMap(getOpenTimesOfPeriod(calendar)))
