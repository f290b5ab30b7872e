import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  rmSync,
  statSync,
} from 'node:fs'
import { pathToFileURL } from 'node:url'
import path from 'node:path'
import Libsql from 'libsql'
import LibsqlInThread from 'libsql/promise'
import { getErrorMessage, getSystemErrorCode } from '../../errors'

const ownerOnlyFolder = 0o700
const ownerOnlyFile = 0o600
const others = 0o077

/** Windows has access control lists instead of modes. */
const hasModes = process.platform !== 'win32'

/**
 * Creates a folder and its parents for their owner alone, if they are missing. `mkdir` with `recursive`
 * would never return for a folder that the system can't create and reports as not existing, as in /proc.
 */
export function createFolder(folder: string): void {
  if (existsSync(folder)) return
  const parent = path.dirname(folder)
  if (parent !== folder) createFolder(parent)
  try {
    mkdirSync(folder, { mode: ownerOnlyFolder })
  } catch (error) {
    // Another process may have created it meanwhile.
    if (!existsSync(folder)) throw error
  }
}

/** The database and the files that SQLite keeps beside it. */
export const getDatabaseFiles = (file: string): string[] => [file, `${file}-wal`, `${file}-shm`]

/**
 * Creates the folder and an empty file if they are missing, and takes all access from other users:
 * contacts are personal data. SQLite gives its log the mode of the file.
 */
function prepareFile(file: string): void {
  createFolder(path.dirname(path.resolve(file)))
  if (!existsSync(file)) closeSync(openSync(file, 'a', ownerOnlyFile))
  if (!hasModes) return
  for (const each of getDatabaseFiles(file)) {
    const stats = statSync(each, { throwIfNoEntry: false })
    if (!stats?.isFile() || (stats.mode & others) === 0) continue
    try {
      chmodSync(each, ownerOnlyFile)
    } catch {
      // The file belongs to another user: `describeAccess` warns of it.
    }
  }
}

const getMode = (file: string) => statSync(file, { throwIfNoEntry: false })?.mode ?? 0

/** Returns a warning for the owner if other users may read the contacts. */
export function describeAccess(file: string): string | undefined {
  if (!hasModes) return undefined
  if ((getMode(file) & others) !== 0) {
    return `Other users may read the contact database ${file}, and its mode cannot be changed: set it to 0600.`
  }
  const folder = path.dirname(path.resolve(file))
  return (getMode(folder) & others) === 0
    ? undefined
    : `Other users may look into ${folder}, the folder of the contact database: set its mode to 0700.`
}

/** Identifies the file at a path; undefined if no file can be found there. */
export function getFileId(file: string): string | undefined {
  try {
    const { dev, ino } = statSync(file, { bigint: true })
    return `${dev}:${ino}`
  } catch {
    return undefined
  }
}

export type SqliteFile = InstanceType<typeof Libsql>

/** How long a write waits for another process that holds the write lock. */
const busyTimeoutMs = 5_000

/**
 * Opens a database file for reading and writing, and creates file and folder if needed. Only the
 * owner may access them, because contacts are personal data.
 */
export function openDatabase(file: string): SqliteFile {
  prepareFile(file)
  const database = new Libsql(file, { timeout: busyTimeoutMs })
  const [mode] = selectAll<{ journal_mode: string }>(database, 'PRAGMA journal_mode')
  // Setting the mode needs an exclusive lock, so it is only set if it differs.
  if (mode?.journal_mode !== 'wal') database.exec('PRAGMA journal_mode = WAL')
  database.exec('PRAGMA foreign_keys = ON')
  // Deleted data is overwritten with zeros.
  database.exec('PRAGMA secure_delete = ON')
  return database
}

/**
 * Opens a file that stays as it is. The driver ignores its read-only option; SQLite obeys a URI's mode.
 *
 * @throws {Error} if it can't be opened
 */
export function openReadOnly(file: string): SqliteFile {
  // SQLite has only a number for what is wrong.
  accessSync(file, constants.R_OK)
  if (statSync(file).isDirectory()) {
    const problem = new Error(`${file} is a folder, but must be a file`)
    throw Object.assign(problem, { code: 'EISDIR' })
  }
  return new Libsql(`${pathToFileURL(file).href}?mode=ro`, { timeout: busyTimeoutMs })
}

