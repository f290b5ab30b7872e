import { sql } from 'kysely'
import type { Database } from '../records/database'
import { createGate } from './gate'

/** Resolves when a transaction of a PostgreSQL database waits for another one. */
async function waitForLock(database: Database): Promise<void> {
  const waiting = sql`SELECT 1 FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`
  for (;;) {
    const { rows } = await database.read((queries) => waiting.execute(queries))
    if (rows.length > 0) return
  }
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
  await done.opened
  const waiting = second()
  const settled = waiting.then(
    () => 'settled',
    () => 'settled',
  )
  const isDone = await Promise.race([waitForLock(database), settled])
  ending.open()
  const [result] = await Promise.all([waiting, written])
  if (isDone) throw new Error('The second one did not wait for the first.')
  return result
}
