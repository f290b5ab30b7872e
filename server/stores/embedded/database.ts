import { mkdirSync } from 'node:fs'
import path from 'node:path'
import Libsql from 'libsql'
import { ContactStoreError, StoreUnavailable } from '../../contactStore'
import { getErrorCode } from '../../errors'

export type Database = InstanceType<typeof Libsql>

/** Named parameters of a statement. */
export type Parameters = Readonly<Record<string, string | number | null>>

/** Another process may hold the write lock for as long as this before a write gives up. */
const busyTimeoutMilliseconds = 5_000

/**
 * Opens a database file for reading and writing; file and folder are created where they are
 * missing. The folder is for the owner alone, because contacts are personal data.
 */
export function openDatabase(file: string): Database {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  const database = new Libsql(file, { timeout: busyTimeoutMilliseconds })
  const [mode] = selectAll<{ journal_mode: string }>(database, 'PRAGMA journal_mode')
  // Setting the mode takes an exclusive lock, which a second process would have to wait for.
  if (mode?.journal_mode !== 'wal') database.exec('PRAGMA journal_mode = WAL')
  database.exec('PRAGMA foreign_keys = ON')
  return database
}

/**
 * Empties the write-ahead log into the file, so that the file alone is a whole copy. Where another
 * process is reading, the log stays for the last one to empty: closing waits for nobody.
 */
export function closeDatabase(database: Database): void {
  database.exec('PRAGMA busy_timeout = 0')
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  database.close()
}

export function selectAll<Row>(
  database: Database,
  sql: string,
  parameters: Parameters = {},
): Row[] {
  return database.prepare(sql).all(parameters) as Row[]
}

/** The first row. Not the driver's `get`, which adds a field of its own to the row. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- SQL has no types: who writes a query names its rows
export function selectFirst<Row>(
  database: Database,
  sql: string,
  parameters: Parameters = {},
): Row | undefined {
  return selectAll<Row>(database, sql, parameters)[0]
}

/** Runs an INSERT and answers the new row's id. */
export function insert(database: Database, sql: string, parameters: Parameters): number {
  return Number(database.prepare(sql).run(parameters).lastInsertRowid)
}

/**
 * Does work in one transaction that holds the write lock from its first statement, so that what it
 * reads can't change before it writes. The work is undone where it throws.
 *
 * @throws {StoreUnavailable} when the file can't be read or written
 */
export function inTransaction<Result>(database: Database, work: () => Result): Result {
  return withStoreErrors(() => {
    database.exec('BEGIN IMMEDIATE')
    try {
      const result = work()
      database.exec('COMMIT')
      return result
    } catch (error) {
      if (database.inTransaction) database.exec('ROLLBACK')
      throw error
    }
  })
}

const unavailable =
  /^SQLITE_(BUSY|LOCKED|IOERR|FULL|READONLY|CANTOPEN|CORRUPT|NOTADB|PERM|NOMEM)(_|$)/

/** Tells a file that can't be used now from a fault in our own statements. */
export function withStoreErrors<Result>(work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (error instanceof ContactStoreError) throw error
    throw unavailable.test(getErrorCode(error)) ? new StoreUnavailable(error) : error
  }
}
