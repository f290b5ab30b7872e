import type { NewActivity } from '@/contactService/schemas/requests'
import type { Created } from '@/contactService/schemas/responses'
import { getInterval } from '@/features/booking/domain/interval'
import { defaultLanguage, type Language } from '@/site/language'
import { addOriginToNote } from '../notes'
import { toUtcDate } from '../time'
import type { Queries, WriteContext } from './database'
import { addJobs } from './events'
import type { BookableDates } from './meetings'
import type { ActivityRow } from './schema'
import { StoreError } from './storeError'

export interface WriteOptions {
  /** The dates allowed for a new meeting; undefined allows any date. */
  readonly bookableDates?: BookableDates
  /** The most future meetings of the person's e-mail address; 0 or undefined for no limit. */
  readonly openBookingsPerPerson?: number
  /**
   * Identifies this write, so that a retry after a lost response is not written twice: the same key
   * names the same record, which another request changes.
   */
  readonly idempotencyKey?: string | undefined
  /** The visitor's, in which an activity's mails are written; Spanish by default. */
  readonly language?: Language
}

export interface WrittenActivity extends Created {
  /** False if the write has repeated an earlier one, or changed a meeting. */
  readonly isNew: boolean
}

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
  context: WriteContext,
  row: ReturnType<typeof toActivityRow> & { readonly host?: string },
): Promise<WrittenActivity> {
  const written = await context.queries
    .insertInto('activities')
    .values({ ...row, cancelled_at: null, created_at: context.at.toISOString() })
    .returningAll()
    .executeTakeFirstOrThrow()
  await addJobs(context, 'booking.created', written)
  return { id: written.id, isNew: true }
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

/** A contact message is changed as long as its browser repeats it. The owner is told again. */
export async function writeMessage(
  context: WriteContext,
  message: NewActivity,
  options: WriteOptions,
  known: number | undefined,
): Promise<WrittenActivity> {
  const { queries } = context
  const row = toActivityRow(message, options)
  const existing = known === undefined ? undefined : await findActivity(queries, known)
  if (!existing) return addActivity(context, row)
  if (existing.type !== row.type) throw new StoreError('invalidReference')
  const isNew = existing.note !== row.note || existing.subject !== row.subject
  if (isNew) {
    const changed = await queries
      .updateTable('activities')
      .set(row)
      .where('id', '=', existing.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await addJobs(context, 'booking.created', changed)
  }
  return { id: existing.id, isNew }
}
