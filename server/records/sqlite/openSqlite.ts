import {
  Kysely,
  SqliteDialect,
  SqliteDriver,
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
} from 'kysely'
import { getRootMessage, getField } from '../../errors'
import { createAccess, type Database, type ErrorCodes } from '../database'
import type { Schema } from '../schema'
import { describeAccess } from './fileAccess'
import { getVersion } from './migrations'
import { runInThread, selectInThread } from './sqliteFile'
import { openWatchedFile, type WatchedFile } from './watchedFile'

const getConfig = (file: WatchedFile) => ({
  database: { prepare: (sql: string) => file.get().prepare(sql), close: () => undefined },
})

/**
 * Reads and transactions take turns on one connection. What may take long runs in a thread: reads, and the
 * commit, which waits for the disk. The other statements of a transaction run without a pause, so that it
 * holds the file's lock for a moment only.
 */
class WatchedDriver extends SqliteDriver {
  constructor(private readonly file: WatchedFile) {
    super(getConfig(file))
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

/** Kysely's dialect for an open SQLite file. */
class WatchedDialect extends SqliteDialect {
  constructor(private readonly file: WatchedFile) {
    super(getConfig(file))
  }

  override createDriver(): SqliteDriver {
    return new WatchedDriver(this.file)
  }
}

const codes: ErrorCodes = {
  // The second kind is of the system: a deleted file that can't be written again.
  unavailable: /^(SQLITE_(IOERR|FULL|READONLY|CANTOPEN|CORRUPT|NOTADB|PERM|NOMEM)(_.*)?|E[A-Z]+)$/,
  refusals: { SQLITE_CONSTRAINT_FOREIGNKEY: 'invalidReference' },
  conflict: /^SQLITE_(BUSY|LOCKED)(_|$)/,
}

const fileCheckIntervalMs = 5_000

/** @throws {Error} `SQLITE_BUSY`, so that it is tried again, while another process reads what was deleted */
async function emptyLog(file: WatchedFile): Promise<void> {
  const [checkpoint] = await selectInThread(file.get(), 'PRAGMA wal_checkpoint(TRUNCATE)')
  if (getField(checkpoint, 'busy') === 0) return
  const problem = new Error('another process still reads what was deleted')
  throw Object.assign(problem, { code: 'SQLITE_BUSY' })
}

interface SqliteOptions {
  /** The path of the database. */
  readonly file: string
  /** Gets sentences for the operator. */
  readonly report: (message: string) => void
}

/**
 * Opens the records in a SQLite file, which several processes may share.
 *
 * @throws {Error} if the file is damaged, no database, or of a newer release
 */
export async function openSqlite({ file, report }: SqliteOptions): Promise<Database> {
  const watched = openWatchedFile(file, report)
  const warning = describeAccess(file)
  if (warning !== undefined) report(warning)
  const { useConnection, close, ...access } = createAccess({
    queries: new Kysely<Schema>({ dialect: new WatchedDialect(watched) }),
    codes,
    isSerial: true,
    close: async () => {
      watched.close()
    },
  })
  const timer = setInterval(() => {
    useConnection(async () => watched.get()).catch((error: unknown) => {
      report(`The contact database ${file} can not be used: ${getRootMessage(error)}`)
    })
  }, fileCheckIntervalMs)
  timer.unref()
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
    close: () => {
      clearInterval(timer)
      return close()
    },
  }
}
