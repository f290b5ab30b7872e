import type { ListedActivity } from '@/contactService/schemas/responses'
import { getInstant, isKnownTimeZone } from './instant'

/** Epoch milliseconds; the start is included, the end is not. */
export interface Interval {
  readonly start: number
  readonly end: number
}

export const millisecondsPerMinute = 60_000

const defaultDurationMinutes = 60

const durationPattern = /^(\d{1,4}):([0-5]\d)(?::([0-5]\d))?$/

/**
 * Half-open: an interval that ends when the other starts does not overlap it (requirements R21).
 */
export const overlaps = (one: Interval, other: Interval): boolean =>
  one.start < one.end && other.start < other.end && one.start < other.end && other.start < one.end

/** Milliseconds of an `HH:mm` or `HH:mm:ss` duration; one hour if it is empty or invalid. */
function parseDuration(duration: string): number {
  const [, hours = 0, minutes = defaultDurationMinutes, seconds = 0] =
    durationPattern.exec(duration) ?? []
  return (Number(hours) * 60 + Number(minutes)) * millisecondsPerMinute + Number(seconds) * 1000
}

/**
 * The interval that an activity takes (requirements R21), or undefined if it has no time or an
 * invalid date or time. An empty or unknown zone counts as UTC. A duration of `00:00` takes no
 * time. The duration is elapsed time, even across a clock change.
 */
export function getInterval(activity: Omit<ListedActivity, 'subject'>): Interval | undefined {
  const timeZone = activity.source_timezone?.trim() ?? ''
  const start = getInstant(
    activity.due_date.trim(),
    activity.due_time?.trim() ?? '',
    isKnownTimeZone(timeZone) ? timeZone : 'UTC',
  )
  return start === undefined
    ? undefined
    : { start, end: start + parseDuration(activity.duration?.trim() ?? '') }
}