/** @throws {Error} if the file is damaged or can't be read */
function checkIntegrity(database: SqliteFile): void {
  let damage: string
  try {
    const [first] = selectAll<{ quick_check: string }>(database, 'PRAGMA quick_check(1)')
    if (!first || first.quick_check === 'ok') return
    damage = first.quick_check
  } catch (error) {
    if (!/^SQLITE_(CORRUPT|NOTADB)/.test(getSystemErrorCode(error))) throw error
    damage = getErrorMessage(error)
  }
  throw new Error(
    `the file is damaged (${damage.replace(/\s+/g, ' ')}): restore an undamaged backup with \`npm run contacts -- --restore FILE\``,
  )
}

/** The schema version of a file; 0 for one that the site has not written. */
export function getVersion(database: SqliteFile): number {
  const [row] = selectAll<{ user_version: number }>(database, 'PRAGMA user_version')
  return row?.user_version ?? 0
}

/** A database that another program has written. */
export class ForeignFile extends Error {}

/** @throws {ForeignFile} */
export function requireOwnFile(database: SqliteFile, file: string): void {
  const rows = selectAll<{ name: string }>(database, 'SELECT name FROM sqlite_schema')
  // Every version of the site's has persons; other programs have versions, too.
  const isOwn = getVersion(database) > 0 && rows.some(({ name }) => name === 'persons')
  if (rows.length > 0 && !isOwn) throw new ForeignFile(`${file} is of another program`)
}

/**
 * Checks a file, and returns its version.
 *
 * @throws {Error} if the file can't be read, is damaged, or of another program
 */
export function checkFile(file: string): number {
  const database = openReadOnly(file)
  try {
    checkIntegrity(database)
    requireOwnFile(database, file)
    return getVersion(database)
  } finally {
    database.close()
  }
}

/**
 * Closes a database after moving its write-ahead log into the file. The log stays on a disk that is full or
 * only reads, and while another process reads: the last one to close moves it.
 *
 * @throws {Error} if the file can't be read or written
 */
export function closeDatabase(database: SqliteFile): void {
  database.exec('PRAGMA busy_timeout = 0')
  try {
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  } catch (error) {
    if (!/^SQLITE_(FULL|READONLY)/.test(getSystemErrorCode(error))) throw error
  } finally {
    database.close()
  }
}

export const selectAll = <Row>(database: SqliteFile, sql: string): Row[] =>
  database.prepare(sql).all() as Row[]

/**
 * Runs `work` in one transaction that holds the write lock from the start, so that data can't change
 * between reading and writing it. Rolls back if `work` throws.
 */
export function runInTransaction<Result>(database: SqliteFile, work: () => Result): Result {
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (error) {
    if (database.inTransaction) database.exec('ROLLBACK')
    throw error
  }
}

/**
 * The driver's two classes wrap the same connection, so the methods that use its threads also work on a database
 * that the other class has opened. A second connection would not see its transaction.
 */
interface StatementInThread {
  all(parameters: readonly unknown[]): Promise<unknown[]>
}

/**
 * Runs a statement without parameters in a thread of the driver. Nothing else may use the connection
 * meanwhile.
 */
export async function runInThread(database: SqliteFile, sql: string): Promise<void> {
  await LibsqlInThread.prototype.exec.call(database, sql)
}

/**
 * Reads rows. A thread of the driver finds the first one, with all sorting; the main thread fetches the others.
 * Nothing else may use the connection meanwhile.
 */
export async function selectInThread(
  database: SqliteFile,
  sql: string,
  parameters: readonly unknown[] = [],
): Promise<unknown[]> {
  const prepared = LibsqlInThread.prototype.prepare.call(
    database,
    sql,
  ) as Promise<StatementInThread>
  const statement = await prepared
  return statement.all(parameters)
}

/**
 * Writes a consistent copy of a database to a new file, while other processes may go on reading and
 * writing.
 *
 * @throws {Error} if the file already exists, or its folder is missing, or the disk is full; then half a copy does
 *   not stay, which could be taken for a whole one
 */
export function writeCopy(database: SqliteFile, file: string): void {
  // The empty file has the owner's mode already, and SQLite keeps the mode of an existing file.
  closeSync(openSync(file, 'wx', ownerOnlyFile))
  try {
    database.prepare('VACUUM INTO :file').run({ file })
  } catch (error) {
    for (const each of [file, `${file}-journal`]) rmSync(each, { force: true })
    throw error
  }
}
