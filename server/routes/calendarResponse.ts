import type { ActivityRange } from '@/contactService/schemas/requests'
import type { ListedActivity } from '@/contactService/schemas/responses'
import { getInterval } from '@/features/booking/domain/interval'
import { addToDate } from '@/features/booking/domain/isoDate'
import { RequestRefused } from '../failures'
import { toUtcDate } from '../time'

/** The most days of one requested range, both ends included. */
const maxDays = 62

const refuse = (info: string) => new RequestRefused(400, 'The request is not valid', info)

/**
 * The part of the requested range from today (UTC) on, because visitors can't book past days.
 * Undefined if the whole range is past.
 *
 * @param now the current time in milliseconds since 1970
 * @throws {RequestRefused} if the range ends before it starts, or is too long
 */
export function getRangeFromToday(
  requested: ActivityRange,
  now: number,
): ActivityRange | undefined {
  const { start_date, end_date } = requested
  if (end_date < start_date) throw refuse('end_date is before start_date')
  const today = toUtcDate(now)
  const start = start_date < today ? today : start_date
  if (end_date > addToDate(start, maxDays - 1)) {
    throw refuse(`the range has more than ${maxDays} days`)
  }
  return end_date < start ? undefined : { start_date: start, end_date }
}

/**
 * Reduces another visitor's activity to its time, in UTC, because the visitor's zone would reveal
 * where they live (requirements R21).
 */
export function toPublicActivity(activity: ListedActivity): ListedActivity {
  const anonymous = { ...activity, source_timezone: '', subject: 'Busy' }
  const interval = getInterval(activity)
  if (!interval) return anonymous
  const [due_date = '', time = ''] = new Date(interval.start).toISOString().split('T')
  return { ...anonymous, due_date, due_time: time.slice(0, 5) }
}
