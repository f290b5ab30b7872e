import type { ListedActivity } from '../../../contactService/schemas/responses'
import { getInstant, isKnownTimeZone } from './instant'

/** Epoch milliseconds; the start belongs to it, the end does not. */
export interface Interval {
  readonly start: number
  readonly end: number
}

export const millisecondsPerMinute = 60_000

const defaultDurationMinutes = 60

const durationPattern = /^(\d{1,4}):([0-5]\d)(?::([0-5]\d))?$/

/** Half-open: what ends when the other starts does not overlap it (requirements R21). */
export const overlaps = (one: Interval, other: Interval): boolean =>
  one.start < one.end && other.start < other.end && one.start < other.end && other.start < one.end

/** The service's answer is not checked field by field: what is no text reads as empty. */
const trimText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** Milliseconds of an `HH:mm` or `HH:mm:ss` duration; what is empty or can't be read is an hour. */
function parseDuration(duration: string): number {
  const [, hours = 0, minutes = defaultDurationMinutes, seconds = 0] =
    durationPattern.exec(duration) ?? []
  return (Number(hours) * 60 + Number(minutes)) * millisecondsPerMinute + Number(seconds) * 1000
}

/**
 * The time that an activity takes (requirements R21), or undefined where it takes none: without a
 * time, or with a date or time that can't be read. An empty or unknown zone counts as UTC. A
 * duration of `00:00` takes no time. The duration is elapsed time, whatever the clock does
 * meanwhile.
 */
export function getInterval(activity: ListedActivity): Interval | undefined {
  const timeZone = trimText(activity.source_timezone)
  const start = getInstant(
    trimText(activity.due_date),
    trimText(activity.due_time),
    isKnownTimeZone(timeZone) ? timeZone : 'UTC',
  )
  return start === undefined
    ? undefined
    : { start, end: start + parseDuration(trimText(activity.duration)) }
}
