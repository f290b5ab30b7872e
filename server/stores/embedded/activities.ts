import type { ActivityRange, NewActivity } from '@/contactService/schemas/requests'
import type { Created, ListedActivity } from '@/contactService/schemas/responses'
import {
  requireBookableDate,
  SlotTaken,
  TooManyBookings,
  type Page,
  type PageRequest,
  type WriteOptions,
} from '../../contactStore'
import { getActivityTime, type ActivityTime } from '../activityTime'
import { insert, selectFirst, type Database } from './database'
import { insertEvent } from './events'
import { selectPage } from './paging'
import { requireReferences } from './references'

export function selectActivities(
  database: Database,
  { start_date, end_date }: ActivityRange,
  page: PageRequest,
): Page<ListedActivity> {
  return selectPage(
    database,
    `SELECT due_date, due_time, duration, source_timezone, subject FROM activities
     WHERE utc_date BETWEEN :start_date AND :end_date AND cancelled_at IS NULL
     ORDER BY utc_date, starts_at, id`,
    { start_date, end_date },
    page,
  )
}

/** Intervals are half-open (requirements R21): a meeting that ends at 10:00 leaves 10:00 free. */
export const overlapsMeeting = (
  database: Database,
  { startsAt, endsAt }: ActivityTime,
  ownId = 0,
): boolean =>
  selectFirst(
    database,
    `SELECT id FROM activities
     WHERE type = 'meeting' AND starts_at < :endsAt AND ends_at > :startsAt AND id <> :ownId
     LIMIT 1`,
    { startsAt, endsAt, ownId },
  ) !== undefined

/** Counts the future meetings of all persons that share an e-mail address with this person. */
const countOpenBookings = (database: Database, personId: number, at: string): number =>
  selectFirst<{ count: number }>(
    database,
    `SELECT count(*) AS count FROM activities JOIN persons ON persons.id = activities.person_id
     WHERE type = 'meeting' AND ends_at > :at AND EXISTS (
       SELECT 1 FROM json_each(persons.email) AS theirs
       JOIN json_each((SELECT email FROM persons WHERE id = :personId)) AS own
       ON lower(theirs.value ->> 'value') = lower(own.value ->> 'value')
     )`,
    { personId, at },
  )?.count ?? 0

/**
 * Must run in a transaction that holds the write lock, so that a free slot is still free when it is
 * written.
 *
 * @throws {DateNotBookable} if a meeting is on none of the bookable dates
 * @throws {SlotTaken} if the meeting overlaps another one
 * @throws {TooManyBookings} if the person has as many future meetings as allowed
 */
export function insertActivity(
  database: Database,
  activity: NewActivity,
  at: string,
  { openBookingsPerPerson = 0, bookableDates }: WriteOptions = {},
): Created {
  const { person_id, org_id, deal_id } = activity
  requireReferences(database, { person: person_id, organization: org_id, deal: deal_id })
  const time = getActivityTime(activity)
  if (activity.type === 'meeting') {
    requireBookableDate(activity.due_date, bookableDates)
    if (overlapsMeeting(database, time)) throw new SlotTaken()
    if (openBookingsPerPerson > 0) {
      const count = countOpenBookings(database, person_id, at)
      if (count >= openBookingsPerPerson) throw new TooManyBookings()
    }
  }
  const id = insert(
    database,
    `INSERT INTO activities (
       subject, type, due_date, due_time, duration, source_timezone,
       utc_date, starts_at, ends_at, person_id, org_id, deal_id, note, created_at
     ) VALUES (
       :subject, :type, :due_date, :due_time, :duration, :source_timezone,
       :utcDate, :startsAt, :endsAt, :person_id, :org_id, :deal_id, :note, :at
     )`,
    { ...activity, ...time, org_id: org_id ?? null, at },
  )
  insertEvent(
    database,
    { at, type: 'booking.created', activityId: id, activity, sequence: 0 },
    { personId: person_id, orgId: org_id ?? null },
  )
  return { id }
}
