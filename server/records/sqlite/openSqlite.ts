import { Kysely } from 'kysely'
import { createAccess, type Database, type ErrorCodes } from '../database'
import type { Schema } from '../schema'
import { createSqliteDialect } from './sqliteDialect'
import { openSqliteThread, type SqliteThreadOptions } from './sqliteThread'

const codes: ErrorCodes = {
  // The second kind is of the system: a deleted file that can't be written again.
  unavailable: /^(SQLITE_(IOERR|FULL|READONLY|CANTOPEN|CORRUPT|NOTADB|PERM|NOMEM)(_.*)?|E[A-Z]+)$/,
  conflict: /^SQLITE_(BUSY|LOCKED)(_|$)/,
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
  return {
    engine: 'sqlite',
    ...createAccess({
      reads: open('read'),
      writes: open('write'),
      codes,
      close: () => thread.close(),
    }),
    lock: () => Promise.resolve(),
    compact: () => thread.getFile().compact(),
  }
}
