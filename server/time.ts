import type { Interval } from '@/features/booking/domain/interval'

export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

/** The current time in milliseconds since 1970. */
export type Clock = () => number

/** What is dated so much later than it can be was written while a clock was ahead. */
export const maxClockErrorMs = 60 * minuteMs

/** Whether an instant is less than so many milliseconds ago. One that is ahead is of a wrong clock. */
export const isRecent = (at: number, ms: number, now: number): boolean => at <= now && now - at < ms

/** An instant in milliseconds since 1970 as ISO 8601 in UTC. */
export const toIso = (instant: number): string => new Date(instant).toISOString()

/** The UTC date `YYYY-MM-DD` of an instant in milliseconds since 1970. */
export const toUtcDate = (instant: number): string => toIso(instant).slice(0, 10)

/** The UTC days in which an interval is, each by its beginning. */
export function listUtcDays({ start, end }: Interval): number[] {
  const first = Math.floor(start / dayMs)
  const days = Math.ceil(end / dayMs) - first
  return Array.from({ length: days }, (_, index) => (first + index) * dayMs)
}

/** The time zone of an activity; an empty one counts as UTC (requirements R21). */
export const getZone = ({ source_timezone }: { readonly source_timezone: string }): string =>
  source_timezone || 'UTC'

export const subtractDays = (at: Date, days: number): Date => new Date(at.getTime() - days * dayMs)

/** A duration as `HH:mm`, rounded up to minutes. */
export function formatDuration({ start, end }: Interval): string {
  const minutes = Math.ceil((end - start) / minuteMs)
  const pad = (number: number) => String(number).padStart(2, '0')
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
}

/** An interval in UTC, as an activity has it. */
export function toUtcTime(interval: Interval) {
  const [due_date = '', time = ''] = toIso(interval.start).split('T')
  return { due_date, due_time: time.slice(0, 5), duration: formatDuration(interval) }
}

/** The minutes from midnight to a time like 09:30. */
export const getMinuteOfDay = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
