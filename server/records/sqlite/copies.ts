import { closeSync, openSync } from 'node:fs'
import type { Database } from './sqliteFile'
import { prepareFolder } from './fileAccess'

/**
 * Writes a consistent copy of a database to a new file, while other processes may go on reading and
 * writing.
 *
 * @throws {Error} if the file already exists
 */
export function writeCopy(database: Database, file: string): void {
  prepareFolder(file)
  // The empty file has the owner's mode already, and SQLite keeps the mode of an existing file.
  closeSync(openSync(file, 'wx', 0o600))
  database.prepare('VACUUM INTO :file').run({ file })
}
