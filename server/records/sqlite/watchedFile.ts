import { getFileId } from './fileAccess'
import { openFile } from './migrations'
import { closeDatabase, writeCopy, type Database } from './sqliteFile'

/** An open database file. Must not be called while a statement runs in a thread. */
export interface WatchedFile {
  /**
   * Returns the database, after checking that its file is still at the path.
   *
   * @throws {Error} if the file is gone and can't be written again
   */
  get(): Database
  close(): void
}

/**
 * Removes the log before another file is opened at the path. Closing removes it only when the garbage
 * collector has found all statements, and then it would be the other file's.
 */
function leaveLog(database: Database): void {
  try {
    database.exec('PRAGMA journal_mode = DELETE')
  } catch {
    // Another process still has the old file open: its log stays.
  }
}

/**
 * Opens a database file and notices when it is deleted or replaced. SQLite alone would go on writing
 * to a file without a path, which is lost when it is closed.
 *
 * - A deleted file is written again from the open connection, so that no booking is lost.
 * - A new file at the path is opened instead.
 */
export function openWatchedFile(file: string, report: (message: string) => void): WatchedFile {
  const open = () => {
    const database = openFile(file)
    // A statement fails at once when another process holds the lock: `transact` tries again.
    database.exec('PRAGMA busy_timeout = 0')
    return { database, fileId: getFileId(file) }
  }

  let current: ReturnType<typeof open> | undefined = open()

  const closeLost = (database: Database) => {
    const isDeleted = getFileId(file) === undefined
    if (isDeleted) writeCopy(database, file)
    current = undefined
    leaveLog(database)
    database.close()
    report(
      isDeleted
        ? `The contact database ${file} was deleted while it was in use. It was written again from what was still open: nothing is lost.`
        : `The contact database ${file} was replaced while it was in use. The new file is used from now on.`,
    )
  }

  const get = () => {
    // A running transaction ends on the file on which it began.
    if (current && (current.database.inTransaction || current.fileId === getFileId(file)))
      return current.database
    if (current) closeLost(current.database)
    current = open()
    return current.database
  }

  return {
    get,
    close: () => {
      closeDatabase(get())
    },
  }
}
