import type { NewActivity } from '@/contactService/schemas/requests'
import moment from '@/features/booking/domain/moment'
import { getZone } from '../time'

export interface ActivityTime {
  /** UTC date of the start, `YYYY-MM-DD`; the due date itself if there is no time. */
  readonly utcDate: string
  /** ISO instants in UTC; null if the activity has no time and so blocks no slot. */
  readonly startsAt: string | null
  readonly endsAt: string | null
}

const defaultDuration = '01:00'

/** Milliseconds since 1970; the end is not included (requirements R21). */
export interface Interval {
  readonly startsAt: number
  readonly endsAt: number
}

/** A time on the clock of the zone that a visitor chose. */
export type WrittenTime = Pick<
  NewActivity,
  'due_date' | 'due_time' | 'duration' | 'source_timezone'
>

/** Converts an activity's wall-clock time in its own zone to UTC (requirements R21). */
export function getActivityTime(activity: WrittenTime): ActivityTime {
  const { due_date, due_time, duration } = activity
  if (!due_time) return { utcDate: due_date, startsAt: null, endsAt: null }
  const start = moment.tz(`${due_date}T${due_time}`, getZone(activity)).utc()
  const end = start.clone().add(moment.duration(duration || defaultDuration))
  return {
    utcDate: start.format('YYYY-MM-DD'),
    startsAt: start.toISOString(),
    endsAt: end.toISOString(),
  }
}

/** A duration as `HH:mm`, rounded up to minutes. */
export function formatDuration(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / 60_000)
  const pad = (number: number) => String(number).padStart(2, '0')
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
}

/** The interval that an activity of the site occupies; undefined if the activity has no time. */
export function getWrittenInterval(activity: WrittenTime): Interval | undefined {
  const { startsAt, endsAt } = getActivityTime(activity)
  if (startsAt === null || endsAt === null) return undefined
  return { startsAt: Date.parse(startsAt), endsAt: Date.parse(endsAt) }
}
