import { runInTransaction, openDatabase, type Database } from '../embedded/database'
import { migrate } from '../embedded/migrations'
import { retryWhileLocked } from '../embedded/worker/writeQueue'

/**
 * Opens the embedded store's file for the data that all instances of the site on this host share
 * while a vendor stores the contacts.
 */
export function openCoordinationDatabase(file: string): Database {
  const database = openDatabase(file)
  migrate(database)
  // The driver blocks the process while it waits for a lock, so `transact` waits instead.
  database.exec('PRAGMA busy_timeout = 0')
  return database
}

/**
 * Runs `work` in a transaction, and waits for a locked file without blocking the process.
 *
 * @throws {StoreUnavailable} if the file is locked for too long or can't be written
 */
export const transact = <Result>(database: Database, work: () => Result): Promise<Result> =>
  retryWhileLocked(() => runInTransaction(database, work))
