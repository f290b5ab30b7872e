import { sql } from 'kysely'
import type { Database } from './database'

/**
 * Writes what changes nothing, to see whether the database can be written.
 *
 * @throws {StoreError} `unavailable` if it can't
 */
export const writeNothing = (database: Database): Promise<void> =>
  database.transact(async (transaction) => {
    if (database.engine === 'postgres') {
      // A server that only reads gives no ids to transactions.
      await sql`SELECT pg_current_xact_id()`.execute(transaction)
      return
    }
    const { rows } = await sql<{ user_version: number }>`PRAGMA user_version`.execute(transaction)
    await sql`PRAGMA user_version = ${sql.lit(rows[0]?.user_version ?? 0)}`.execute(transaction)
  })
