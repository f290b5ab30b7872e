import { checkIntegrity, openDatabase, type Database } from './sqliteFile'
import { migrate } from './migrations'

/**
 * Opens a database file, and brings it to the newest version.
 *
 * @throws {Error} if the file is damaged, no database, or of a newer release
 */
export function openFile(file: string): Database {
  const database = openDatabase(file)
  try {
    checkIntegrity(database)
    migrate(database)
  } catch (error) {
    database.close()
    throw error
  }
  return database
}
