import { sql, type DeleteResult, type RawBuilder } from 'kysely'
import type { Interval } from '@/features/booking/domain/interval'
import { defaultLanguage } from '@/site/language'
import { rowsPerStatement, splitRows, type Database, type Queries } from './database'
import type { KeyedKind } from './schema'
import { subtractDays, toUtcTime } from '../time'
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

export type RemovedRecords = Readonly<typeof nothing>

const addCounts = (some: RemovedRecords, others: Partial<RemovedRecords>): RemovedRecords => {
  const sum = { ...some }
  for (const kind of Object.keys(nothing) as (keyof RemovedRecords)[])
    sum[kind] += others[kind] ?? 0
  return sum
}

const selectDeals = (queries: Queries, persons: readonly number[]) =>
  queries.selectFrom('deals').select('id').where('person_id', 'in', persons)

/** The activities of persons and of their deals, which may be another person's. */
const selectActivities = (queries: Queries, persons: readonly number[]) =>
  queries
    .selectFrom('activities')
    .select('id')
    .where((builder) =>
      builder.or([
        builder('person_id', 'in', persons),
        builder('deal_id', 'in', selectDeals(queries, persons)),
      ]),
    )

/** The organizations of persons and their records, which may have other records, too. */
async function listOrganizations(queries: Queries, persons: readonly number[]) {
  const rows = await queries
    .selectFrom('persons')
    .select('org_id')
    .where('id', 'in', persons)
    .union(selectDeals(queries, persons).clearSelect().select('org_id'))
    .union(selectActivities(queries, persons).clearSelect().select('org_id'))
    .execute()
  return rows.flatMap(({ org_id }) => org_id ?? [])
}

/**
 * Lets the persons' future meetings keep their times, in UTC, so that nobody else can book the slots. Returns
 * their number.
 */
async function makeAnonymous(
  queries: Queries,
  persons: readonly number[],
  at: Date,
): Promise<number> {
  const rows = await selectActivities(queries, persons)
    .select(['starts_at as start', 'ends_at as end'])
    .where('type', '=', 'meeting')
    .where('ends_at', '>', at.getTime())
    .$narrowType<Interval>()
    .execute()
  for (const { id, ...time } of rows) {
    await queries
      .updateTable('activities')
      .set({
        subject: 'Busy',
        note: '',
        language: defaultLanguage,
        origin: null,
        source_timezone: 'UTC',
        ...toUtcTime(time),
        person_id: null,
        org_id: null,
        deal_id: null,
      })
      .where('id', '=', id)
      .execute()
  }
  return rows.length
}

/** Removes keys and what is known of the CRM's records. */
async function forget(
  queries: Queries,
  kind: KeyedKind,
  ids: readonly number[] | ReturnType<typeof selectDeals | typeof selectActivities>,
): Promise<void> {
  await queries
    .deleteFrom('record_keys')
    .where('kind', '=', kind)
    .where('record_id', 'in', ids)
    .execute()
  await queries
    .deleteFrom('crm_records')
    .where('kind', 'in', kind === 'deal' ? ['deal', 'note'] : [kind])
    .where('local_id', 'in', ids)
    .execute()
}

/** Runs a query, and returns the number of removed records. */
const countRemoved = async (query: { executeTakeFirstOrThrow(): Promise<DeleteResult> }) =>
  Number((await query.executeTakeFirstOrThrow()).numDeletedRows)

/** Returns the number of removed records. */
export async function removeRows(
  queries: Queries,
  table: 'persons' | 'suspects' | 'jobs',
  ids: readonly number[],
): Promise<number> {
  let count = 0
  for (const some of splitRows(ids))
    count += await countRemoved(queries.deleteFrom(table).where('id', 'in', some))
  return count
}

