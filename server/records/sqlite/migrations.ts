import { existsSync } from 'node:fs'
import { createMigrations, requireKnownVersion } from '../migrations'
import { olderVersions, upgrade } from './olderVersions'
import {
  checkFile,
  getVersion,
  openDatabase,
  runInTransaction,
  type SqliteFile,
} from './sqliteFile'

const migrations = createMigrations({
  identity: 'INTEGER PRIMARY KEY AUTOINCREMENT',
  integer: 'INTEGER',
  real: 'REAL',
  instant: 'TEXT',
  options: 'STRICT',
})

/** The version of a file with the first of the migrations that both engines have. */
const firstVersion = olderVersions.length + 1

export const newestVersion = firstVersion + migrations.length - 1

/** The statements that bring a file of a version to the newest one. */
const listSteps = (found: number): readonly string[] => {
  const [first = '', ...later] = migrations
  if (found === 0) return migrations
  if (found >= firstVersion) return later.slice(found - firstVersion)
  return [...olderVersions.slice(found), upgrade.before, first, upgrade.after, ...later]
}

/**
 * Migrates a database file in one transaction. The version is read inside the transaction, so that of
 * two processes starting together the second finds the work done.
 *
 * @throws {Error} if a newer version of the site wrote the file
 */
export function migrate(database: SqliteFile): void {
  // Without a wait for the lock, which another process may hold.
  if (getVersion(database) === newestVersion) return
  runInTransaction(database, () => {
    const found = getVersion(database)
    requireKnownVersion(found, newestVersion)
    for (const step of listSteps(found)) database.exec(step)
    database.exec(`PRAGMA user_version = ${newestVersion}`)
  })
}

/**
 * Opens a database file, and brings it to the newest version.
 *
 * @throws {Error} if the file is damaged, no database, or of a newer release or another program; what is not the
 *   site's stays as it is
 */
export function openFile(file: string): SqliteFile {
  if (existsSync(file)) checkFile(file)
  const database = openDatabase(file)
  try {
    migrate(database)
  } catch (error) {
    database.close()
    throw error
  }
  return database
}
