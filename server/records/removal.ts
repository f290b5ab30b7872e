import { sql, type DeleteResult } from 'kysely'
import moment from '@/features/booking/domain/moment'
import { defaultLanguage } from '@/site/language'
import type { Database, Queries } from './database'
import type { KeyedKind } from './schema'
import { subtractDays } from '../time'
import { removeOldJobs } from './jobs'

const nothing = {
  organizations: 0,
  persons: 0,
  deals: 0,
  activities: 0,
  /** Future meetings whose time stays taken, without a name. */
  anonymousMeetings: 0,
  suspects: 0,
}

/** How many records of each kind were removed. */
export type RemovedRecords = Readonly<typeof nothing>

export const countRecords = (removed: RemovedRecords): number =>
  Object.values(removed).reduce((sum, count) => sum + count, 0)

const add = (some: RemovedRecords, others: Partial<RemovedRecords>): RemovedRecords => {
  const sum = { ...some }
  for (const kind of Object.keys(nothing) as (keyof RemovedRecords)[])
    sum[kind] += others[kind] ?? 0
  return sum
}

const selectDeals = (queries: Queries, persons: readonly number[]) =>
  queries
    .selectFrom('deals')
    .select('id')
    .where('person_id', 'in', [0, ...persons])

/** Finds the records of persons. Their organizations may have other records, too. */
export async function findRecords(queries: Queries, persons: readonly number[]) {
  const ids = [0, ...persons]
  const own = await queries.selectFrom('persons').select('org_id').where('id', 'in', ids).execute()
  const deals = await selectDeals(queries, persons).select('org_id').execute()
  const activities = await queries
    .selectFrom('activities')
    .select(['id', 'org_id'])
    .where((builder) =>
      builder.or([
        builder('person_id', 'in', ids),
        builder('deal_id', 'in', selectDeals(queries, persons)),
      ]),
    )
    .execute()
  const organizations = [...own, ...deals, ...activities].flatMap(({ org_id }) => org_id ?? [])
  return {
    person: persons,
    deal: deals.map(({ id }) => id),
    activity: activities.map(({ id }) => id),
    organization: [...new Set(organizations)],
  } satisfies Record<KeyedKind, readonly number[]>
}

