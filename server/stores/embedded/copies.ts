import { closeSync, openSync } from 'node:fs'
import type { Database } from './database'
import { prepareFolder } from './fileAccess'

/**
 * Writes everything that the database holds to a new file, as one moment saw it, while others go on
 * reading and writing.
 *
 * @throws {Error} if there is such a file already
 */
export function writeCopy(database: Database, file: string): void {
  prepareFolder(file)
  // SQLite takes an empty file, and keeps its mode.
  closeSync(openSync(file, 'wx', 0o600))
  database.prepare('VACUUM INTO :file').run({ file })
}
