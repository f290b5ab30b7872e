import { StoreUnavailable } from '../../../contactStore'
import { writeCopy } from '../copies'
import { closeDatabase, type Database } from '../database'
import { createEmbeddedStore, openStoreDatabase, type EmbeddedStore } from '../embeddedStore'
import { getFileId } from '../fileAccess'

interface Connection {
  readonly database: Database
  readonly store: EmbeddedStore
  readonly fileId: string | undefined
}

export interface WatchedStore {
  /**
   * Returns the open connection, after checking that its file is still at the path.
   *
   * @throws {StoreUnavailable} if the file is gone and can't be written again
   */
  getConnection(): Connection
  close(): void
}

/**
 * Opens the embedded store and notices when its file is deleted or replaced. SQLite alone would go on
 * writing to a file without a path, which is lost when it is closed.
 *
 * - A deleted file is written again from the open connection, so that no booking is lost.
 * - A new file at the path is opened instead.
 */
export function openWatchedStore(file: string, report: (message: string) => void): WatchedStore {
  const open = (): Connection => {
    const database = openStoreDatabase(file)
    // SQLite would block the thread while it waits for a lock, so the write queue waits instead.
    database.exec('PRAGMA busy_timeout = 0')
    return { database, store: createEmbeddedStore(database), fileId: getFileId(file) }
  }

  let connection: Connection | undefined = open()

  const closeLost = ({ database }: Connection) => {
    const isDeleted = getFileId(file) === undefined
    if (isDeleted) writeCopy(database, file)
    connection = undefined
    // Must be closed before the new file is opened, because closing removes the log at this path.
    closeDatabase(database)
    report(
      isDeleted
        ? `The contact database ${file} was deleted while it was in use. It was written again from what was still open: nothing is lost.`
        : `The contact database ${file} was replaced while it was in use. The new file is used from now on.`,
    )
  }

  const getConnection = (): Connection => {
    if (connection && connection.fileId === getFileId(file)) return connection
    try {
      if (connection) closeLost(connection)
      connection = open()
      return connection
    } catch (error) {
      throw new StoreUnavailable(error)
    }
  }

  return {
    getConnection,
    close: () => {
      closeDatabase(getConnection().database)
    },
  }
}
