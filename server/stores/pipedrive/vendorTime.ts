import moment from '@/features/booking/domain/moment'
import type { ListedActivity } from '@/contactService/schemas/responses'
import { getActivityTime, type WrittenTime } from '../activityTime'

/** An activity of the vendor's calendar; its times are UTC. */
export interface CalendarActivity extends ListedActivity {
  readonly id: number
  readonly type: string
  readonly deal_id: number | null
  /** Milliseconds since 1970; null if the activity has no time. */
  readonly startsAt: number | null
  readonly endsAt: number | null
}

/** Cuts the seconds off; returns an empty text for an invalid time. */
const toMinutes = (time: string) => /^\d+:\d{2}/.exec(time)?.[0] ?? ''

/** Translates the visitor's local time to the vendor's UTC fields; empty fields are left out. */
export function toVendorTime(activity: WrittenTime) {
  const { due_time, duration, due_date } = activity
  const { startsAt } = getActivityTime(activity)
  const start = startsAt === null ? null : moment.utc(startsAt)
  return {
    due_date: start?.format('YYYY-MM-DD') ?? due_date,
    ...(start && due_time ? { due_time: start.format('HH:mm') } : {}),
    ...(duration ? { duration: toMinutes(duration) } : {}),
  }
}

interface VendorFields {
  readonly id: number
  readonly type: string
  readonly subject: string
  readonly due_date: string
  readonly due_time: string
  readonly duration: string
  readonly deal_id: number | null
}

const convertEmptyToNull = (text: string) => (text === '' ? null : text)

/** Translates an activity of the vendor into the site's format, with times in UTC. */
export function toCalendarActivity(fields: VendorFields): CalendarActivity {
  const due_time = toMinutes(fields.due_time)
  const duration = toMinutes(fields.duration)
  const written = { due_date: fields.due_date, due_time, duration, source_timezone: 'UTC' }
  const { startsAt, endsAt } = getActivityTime(written)
  return {
    ...written,
    id: fields.id,
    type: fields.type,
    subject: fields.subject,
    deal_id: fields.deal_id,
    due_time: convertEmptyToNull(due_time),
    duration: convertEmptyToNull(duration),
    startsAt: startsAt === null ? null : Date.parse(startsAt),
    endsAt: endsAt === null ? null : Date.parse(endsAt),
  }
}