/** Lets a future meeting keep its time, in UTC, so that nobody else can book the slot. */
async function makeAnonymous(
  queries: Queries,
  ids: readonly number[],
  at: Date,
): Promise<readonly number[]> {
  const rows = await queries
    .selectFrom('activities')
    .select(['id', 'starts_at', 'utc_date'])
    .where('id', 'in', [0, ...ids])
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
  return rows.map(({ id }) => id)
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

/** Runs a query, and returns the number of removed records. */
const countRemoved = async (query: { executeTakeFirstOrThrow(): Promise<DeleteResult> }) =>
  Number((await query.executeTakeFirstOrThrow()).numDeletedRows)

/** Returns the number of removed records. */
export const remove = (
  queries: Queries,
  table: 'persons' | 'deals' | 'activities' | 'suspects' | 'jobs',
  ids: readonly number[],
): Promise<number> => countRemoved(queries.deleteFrom(table).where('id', 'in', [0, ...ids]))

/**
 * Removes those of the organizations to which no other record refers, and returns their number.
 *
 * @param wanted the ids, or an instant before which they were created
 */
async function removeOrganizations(
  queries: Queries,
  wanted: readonly number[] | string,
): Promise<number> {
  const rows = await queries
    .deleteFrom('organizations')
    .where((builder) =>
      typeof wanted === 'string'
        ? builder('created_at', '<', wanted)
        : builder('id', 'in', [0, ...wanted]),
    )
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

/** The most persons that are removed at once: it takes a moment, and statements take 32,766 parameters. */
export const maxPersons = 1_000

/**
 * Removes at most `maxPersons` persons with all their records, and what is stored about them. A meeting that
 * has not ended keeps its time. Must run in a transaction.
 */
export async function removePersons(
  queries: Queries,
  persons: readonly number[],
  at: Date,
): Promise<RemovedRecords> {
  const { deal, activity, organization } = await findRecords(queries, persons)
  const anonymous = new Set(await makeAnonymous(queries, activity, at))
  await forget(queries, 'person', persons)
  await forget(queries, 'deal', deal)
  await forget(queries, 'activity', activity)
  const ofPersons = selectDeals(queries, persons)
  await queries
    .deleteFrom('jobs')
    .where((builder) =>
      builder.or([
        builder('person_id', 'in', [0, ...persons]),
        builder('deal_id', 'in', ofPersons),
      ]),
    )
    .execute()
  await queries.deleteFrom('deal_field_values').where('deal_id', 'in', ofPersons).execute()
  const others = activity.filter((id) => !anonymous.has(id))
  return {
    anonymousMeetings: anonymous.size,
    activities: await remove(queries, 'activities', others),
    deals: await remove(queries, 'deals', deal),
    persons: await remove(queries, 'persons', persons),
    organizations: await removeOrganizations(queries, organization),
    suspects: 0,
  }
}

/** Calls `removeSome`, each time in a transaction of its own, until it has removed fewer than `maxPersons`. */
export async function removeInTurns(
  database: Database,
  removeSome: (transaction: Queries) => Promise<RemovedRecords>,
): Promise<RemovedRecords> {
  const some = await database.transact(removeSome)
  if (some.persons < maxPersons) return some
  return add(some, await removeInTurns(database, removeSome))
}

/** Browsers retry within minutes, but a tab may stay suspended for weeks before it retries. */
const keyRetentionDays = 30

const removeOldKeys = (queries: Queries, at: Date) =>
  queries
    .deleteFrom('record_keys')
    .where('created_at', '<', subtractDays(at, keyRetentionDays).toISOString())
    .execute()

/** Finds persons that have no recent record and no future activity. */
async function findOldPersons(queries: Queries, oldest: Date): Promise<number[]> {
  const oldestText = oldest.toISOString()
  const isRecent = sql`
    (activities.created_at >= ${oldestText} OR activities.ends_at >= ${oldest.getTime()})`
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM persons WHERE created_at < ${oldestText}
      AND NOT EXISTS (
        SELECT 1 FROM deals WHERE deals.person_id = persons.id AND deals.created_at >= ${oldestText})
      AND NOT EXISTS (
        SELECT 1 FROM activities WHERE activities.person_id = persons.id AND ${isRecent})
      AND NOT EXISTS (
        SELECT 1 FROM deals JOIN activities ON activities.deal_id = deals.id
        WHERE deals.person_id = persons.id AND ${isRecent})
    LIMIT ${maxPersons}`.execute(queries)
  return rows.map(({ id }) => id)
}

/** Removes what is older than an instant, each person together with all their records. */
async function removeOldContacts(
  queries: Queries,
  { at, oldest }: { readonly at: Date; readonly oldest: Date },
): Promise<RemovedRecords> {
  const oldestText = oldest.toISOString()
  const persons = await findOldPersons(queries, oldest)
  const removed = await removePersons(queries, persons, at)
  const anonymous = queries.deleteFrom('activities').where('person_id', 'is', null)
  return add(removed, {
    activities: await countRemoved(anonymous.where('ends_at', '<', oldest.getTime())),
    organizations: await removeOrganizations(queries, oldestText),
    suspects: await countRemoved(
      queries.deleteFrom('suspects').where('created_at', '<', oldestText),
    ),
  })
}

/**
 * Removes keys and jobs that are too old for a retry, and contacts from before an instant.
 *
 * @param oldest undefined keeps all contacts
 */
export async function removeExpired(
  database: Database,
  { at, oldest }: { readonly at: Date; readonly oldest?: Date | undefined },
): Promise<RemovedRecords> {
  const removed = await removeInTurns(database, async (transaction) => {
    await removeOldKeys(transaction, at)
    await removeOldJobs(transaction, at.getTime())
    return oldest ? removeOldContacts(transaction, { at, oldest }) : nothing
  })
  if (countRecords(removed) > 0) await database.compact()
  return removed
}
