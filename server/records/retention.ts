import { sql } from 'kysely'
import { getOldestKept, type Retention } from '../time'
import type { Database, Queries } from './database'
import { removeOldJobs } from './jobs'
import {
  countRecords,
  maxPersons,
  removeInTurns,
  removeOrganizations,
  removePersons,
  type RemovedRecords,
} from './removal'
import { removeOldSuspects } from './suspects'

/** Browsers retry within minutes, but a tab may stay suspended for weeks before it retries. */
const keyRetentionDays = 30

/** Removes the keys that are too old for a retry. */
const removeOldKeys = (queries: Queries, at: Date) =>
  queries
    .deleteFrom('record_keys')
    .where('created_at', '<', getOldestKept({ at, keepDays: keyRetentionDays }).toISOString())
    .execute()

/** Finds persons that have no recent record and no future activity. */
async function findOldPersons(queries: Queries, oldest: Date): Promise<number[]> {
  const day = oldest.toISOString()
  const isRecent = sql`
    (activities.created_at >= ${day} OR activities.ends_at >= ${oldest.getTime()})`
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM persons WHERE created_at < ${day}
      AND NOT EXISTS (
        SELECT 1 FROM deals WHERE deals.person_id = persons.id AND deals.created_at >= ${day})
      AND NOT EXISTS (
        SELECT 1 FROM activities WHERE activities.person_id = persons.id AND ${isRecent})
      AND NOT EXISTS (
        SELECT 1 FROM deals JOIN activities ON activities.deal_id = deals.id
        WHERE deals.person_id = persons.id AND ${isRecent})
    LIMIT ${maxPersons}`.execute(queries)
  return rows.map(({ id }) => id)
}

/** Removes what is older than the retention's days, each person together with all their records. */
async function removeOldContacts(queries: Queries, retention: Retention): Promise<RemovedRecords> {
  const oldest = getOldestKept(retention)
  const persons = await findOldPersons(queries, oldest)
  const removed = await removePersons(queries, persons, retention.at)
  const anonymous = await queries
    .deleteFrom('activities')
    .where('person_id', 'is', null)
    .where('ends_at', '<', oldest.getTime())
    .executeTakeFirstOrThrow()
  const organizations = await removeOrganizations(queries, oldest.toISOString())
  return {
    ...removed,
    activities: removed.activities + Number(anonymous.numDeletedRows),
    organizations: removed.organizations + organizations,
    suspects: await removeOldSuspects(queries, retention),
  }
}

/** Removes contacts older than `keepDays`, if any may be, and keys and jobs that are too old for a retry. */
export async function removeExpired(
  database: Database,
  retention: Retention,
): Promise<RemovedRecords> {
  const removed = await removeInTurns(database, async (transaction) => {
    await removeOldKeys(transaction, retention.at)
    await removeOldJobs(transaction, retention.at)
    return retention.keepDays === 0
      ? removePersons(transaction, [], retention.at)
      : removeOldContacts(transaction, retention)
  })
  if (countRecords(removed) > 0) await database.compact()
  return removed
}
