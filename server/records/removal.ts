import moment from '@/features/booking/domain/moment'
import { defaultLanguage } from '@/site/language'
import type { Queries } from './database'
import { forgetKeys } from './keys'

/** Ids of records that are removed together. */
export interface RecordIds {
  readonly persons: readonly number[]
  readonly deals: readonly number[]
  readonly activities: readonly number[]
  /** An organization is removed only if no other record refers to it. */
  readonly organizations: readonly number[]
}

/** How many records of each kind were removed. */
export interface RemovedRecords {
  readonly organizations: number
  readonly persons: number
  readonly deals: number
  readonly activities: number
  /** Future meetings whose time stays taken, without a name. */
  readonly anonymousMeetings: number
  readonly suspects: number
}

export const countRecords = (removed: RemovedRecords): number =>
  Object.values<number>({ ...removed }).reduce((sum, count) => sum + count, 0)

/** Statements take 32,766 parameters in SQLite and 65,535 in PostgreSQL. */
const maxIds = 30_000

const split = (ids: readonly number[]): (readonly number[])[] =>
  Array.from({ length: Math.ceil(ids.length / maxIds) }, (_, index) =>
    ids.slice(index * maxIds, (index + 1) * maxIds),
  )

/** Lets a future meeting keep its time, so that nobody else can book the slot. */
async function makeAnonymous(
  queries: Queries,
  ids: readonly number[],
  at: Date,
): Promise<Set<number>> {
  const rows = await queries
    .selectFrom('activities')
    .select(['id', 'starts_at', 'utc_date'])
    .where('id', 'in', ids)
    .where('type', '=', 'meeting')
    .where('ends_at', '>', at.getTime())
    .execute()
  for (const { id, starts_at, utc_date } of rows) {
    await queries
      .updateTable('activities')
      .set({
        subject: 'Busy',
        note: '',
        language: defaultLanguage,
        origin: null,
        source_timezone: 'UTC',
        due_date: utc_date,
        due_time: moment.utc(starts_at).format('HH:mm'),
        person_id: null,
        org_id: null,
        deal_id: null,
      })
      .where('id', '=', id)
      .execute()
  }
  return new Set(rows.map(({ id }) => id))
}

/** Removes those of the organizations to which no other record refers. */
async function removeOrganizations(queries: Queries, ids: readonly number[]): Promise<number> {
  const rows = await queries
    .deleteFrom('organizations')
    .where('id', 'in', ids)
    .where((builder) =>
      builder.and(
        (['persons', 'deals', 'activities'] as const).map((table) =>
          builder.not(
            builder.exists(
              builder
                .selectFrom(table)
                .select(`${table}.id`)
                .whereRef(`${table}.org_id`, '=', 'organizations.id'),
            ),
          ),
        ),
      ),
    )
    .returning('id')
    .execute()
  const removed = rows.map(({ id }) => id)
  await forgetKeys(queries, 'organization', removed)
  await forgetCrm(queries, ['organization'], removed)
  return removed.length
}

const forgetCrm = async (
  queries: Queries,
  kinds: readonly ('organization' | 'person' | 'deal' | 'note' | 'activity')[],
  ids: readonly number[],
) => {
  if (ids.length === 0) return
  await queries
    .deleteFrom('crm_records')
    .where('kind', 'in', kinds)
    .where('local_id', 'in', ids)
    .execute()
}

const none: RemovedRecords = {
  organizations: 0,
  persons: 0,
  deals: 0,
  activities: 0,
  anonymousMeetings: 0,
  suspects: 0,
}

/**
 * Removes records, and what is stored about them. A meeting that has not ended keeps its time, in UTC,
 * so that nobody else can book the slot. Must run in a transaction.
 */
export async function removeRecords(
  queries: Queries,
  { persons, deals, activities, organizations }: RecordIds,
  at: Date,
): Promise<RemovedRecords> {
  let removed = none
  const add = (counts: Partial<RemovedRecords>) => {
    removed = Object.fromEntries(
      Object.entries(removed).map(([kind, count]) => [
        kind,
        (count as number) + (counts[kind as keyof RemovedRecords] ?? 0),
      ]),
    ) as unknown as RemovedRecords
  }
  for (const ids of split(activities)) {
    const anonymous = await makeAnonymous(queries, ids, at)
    await forgetKeys(queries, 'activity', ids)
    await forgetCrm(queries, ['activity'], ids)
    const others = ids.filter((id) => !anonymous.has(id))
    const { numDeletedRows } = await queries
      .deleteFrom('activities')
      .where('id', 'in', [0, ...others])
      .executeTakeFirstOrThrow()
    add({ anonymousMeetings: anonymous.size, activities: Number(numDeletedRows) })
  }
  for (const ids of split(deals)) {
    await queries.deleteFrom('jobs').where('deal_id', 'in', ids).execute()
    await queries.deleteFrom('deal_field_values').where('deal_id', 'in', ids).execute()
    await forgetKeys(queries, 'deal', ids)
    await forgetCrm(queries, ['deal', 'note'], ids)
    const { numDeletedRows } = await queries
      .deleteFrom('deals')
      .where('id', 'in', ids)
      .executeTakeFirstOrThrow()
    add({ deals: Number(numDeletedRows) })
  }
  for (const ids of split(persons)) {
    await queries.deleteFrom('jobs').where('person_id', 'in', ids).execute()
    await forgetKeys(queries, 'person', ids)
    await forgetCrm(queries, ['person'], ids)
    const { numDeletedRows } = await queries
      .deleteFrom('persons')
      .where('id', 'in', ids)
      .executeTakeFirstOrThrow()
    add({ persons: Number(numDeletedRows) })
  }
  for (const ids of split(organizations)) {
    add({ organizations: await removeOrganizations(queries, ids) })
  }
  return removed
}
