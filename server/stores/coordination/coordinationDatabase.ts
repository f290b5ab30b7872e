import { inTransaction, openDatabase, type Database } from '../embedded/database'
import { migrate } from '../embedded/migrations'
import { retryWhileLocked } from '../embedded/worker/writeQueue'

/**
 * Opens the embedded store's file for what all instances of the site on this host must agree on
 * while the contacts themselves are kept by a vendor.
 */
export function openCoordinationDatabase(file: string): Database {
  const database = openDatabase(file)
  migrate(database)
  // The driver is synchronous: waiting in it would stop every page. `transact` waits instead.
  database.exec('PRAGMA busy_timeout = 0')
  return database
}

/**
 * Runs `work` in a transaction and waits its turn without stopping the process.
 *
 * @throws {StoreUnavailable} if the file is locked for too long or can't be written
 */
export const transact = <Result>(database: Database, work: () => Result): Promise<Result> =>
  retryWhileLocked(() => inTransaction(database, work))