/** Removes those of the organizations to which no other record refers, and returns their number. */
async function removeOrganizations(
  queries: Queries,
  isWanted: RawBuilder<boolean>,
): Promise<number> {
  const rows = await queries
    .deleteFrom('organizations')
    .where(isWanted)
    .where(sql<boolean>`NOT EXISTS (SELECT 1 FROM persons WHERE org_id = organizations.id)`)
    .where(sql<boolean>`NOT EXISTS (SELECT 1 FROM deals WHERE org_id = organizations.id)`)
    .where(sql<boolean>`NOT EXISTS (SELECT 1 FROM activities WHERE org_id = organizations.id)`)
    .returning('id')
    .execute()
  const removed = rows.map(({ id }) => id)
  for (const some of splitRows(removed)) await forget(queries, 'organization', some)
  return removed.length
}

/**
 * Removes persons with all their records, and what is stored about them: as many as a statement takes, which takes a
 * moment. A meeting that has not ended keeps its time. Must run in a transaction that has the calendar's lock: who
 * changes a meeting meanwhile would write back what it was.
 */
async function removePersons(
  queries: Queries,
  persons: readonly number[],
  at: Date,
): Promise<RemovedRecords> {
  if (persons.length === 0) return nothing
  const deals = selectDeals(queries, persons)
  const activities = selectActivities(queries, persons)
  const wanted = await listOrganizations(queries, persons)
  await forget(queries, 'person', persons)
  await forget(queries, 'deal', deals)
  await forget(queries, 'activity', activities)
  const removed = {
    ...nothing,
    anonymousMeetings: await makeAnonymous(queries, persons, at),
    activities: await countRemoved(queries.deleteFrom('activities').where('id', 'in', activities)),
  }
  // After the activities: who is just changing one has written their jobs by then.
  await queries
    .deleteFrom('jobs')
    .where((builder) =>
      builder.or([builder('person_id', 'in', persons), builder('deal_id', 'in', deals)]),
    )
    .execute()
  await queries.deleteFrom('deal_field_values').where('deal_id', 'in', deals).execute()
  removed.deals = await countRemoved(queries.deleteFrom('deals').where('person_id', 'in', persons))
  removed.persons = await removeRows(queries, 'persons', persons)
  for (const some of splitRows(wanted))
    removed.organizations += await removeOrganizations(queries, sql`id IN (${sql.join(some)})`)
  return removed
}

/** Removes persons with all their records, and jobs and suspects. */
export async function removePersonalData(
  database: Database,
  ids: Readonly<Record<'persons' | 'jobs' | 'suspects', ReadonlySet<number>>>,
  at: Date,
): Promise<RemovedRecords> {
  let removed = nothing
  const lists = splitRows([...ids.persons])
  // Jobs and suspects may be all that there is.
  for (const persons of lists.length > 0 ? lists : [[]]) {
    const some = await database.transact(async (transaction) => {
      await database.lock(transaction, 'calendar')
      await removeRows(transaction, 'jobs', [...ids.jobs])
      const ofPersons = await removePersons(transaction, persons, at)
      return {
        ...ofPersons,
        suspects: await removeRows(transaction, 'suspects', [...ids.suspects]),
      }
    })
    removed = addCounts(removed, some)
  }
  return removed
}

/** Browsers retry within minutes, but a tab may stay suspended for weeks before it retries. */
const keyRetentionDays = 30

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
    LIMIT ${rowsPerStatement}`.execute(queries)
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
  return addCounts(removed, {
    activities: await countRemoved(anonymous.where('ends_at', '<', oldest.getTime())),
    organizations: await removeOrganizations(queries, sql`created_at < ${oldestText}`),
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
  const oldestKey = subtractDays(at, keyRetentionDays).toISOString()
  let removed = nothing
  let some: RemovedRecords
  do {
    some = await database.transact(async (transaction) => {
      await database.lock(transaction, 'calendar')
      await transaction.deleteFrom('record_keys').where('created_at', '<', oldestKey).execute()
      await removeOldJobs(transaction, at.getTime())
      return oldest ? removeOldContacts(transaction, { at, oldest }) : nothing
    })
    removed = addCounts(removed, some)
  } while (some.persons === rowsPerStatement)
  if (Object.values(removed).some((count) => count > 0)) await database.compact()
  return removed
}
