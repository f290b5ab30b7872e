import { sql } from 'kysely'
import { getOldestKept, type Retention } from '../retention'
import type { Database, Queries } from './database'
import { removeOldJobs } from './jobs'
import { removeOldKeys } from './keys'
import { countRecords, removeRecords, type RecordIds, type RemovedRecords } from './removal'
import { removeOldSuspects } from './suspects'

/** Selects the records of persons that have no recent record and no future activity. */
async function findOldRecords(queries: Queries, oldest: Date): Promise<RecordIds> {
  const day = oldest.toISOString()
  const select = async (query: ReturnType<typeof sql<{ id: number }>>) => {
    const { rows } = await query.execute(queries)
    return rows.map(({ id }) => id)
  }
  const isRecent = sql`
    (activities.created_at >= ${day} OR activities.ends_at >= ${oldest.getTime()})`
  const oldPersons = sql`
    SELECT id FROM persons WHERE created_at < ${day}
      AND NOT EXISTS (
        SELECT 1 FROM deals WHERE deals.person_id = persons.id AND deals.created_at >= ${day})
      AND NOT EXISTS (
        SELECT 1 FROM activities WHERE activities.person_id = persons.id AND ${isRecent})
      AND NOT EXISTS (
        SELECT 1 FROM deals JOIN activities ON activities.deal_id = deals.id
        WHERE deals.person_id = persons.id AND ${isRecent})`
  return {
    persons: await select(sql`${oldPersons}`),
    deals: await select(sql`SELECT id FROM deals WHERE person_id IN (${oldPersons})`),
    activities: await select(
      sql`SELECT id FROM activities WHERE person_id IN (${oldPersons})
        OR deal_id IN (SELECT id FROM deals WHERE person_id IN (${oldPersons}))
        OR (person_id IS NULL AND ends_at < ${oldest.getTime()})`,
    ),
    organizations: await select(sql`SELECT id FROM organizations WHERE created_at < ${day}`),
  }
}

const nothing: RecordIds = { persons: [], deals: [], activities: [], organizations: [] }

/**
 * Removes contacts older than `keepDays`, each person together with all their records, and keys and
 * jobs that are too old for a retry.
 */
export async function removeExpired(
  database: Database,
  retention: Retention,
): Promise<RemovedRecords> {
  const { at, keepDays } = retention
  const removed = await database.transact(async (transaction) => {
    await removeOldKeys(transaction, at)
    await removeOldJobs(transaction, at)
    const old =
      keepDays === 0 ? nothing : await findOldRecords(transaction, getOldestKept(retention))
    const records = await removeRecords(transaction, old, at)
    return { ...records, suspects: await removeOldSuspects(transaction, retention) }
  })
  if (countRecords(removed) > 0) await database.compact()
  return removed
}
