import { sql } from 'kysely'
import type { Database } from '../records/database'
import { createGate } from './gate'

/** Resolves to true when a transaction of a PostgreSQL database waits for another one, to false if none will. */
async function waitForLock(database: Database, isOver: () => boolean): Promise<boolean> {
  const waiting = sql`SELECT 1 FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`
  while (!isOver()) {
    const { rows } = await database.read((queries) => waiting.execute(queries))
    if (rows.length > 0) return true
  }
  return false
}

/**
 * Runs `second` while a transaction of `first` has done its work and is open, and ends that once `second` waits for
 * it. Resolves to the result of `second`.
 */
export async function runMeanwhile<Result>(
  database: Database,
  first: (slow: Database) => Promise<unknown>,
  second: () => Promise<Result>,
): Promise<Result> {
  const [done, ending] = [createGate(), createGate()]
  const slow: Database = {
    ...database,
    transact: (work) =>
      database.transact(async (transaction) => {
        const result = await work(transaction)
        done.open()
        await ending.opened
        return result
      }),
  }
  const written = first(slow)
  // Or it has failed.
  await Promise.race([done.opened, written])
  const waiting = second()
  let isSettled = false
  void Promise.allSettled([waiting]).then(() => (isSettled = true))
  const isWaiting = await waitForLock(database, () => isSettled)
  ending.open()
  if (!isWaiting) {
    await Promise.allSettled([waiting, written])
    throw new Error('The second one did not wait for the first.')
  }
  const [result] = await Promise.all([waiting, written])
  return result
}
