import { sql } from 'kysely'
import type { ActivityRange, NewActivity } from '@/contactService/schemas/requests'
import type { ListedActivity } from '@/contactService/schemas/responses'
import { getInterval } from '@/features/booking/domain/interval'
import { defaultLanguage } from '@/site/language'
import { toPage, type Page, type PageRequest, type WriteOptions } from '../contactStore'
import { addOriginToNote } from '../notes'
import { toUtcDate } from '../time'
import type { Queries, WriteContext } from './database'
import { addJobs } from './events'
import type { ActivityRow } from './schema'

/** The columns of an activity's time. */
export function toTimeColumns(
  time: Pick<NewActivity, 'due_date' | 'due_time' | 'duration' | 'source_timezone'>,
) {
  const { due_date, due_time, duration, source_timezone } = time
  const interval = getInterval(time)
  return {
    due_date,
    due_time,
    duration,
    source_timezone,
    utc_date: interval ? toUtcDate(interval.start) : due_date,
    starts_at: interval?.start ?? null,
    ends_at: interval?.end ?? null,
  }
}

export function toActivityRow(activity: NewActivity, { language = defaultLanguage }: WriteOptions) {
  const { subject, type, person_id, org_id, deal_id, note, origin } = activity
  return {
    ...toTimeColumns(activity),
    subject,
    type,
    person_id,
    org_id: org_id ?? null,
    deal_id,
    note: addOriginToNote(note, origin),
    language,
    origin: origin ? JSON.stringify(origin) : null,
  }
}

/** Writes a new activity and tells of it. */
export async function addActivity(
  queries: Queries,
  row: ReturnType<typeof toActivityRow> & { readonly host?: string },
  context: WriteContext,
): Promise<ActivityRow> {
  const written = await queries
    .insertInto('activities')
    .values({ ...row, cancelled_at: null, created_at: context.at.toISOString() })
    .returningAll()
    .executeTakeFirstOrThrow()
  await addJobs(queries, 'booking.created', written, context)
  return written
}

export type MeetingChanges = Partial<Omit<ActivityRow, 'id' | 'created_at' | 'sequence'>>

/** The query that writes changes of a meeting, and counts them. */
export const changeMeeting = (
  queries: Queries,
  { id, sequence }: Pick<ActivityRow, 'id' | 'sequence'>,
  changes: MeetingChanges,
) =>
  queries
    .updateTable('activities')
    .set({ ...changes, sequence: sequence + 1 })
    .where('id', '=', id)
    .returningAll()

export const findActivity = (queries: Queries, id: number): Promise<ActivityRow | undefined> =>
  queries.selectFrom('activities').selectAll().where('id', '=', id).executeTakeFirst()

/** The meeting of a deal: there is one at most (requirements R41). */
export const findMeetingOfDeal = (
  queries: Queries,
  dealId: number,
): Promise<ActivityRow | undefined> =>
  queries
    .selectFrom('activities')
    .selectAll()
    .where('deal_id', '=', dealId)
    .where('type', '=', 'meeting')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/**
 * What takes time on the range's UTC dates, sorted by start: the site's activities without cancelled
 * meetings and those of `ownDeals`, and the busy times of other calendars.
 */
export async function listActivities(
  queries: Queries,
  { start_date, end_date }: ActivityRange,
  page: PageRequest,
  ownDeals: readonly number[] = [],
): Promise<Page<ListedActivity>> {
  const rows = await queries
    .selectFrom('activities')
    .select(['due_date', 'due_time', 'duration', 'source_timezone', 'subject'])
    .select(['utc_date', 'starts_at'])
    .where('utc_date', '>=', start_date)
    .where('utc_date', '<=', end_date)
    .where('cancelled_at', 'is', null)
    .where((builder) =>
      builder.or([
        builder('type', '<>', 'meeting'),
        builder('deal_id', 'is', null),
        builder('deal_id', 'not in', [0, ...ownDeals]),
      ]),
    )
    .unionAll((expression) =>
      expression
        .selectFrom('busy')
        .select(['utc_date as due_date', 'due_time', 'duration'])
        .select([sql.lit('UTC').as('source_timezone'), sql.lit('').as('subject')])
        .select(['utc_date', 'starts_at'])
        .where('utc_date', '>=', start_date)
        .where('utc_date', '<=', end_date),
    )
    .orderBy('utc_date')
    .orderBy('starts_at', (order) => order.asc().nullsFirst())
    .orderBy('subject')
    // What is the same up to here may come in another order for each page.
    .orderBy('duration')
    .limit(page.limit + 1)
    .offset(page.start)
    .execute()
  const listed = rows.map(({ due_date, due_time, duration, source_timezone, subject }) => ({
    due_date,
    due_time,
    duration,
    source_timezone,
    subject,
  }))
  return toPage(listed, page)
}
