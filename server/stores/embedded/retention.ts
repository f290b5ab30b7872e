import { getOldestKept, type Retention } from '../../retention'
import { runInTransaction, selectAll, type Database } from './database'
import { sweepIdempotencyKeys } from './idempotencyKeys'
import { removeRecords, type RemovedRecords } from './removal'
import { removeOldSuspects } from './suspects'

const nothing: RemovedRecords = {
  organizations: 0,
  persons: 0,
  deals: 0,
  activities: 0,
  anonymousMeetings: 0,
  waitingMessages: 0,
  pendingWrites: 0,
  suspects: 0,
}

/** Selects the persons that have no recent record and no future activity. */
const oldPersons = `
  SELECT id FROM persons WHERE created_at < :oldest AND id NOT IN (
    SELECT person_id FROM deals WHERE created_at >= :oldest
    UNION
    SELECT person_id FROM activities
    WHERE person_id IS NOT NULL AND (created_at >= :oldest OR ends_at >= :oldest)
    UNION
    SELECT deals.person_id FROM activities JOIN deals ON deals.id = activities.deal_id
    WHERE activities.created_at >= :oldest OR activities.ends_at >= :oldest
  )`

const oldDeals = `SELECT id FROM deals WHERE person_id IN (${oldPersons})`

const oldActivities = `
  SELECT id FROM activities
  WHERE person_id IN (${oldPersons}) OR deal_id IN (${oldDeals})
    OR (person_id IS NULL AND ends_at < :oldest)`

const oldOrganizations = 'SELECT id FROM organizations WHERE created_at < :oldest'

/**
 * Removes contacts older than `keepDays`, each person together with all their records. Idempotency
 * keys are removed at the same age, and after 30 days at the latest.
 */
export function removeExpired(database: Database, { at, keepDays }: Retention): RemovedRecords {
  return runInTransaction(database, () => {
    sweepIdempotencyKeys(database, at)
    if (keepDays === 0) return nothing
    const oldest = getOldestKept({ at, keepDays }).toISOString()
    const select = (sql: string) =>
      selectAll<{ id: number }>(database, sql, { oldest }).map(({ id }) => id)
    database.prepare('DELETE FROM answered_requests WHERE created_at < :oldest').run({ oldest })
    const records = {
      persons: select(oldPersons),
      deals: select(oldDeals),
      activities: select(oldActivities),
      organizations: select(oldOrganizations),
    }
    return {
      ...removeRecords(database, records, at),
      suspects: removeOldSuspects(database, { at, keepDays }),
    }
  })
}
