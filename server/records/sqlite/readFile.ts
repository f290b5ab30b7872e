import { randomUUID } from 'node:crypto'
import { Kysely, SqliteDialect } from 'kysely'
import Libsql from 'libsql'
import type { Queries } from '../database'
import type { Schema } from '../schema'
import { migrate, newestVersion } from './migrations'
import { getVersion, openReadOnly, requireOwnFile, type SqliteFile } from './sqliteFile'

/** Copies a database into memory and brings the copy to the newest version. The original is closed. */
function copyMigrated(database: SqliteFile, file: string): SqliteFile {
  const name = `file:${randomUUID()}?mode=memory&cache=shared`
  const copy = new Libsql(name)
  try {
    requireOwnFile(database, file)
    database.prepare('VACUUM INTO :name').run({ name })
    migrate(copy)
    return copy
  } catch (error) {
    copy.close()
    throw error
  } finally {
    database.close()
  }
}

/**
 * Runs `read` on a consistent state of a file, even while a gateway writes to it. A file of an older release
 * stays as it is, and `read` gets a migrated copy.
 *
 * @throws {Error} if the file is damaged, no database, or of a newer release or another program
 */
export async function readFile<Result>(
  file: string,
  read: (queries: Queries) => Promise<Result>,
): Promise<Result> {
  const original = openReadOnly(file)
  const isNewest = getVersion(original) === newestVersion
  const database = isNewest ? original : copyMigrated(original, file)
  const queries = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) })
  try {
    return await queries.transaction().execute(read)
  } finally {
    await queries.destroy()
  }
}
