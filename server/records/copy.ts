import { sql } from 'kysely'
import type { Database } from './database'
import type { Schema } from './schema'

/** In an order in which no record refers to a later one. Busy times are read again. */
const tables = [
  'organizations',
  'persons',
  'deals',
  'deal_fields',
  'deal_field_values',
  'activities',
  'record_keys',
  'jobs',
  'suspects',
  'crm_records',
  'secrets',
] as const satisfies readonly (keyof Schema)[]

const tablesWithIds: readonly string[] = [
  'organizations',
  'persons',
  'deals',
  'deal_fields',
  'activities',
  'jobs',
  'suspects',
]

/** Statements take 32,766 parameters in SQLite, and no table has more than 20 columns. */
const rowsPerInsert = 1_000

/**
 * Copies everything into another, empty database, of the same engine or the other one. Links in mails
 * stay valid, and no id is given twice. No other process may write meanwhile.
 *
 * @throws {Error} if the target is not empty
 */
export async function copyRecords(source: Database, target: Database): Promise<void> {
  await target.transact(async (writes) => {
    for (const table of ['organizations', 'persons', 'activities'] as const) {
      const found = await writes.selectFrom(table).select('id').limit(1).executeTakeFirst()
      if (found) throw new Error('the target already holds contacts')
    }
    // Secrets that the target has made for itself.
    await writes.deleteFrom('secrets').execute()
    await source.transact(async (reads) => {
      for (const table of tables) {
        // What is read from a table fits the same table.
        const rows = await reads
          .selectFrom(table as 'secrets')
          .selectAll()
          .execute()
        for (let start = 0; start < rows.length; start += rowsPerInsert) {
          await writes
            .insertInto(table as 'secrets')
            .values(rows.slice(start, start + rowsPerInsert))
            .execute()
        }
        if (target.engine === 'postgres' && tablesWithIds.includes(table)) {
          await sql`SELECT setval(pg_get_serial_sequence(${table}, 'id'), coalesce(max(id), 0) + 1, false)
            FROM ${sql.table(table)}`.execute(writes)
        }
      }
    })
  })
}
