import path from 'node:path'
import {
  Kysely,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type QueryResult,
} from 'kysely'
import { StoreError } from '../storeError'
import { getField } from '../../errors'
import { createAccess, type Database, type ErrorCodes } from '../database'
import type { Schema } from '../schema'
import {
  createFolder,
  describeAccess,
  getFileId,
  getVersion,
  runInThread,
  selectInThread,
  closeDatabase,
  writeCopy,
  type SqliteFile,
} from './sqliteFile'
import { openFile } from './migrations'

/**
 * Removes the log before another file is opened at the path. Closing removes it only when the garbage
 * collector has found all statements, and then it would be the other file's.
 */
function leaveLog(database: SqliteFile): void {
  try {
    database.exec('PRAGMA journal_mode = DELETE')
  } catch {
    // Another process still has the old file open: its log stays.
  }
}

/**
 * Opens a database file and notices when it is deleted or replaced. SQLite alone would go on writing
 * to a file without a path, which is lost when it is closed. Must not be called while a statement runs in a thread.
 *
 * - A deleted file is written again from the open connection, so that no booking is lost.
 * - A new file at the path is opened instead.
 */
function openWatchedFile(file: string, report: (message: string) => void) {
  const open = () => {
    const database = openFile(file)
    // A statement fails at once when another process holds the lock: `transact` tries again.
    database.exec('PRAGMA busy_timeout = 0')
    return { database, fileId: getFileId(file) }
  }

  let current: ReturnType<typeof open> | undefined = open()
  /** Why the file is opened again, as a sentence for the owner. */
  let reason = ''

  const closeLost = (database: SqliteFile) => {
    if (getFileId(file) === undefined) {
      createFolder(path.dirname(path.resolve(file)))
      writeCopy(database, file)
      reason = `The contact database ${file} was deleted while it was in use. It was written again from what was still open: nothing is lost.`
    } else {
      reason = `The contact database ${file} was replaced while it was in use. The file that is there is used from now on.`
    }
    current = undefined
    leaveLog(database)
    database.close()
  }

  /**
   * Returns the database, after checking that its file is still at the path.
   *
   * @throws {StoreError} `unavailable` if the file is gone and can't be written again, or the new one can't be opened
   */
  const get = (): SqliteFile => {
    // A running transaction ends on the file on which it began.
    if (current && (current.database.inTransaction || current.fileId === getFileId(file)))
      return current.database
    try {
      if (current) closeLost(current.database)
      current = open()
    } catch (cause) {
      throw new StoreError('unavailable', { cause })
    }
    report(reason)
    return current.database
  }

  return {
    get,
    close: () => {
      closeDatabase(get())
    },
  }
}

type WatchedFile = ReturnType<typeof openWatchedFile>

/**
 * Reads and transactions take turns on one connection. What may take long runs in a thread: reads, and the
 * commit, which waits for the disk. The other statements of a transaction run without a pause, so that it
 * holds the file's lock for a moment only.
 */
class WatchedDriver extends SqliteDriver {
  constructor(private readonly file: WatchedFile) {
    super({ database: { prepare: (sql) => file.get().prepare(sql), close: () => undefined } })
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection()
    return {
      executeQuery: async <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => {
        const database = this.file.get()
        if (database.inTransaction) return connection.executeQuery(query)
        return { rows: (await selectInThread(database, query.sql, query.parameters)) as Row[] }
      },
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    }
  }

  // Holds the write lock from the start, so that what was read is still true when it is written.
  override async beginTransaction(): Promise<void> {
    this.file.get().exec('BEGIN IMMEDIATE')
  }

  override commitTransaction(): Promise<void> {
    return runInThread(this.file.get(), 'COMMIT')
  }

  override async rollbackTransaction(): Promise<void> {
    const database = this.file.get()
    // A full disk ends a transaction by itself.
    if (database.inTransaction) database.exec('ROLLBACK')
  }
}

const createDialect = (file: WatchedFile): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => new WatchedDriver(file),
  createIntrospector: (queries) => new SqliteIntrospector(queries),
  createQueryCompiler: () => new SqliteQueryCompiler(),
})

const codes: ErrorCodes = {
  unavailable: /^SQLITE_(IOERR|FULL|READONLY|CANTOPEN|CORRUPT|NOTADB|PERM|NOMEM)(_|$)/,
  refusals: { SQLITE_CONSTRAINT_FOREIGNKEY: 'invalidReference' },
  conflict: /^SQLITE_(BUSY|LOCKED)(_|$)/,
}

/** @throws {Error} `SQLITE_BUSY`, so that it is tried again, while another process reads what was deleted */
async function emptyLog(file: WatchedFile): Promise<void> {
  const [checkpoint] = await selectInThread(file.get(), 'PRAGMA wal_checkpoint(TRUNCATE)')
  if (getField(checkpoint, 'busy') === 0) return
  const problem = new Error('another process still reads what was deleted')
  throw Object.assign(problem, { code: 'SQLITE_BUSY' })
}

/**
 * Opens the records in a SQLite file, which several processes may share.
 *
 * @param report gets sentences for the owner
 * @throws {Error} if the file is damaged, no database, or of a newer release
 */
export async function openSqlite(
  file: string,
  report: (message: string) => void,
): Promise<Database> {
  const watched = openWatchedFile(file, report)
  const warning = describeAccess(file)
  if (warning !== undefined) report(warning)
  const { useConnection, ...access } = createAccess({
    queries: new Kysely<Schema>({ dialect: createDialect(watched) }),
    codes,
    isSerial: true,
    close: async () => {
      watched.close()
    },
  })
  return {
    engine: 'sqlite',
    ...access,
    checkReady: () =>
      access.transact(async () => {
        const database = watched.get()
        database.exec(`PRAGMA user_version = ${getVersion(database)}`)
      }),
    lock: () => Promise.resolve(),
    // Neither the file's free space nor the write-ahead log may keep deleted data.
    compact: () => {
      let isVacuumed = false
      return useConnection(async () => {
        if (!isVacuumed) await runInThread(watched.get(), 'VACUUM')
        isVacuumed = true
        await emptyLog(watched)
      })
    },
  }
}
