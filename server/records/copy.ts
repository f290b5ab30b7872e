import { sql } from 'kysely'
import { splitRows, type Database, type Queries } from './database'
import type { Schema } from './schema'

/**
 * The tables, in an order in which no record refers to a later one, with the columns that the database numbers. Busy
 * times are read again.
 */
const tables = [
  ['organizations', 'id'],
  ['persons', 'id'],
  ['deals', 'id'],
  ['deal_fields', 'id'],
  ['deal_field_values'],
  ['activities', 'id'],
  ['record_keys'],
  ['jobs', 'id'],
  ['suspects', 'position'],
  ['crm_records'],
  ['secrets'],
] as const satisfies readonly (readonly [keyof Schema, string?])[]

/** A transaction in one of the engines. */
interface Side extends Pick<Database, 'engine'> {
  readonly queries: Queries
}

/** The last number that a column has given, also to a row that was erased; 0 for none. */
async function readCounter({ engine, queries }: Side, table: string, column: string) {
  const given =
    engine === 'postgres'
      ? sql`SELECT pg_sequence_last_value(pg_get_serial_sequence(${table}, ${column})::regclass)`
      : sql`SELECT seq FROM sqlite_sequence WHERE name = ${table}`
  const { rows } = await sql<{ last: number }>`SELECT coalesce(max(number), 0) AS last FROM (
    SELECT max(${sql.ref(column)}) AS number FROM ${sql.table(table)} UNION ALL ${given}
  ) AS numbers`.execute(queries)
  return rows[0]?.last ?? 0
}

/** Lets a column go on after the highest number that it has given here or there. */
async function continueCounter(source: Side, target: Side, table: string, column: string) {
  const { engine, queries } = target
  const ofSource = await readCounter(source, table, column)
  const last = Math.max(ofSource, await readCounter(target, table, column))
  if (last === 0) return
  if (engine === 'postgres') {
    await sql`SELECT setval(pg_get_serial_sequence(${table}, ${column}), ${last}::bigint)`.execute(
      queries,
    )
    return
  }
  await sql`DELETE FROM sqlite_sequence WHERE name = ${table}`.execute(queries)
  await sql`INSERT INTO sqlite_sequence (name, seq) VALUES (${table}, ${last})`.execute(queries)
}

/**
 * Replaces everything by what another database has, of the same engine or the other one. Links in mails stay
 * valid, and no id is given twice, not even that of an erased record.
 */
export async function replaceRecords(source: Side, target: Side): Promise<void> {
  for (const [table] of tables.toReversed()) {
    // An older database may have no secrets: then the target's stay.
    if (table !== 'secrets') await target.queries.deleteFrom(table).execute()
  }
  for (const [table, numbered] of tables) {
    // What is read from a table fits the same table.
    const rows = await source.queries
      .selectFrom(table as 'secrets')
      .selectAll()
      .execute()
    for (const some of splitRows(rows)) {
      if (table === 'secrets') {
        const names = some.map(({ name }) => name)
        await target.queries.deleteFrom('secrets').where('name', 'in', names).execute()
      }
      await target.queries
        .insertInto(table as 'secrets')
        .values(some)
        .execute()
    }
    if (numbered) await continueCounter(source, target, table, numbered)
  }
}

/**
 * Copies everything into another, empty database. No other process may write meanwhile.
 *
 * @throws {Error} if the target is not empty
 */
export async function copyRecords(source: Database, target: Database): Promise<void> {
  await target.transact(async (writes) => {
    for (const table of ['organizations', 'persons', 'activities', 'suspects'] as const) {
      const found = await writes.selectFrom(table).select('id').limit(1).executeTakeFirst()
      if (found) throw new Error('the target already holds contacts')
    }
    await source.transact((reads) =>
      replaceRecords(
        { engine: source.engine, queries: reads },
        { engine: target.engine, queries: writes },
      ),
    )
  })
}
