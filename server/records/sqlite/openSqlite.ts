import { Kysely } from 'kysely'
import { getRootMessage } from '../../errors'
import { getField } from '../../getField'
import { createAccess, type Database, type ErrorCodes } from '../database'
import type { Schema } from '../schema'
import { describeAccess } from './fileAccess'
import { getVersion } from './migrations'
import { WatchedDialect } from './sqliteDialect'
import { runInThread, selectInThread } from './sqliteFile'
import { openWatchedFile, type WatchedFile } from './watchedFile'

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

export interface SqliteOptions {
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
