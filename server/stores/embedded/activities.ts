import type { ActivityRange, NewActivity } from '@/contactService/schemas/requests'
import type { Created, ListedActivity } from '@/contactService/schemas/responses'
import { SlotTaken, type Page, type PageRequest } from '../../contactStore'
import { getActivityTime, type ActivityTime } from './activityTime'
import { insert, selectFirst, type Database } from './database'
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
     WHERE utc_date BETWEEN :start_date AND :end_date
     ORDER BY utc_date, starts_at, id`,
    { start_date, end_date },
    page,
  )
}

/** Intervals are half-open (requirements R21): a meeting that ends at 10:00 leaves 10:00 free. */
const overlapsMeeting = (database: Database, { startsAt, endsAt }: ActivityTime): boolean =>
  selectFirst(
    database,
    `SELECT id FROM activities
     WHERE type = 'meeting' AND starts_at < :endsAt AND ends_at > :startsAt LIMIT 1`,
    { startsAt, endsAt },
  ) !== undefined

/**
 * Must run in a transaction that holds the write lock, so that a free slot is still free when it is
 * written.
 *
 * @throws {SlotTaken} if the meeting overlaps another one
 */
export function insertActivity(database: Database, activity: NewActivity, at: string): Created {
  const { person_id, org_id, deal_id } = activity
  requireReferences(database, { person: person_id, organization: org_id, deal: deal_id })
  const time = getActivityTime(activity)
  if (activity.type === 'meeting' && overlapsMeeting(database, time)) throw new SlotTaken()
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
  return { id }
}
