import { openFile } from './migrations'
import { closeDatabase, writeCopy, type Database } from './sqliteFile'
import { getFileId } from './fileAccess'
import type { ConnectionName } from './messages'

type Connections = Readonly<Record<ConnectionName, Database>>

export interface WatchedConnections {
  /**
   * Returns the open connections, after checking that their file is still at the path.
   *
   * @throws {Error} if the file is gone and can't be written again
   */
  get(): Connections
  close(): void
}

/** A connection that fails at once when another one holds the lock: the main thread tries again. */
function openConnection(file: string): Database {
  const database = openFile(file)
  database.exec('PRAGMA busy_timeout = 0')
  return database
}

/**
 * Opens the database and notices when its file is deleted or replaced. SQLite alone would go on
 * writing to a file without a path, which is lost when it is closed.
 *
 * - A deleted file is written again from the open connection, so that no booking is lost.
 * - A new file at the path is opened instead.
 */
export function openWatchedConnections(
  file: string,
  report: (message: string) => void,
): WatchedConnections {
  const open = () => {
    const connections = { write: openConnection(file), read: openConnection(file) }
    return { connections, fileId: getFileId(file) }
  }

  let current: ReturnType<typeof open> | undefined = open()

  const closeLost = ({ read, write }: Connections) => {
    const isDeleted = getFileId(file) === undefined
    if (isDeleted) writeCopy(read, file)
    current = undefined
    // Must be closed before the new file is opened, because closing removes the log at this path.
    read.close()
    closeDatabase(write)
    report(
      isDeleted
        ? `The contact database ${file} was deleted while it was in use. It was written again from what was still open: nothing is lost.`
        : `The contact database ${file} was replaced while it was in use. The new file is used from now on.`,
    )
  }

  const get = (): Connections => {
    // A running transaction ends on the file on which it began.
    if (current && (current.connections.write.inTransaction || current.fileId === getFileId(file)))
      return current.connections
    if (current) closeLost(current.connections)
    current = open()
    return current.connections
  }

  return {
    get,
    close: () => {
      const { read, write } = get()
      read.close()
      closeDatabase(write)
    },
  }
}
