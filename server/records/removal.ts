import moment from '@/features/booking/domain/moment'
import { defaultLanguage } from '@/site/language'
import type { Queries } from './database'
import type { KeyedKind } from './schema'

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

/** Removes keys and what is known of the CRM's records. */
async function forget(queries: Queries, kind: KeyedKind, ids: readonly number[]): Promise<void> {
  await queries
    .deleteFrom('record_keys')
    .where('kind', '=', kind)
    .where('record_id', 'in', [0, ...ids])
    .execute()
  await queries
    .deleteFrom('crm_records')
    .where('kind', 'in', kind === 'deal' ? ['deal', 'note'] : [kind])
    .where('local_id', 'in', [0, ...ids])
    .execute()
}

/** Returns the number of removed records. */
async function remove(
  queries: Queries,
  table: 'activities' | 'deals' | 'persons',
  ids: readonly number[],
): Promise<number> {
  const { numDeletedRows } = await queries
    .deleteFrom(table)
    .where('id', 'in', [0, ...ids])
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
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
  await forget(queries, 'organization', removed)
  return removed.length
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
  const removed = {
    organizations: 0,
    persons: 0,
    deals: 0,
    activities: 0,
    anonymousMeetings: 0,
    suspects: 0,
  }
  for (const ids of split(activities)) {
    const anonymous = await makeAnonymous(queries, ids, at)
    await forget(queries, 'activity', ids)
    const others = ids.filter((id) => !anonymous.has(id))
    removed.anonymousMeetings += anonymous.size
    removed.activities += await remove(queries, 'activities', others)
  }
  for (const ids of split(deals)) {
    await queries.deleteFrom('jobs').where('deal_id', 'in', ids).execute()
    await queries.deleteFrom('deal_field_values').where('deal_id', 'in', ids).execute()
    await forget(queries, 'deal', ids)
    removed.deals += await remove(queries, 'deals', ids)
  }
  for (const ids of split(persons)) {
    await queries.deleteFrom('jobs').where('person_id', 'in', ids).execute()
    await forget(queries, 'person', ids)
    removed.persons += await remove(queries, 'persons', ids)
  }
  for (const ids of split(organizations)) {
    removed.organizations += await removeOrganizations(queries, ids)
  }
  return removed
}
