import { Kysely } from 'kysely'
import { createAccess, type Database, type ErrorCodes } from '../database'
import type { Schema } from '../schema'
import { createSqliteDialect } from './sqliteDialect'
import { openSqliteThread, type SqliteThreadOptions } from './sqliteThread'

const codes: ErrorCodes = {
  unavailable: /^SQLITE_(IOERR|FULL|READONLY|CANTOPEN|CORRUPT|NOTADB|PERM|NOMEM)(_|$)/,
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
    ...createAccess({ reads: open('read'), writes: open('write') }, codes),
    lock: () => Promise.resolve(),
    compact: () => thread.getFile().compact(),
    close: () => thread.close(),
  }
}
