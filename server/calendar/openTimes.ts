import { overlaps, type Interval } from '@/features/booking/domain/interval'
import moment from '@/features/booking/domain/moment'
import { firstSlotTime, lastSlotTime, slotMinutes } from '@/features/booking/domain/slots'
import type { TimeZone } from '@/features/booking/domain/types'
import { dayMs, hourMs, listUtcDays, minuteMs, getMinuteOfDay, toUtcDate } from '../time'
import type { OwnerCalendar, TimeRange } from './ownerCalendar'

/** The parts of a range between the changes of a zone's clock. */
export function listOffsetPeriods(zone: TimeZone, range: Interval) {
  const found = moment.tz.zone(zone)
  if (!found) throw new RangeError(`There is no zone ${zone}`)
  return found.untils
    .map((until, index) => ({
      start: Math.max(range.start, found.untils[index - 1] ?? -Infinity),
      // The last rule has no end.
      end: Math.min(range.end, Number.isFinite(until) ? until : Infinity),
      /** What to add to UTC for what the clock shows, in milliseconds. */
      offset: -(found.offsets[index] ?? 0) * minuteMs,
    }))
    .filter(({ start, end }) => start < end)
}

/** From the beginning of Saturday in UTC: Friday's last slot ends 12 hours west, Monday's first begins 14 hours east. */
const weekendStart = (getMinuteOfDay(lastSlotTime) + slotMinutes) * minuteMs + (12 - 24) * hourMs
const weekendEnd = getMinuteOfDay(firstSlotTime) * minuteMs + (48 - 14) * hourMs

/** When it is weekend, or a time without slots, in all zones at once. */
export const listWeekends = ({ start, end }: Interval): Interval[] =>
  listUtcDays({ start: start - 2 * dayMs, end })
    .filter((day) => new Date(day).getUTCDay() === 6)
    .map((saturday) => ({ start: saturday + weekendStart, end: saturday + weekendEnd }))

/** Intervals without overlaps and gaps of no length, by their start. */
export function mergeIntervals(intervals: readonly Interval[]): Interval[] {
  const merged: { start: number; end: number }[] = []
  for (const { start, end } of intervals.toSorted((one, other) => one.start - other.start)) {
    const last = merged.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else merged.push({ start, end })
  }
  return merged
}

/** The parts of intervals that are in others, too. */
export const intersect = (
  intervals: readonly Interval[],
  others: readonly Interval[],
): Interval[] =>
  intervals.flatMap((interval) =>
    others
      .filter((other) => overlaps(interval, other))
      .map(({ start, end }) => ({
        start: Math.max(start, interval.start),
        end: Math.min(end, interval.end),
      })),
  )

/** The parts of intervals that are in none of the others. */
export function subtract(intervals: readonly Interval[], others: readonly Interval[]): Interval[] {
  const merged = mergeIntervals(others)
  const gaps = [...merged, { start: Infinity, end: Infinity }].map(({ start }, index) => ({
    start: merged[index - 1]?.end ?? -Infinity,
    end: start,
  }))
  return intersect(intervals, gaps)
}

/** The hours of a day that begins at `day`, by its clock taken for UTC. */
function getOpenRanges(calendar: OwnerCalendar, day: number): readonly TimeRange[] {
  const date = toUtcDate(day)
  const isClosed =
    calendar.closed.some(({ first, last }) => first <= date && date <= last) ||
    calendar.isHoliday(date)
  const usual = isClosed ? [] : (calendar.hours[new Date(day).getUTCDay()] ?? [])
  return [...usual, ...calendar.opened.filter((opening) => opening.date === date)]
}

type OffsetPeriod = ReturnType<typeof listOffsetPeriods>[number]

/**
 * The opening hours of a day, as far as they lie in a period with one offset. `day` is midnight of the zone's
 * clock as if that were UTC.
 */
const getOpenTimesOfDay = (
  calendar: OwnerCalendar,
  day: number,
  { start, end, offset }: OffsetPeriod,
): Interval[] =>
  getOpenRanges(calendar, day)
    .map(({ from, to }) => ({
      start: Math.max(start, day + from * minuteMs - offset),
      end: Math.min(end, day + to * minuteMs - offset),
    }))
    .filter((interval) => interval.start < interval.end)

/** When the owner is open within a range: whenever the owner's clock shows an open time. */
export const getOpenTimes = (calendar: OwnerCalendar, range: Interval): Interval[] =>
  mergeIntervals(
    listOffsetPeriods(calendar.zone, range).flatMap((period) => {
      const { start, end, offset } = period
      const days = listUtcDays({ start: start + offset, end: end + offset })
      return days.flatMap((day) => getOpenTimesOfDay(calendar, day, period))
    }),
  )
