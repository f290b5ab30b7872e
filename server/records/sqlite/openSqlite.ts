import { Kysely, sql } from 'kysely'
import { StoreError } from '../../contactStore'
import { createAccess, type Database, type ErrorCodes, type Queries } from '../database'
import type { Schema } from '../schema'
import { createSqliteDialect } from './sqliteDialect'
import { openSqliteThread, type SqliteThreadOptions } from './sqliteThread'

const codes: ErrorCodes = {
  // The second kind is of the system: a deleted file that can't be written again.
  unavailable: /^(SQLITE_(IOERR|FULL|READONLY|CANTOPEN|CORRUPT|NOTADB|PERM|NOMEM)(_.*)?|E[A-Z]+)$/,
  invalidReference: 'SQLITE_CONSTRAINT_FOREIGNKEY',
  conflict: /^SQLITE_(BUSY|LOCKED)(_|$)/,
}

/**
 * Rewrites the file without free space and empties the write-ahead log, so that neither contains
 * deleted data.
 *
 * @throws {StoreError} `unavailable` if another process still reads what was deleted
 */
async function compact(connection: Queries): Promise<void> {
  await sql`VACUUM`.execute(connection)
  const { rows } = await sql<{ busy: number }>`PRAGMA wal_checkpoint(TRUNCATE)`.execute(connection)
  if (rows[0]?.busy !== 0) throw new StoreError('unavailable')
}

/**
 * Opens the records in a SQLite file, which several processes may share.
 *
 * @throws {Error} if the file is damaged, no database, or of a newer release
 */
export async function openSqlite(options: SqliteThreadOptions): Promise<Database> {
  const thread = await openSqliteThread(options)
  const open = (name: 'read' | 'write') =>
    new Kysely<Schema>({ dialect: createSqliteDialect(thread, name) })
  const { useConnection, ...access } = createAccess({
    reads: open('read'),
    writes: open('write'),
    codes,
    close: () => thread.close(),
  })
  return {
    engine: 'sqlite',
    ...access,
    lock: () => Promise.resolve(),
    compact: () => useConnection(compact),
  }
}
