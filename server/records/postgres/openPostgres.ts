import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { createAccess, type Database, type ErrorCodes } from '../database'
import type { Schema } from '../schema'
import { migrations } from './migrations'

const codes: ErrorCodes = {
  // Connections that fail or end, servers that stop or are full, statements that take too long.
  // The driver's own errors have no code: the wait for a connection was too long, or one has ended.
  unavailable:
    /^(E[A-Z]+|08...|53...|57...|58...|XX...|timeout exceeded when trying to connect|Connection terminated.*|Client .* not queryable)$/,
  // Deadlocks, and keys that another transaction has just written.
  conflict: /^(40001|40P01|23505)$/,
}

/** How long a call waits for a connection: many visitors at once share a few. */
const connectTimeoutMs = 5_000
const statementTimeoutMs = 5_000
const maxConnections = 10

/** Numbers of 64 bits come as texts, because they may be too large. Ids and instants are not. */
const int8 = pg.types.builtins.INT8

const getTypeParser: typeof pg.types.getTypeParser = (
  ...type: Parameters<typeof pg.types.getTypeParser>
): unknown => (type[0] === int8 ? Number : pg.types.getTypeParser(...type))

/** Migrates the schema, one instance at a time. */
async function migrate(queries: Kysely<Schema>): Promise<void> {
  await queries.transaction().execute(async (transaction) => {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended('migrate', 0))`.execute(transaction)
    await sql`CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)`.execute(
      transaction,
    )
    const { rows } = await sql<{ version: number }>`SELECT version FROM schema_version`.execute(
      transaction,
    )
    const version = rows[0]?.version ?? 0
    if (version > migrations.length) {
      throw new Error(
        `The contact database has version ${version}, but this site knows only ${migrations.length}: ` +
          'it was written by a newer release.',
      )
    }
    for (const step of migrations.slice(version)) await sql.raw(step).execute(transaction)
    await sql`DELETE FROM schema_version`.execute(transaction)
    await sql`INSERT INTO schema_version VALUES (${migrations.length})`.execute(transaction)
  })
}

/**
 * Opens the records in a PostgreSQL database, which several hosts may share.
 *
 * @param url such as `postgres://user:password@host/database`
 * @throws {Error} if the server can't be reached, or the database is of a newer release
 */
export async function openPostgres(
  url: string,
  report: (message: string) => void,
): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    types: { getTypeParser },
  })
  // An idle connection that ends would otherwise end the process.
  pool.on('error', ({ message }) => {
    if (!pool.ending) report(`A connection to the database was lost: ${message}`)
  })
  const queries = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  try {
    await migrate(queries)
  } catch (error) {
    await queries.destroy()
    throw error
  }
  return {
    engine: 'postgres',
    ...createAccess({
      reads: queries,
      writes: queries,
      codes,
      close: () => queries.destroy(),
    }),
    lock: async (transaction, name) => {
      await sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction)
    },
    // The server removes deleted rows by itself.
    compact: () => Promise.resolve(),
  }
}
