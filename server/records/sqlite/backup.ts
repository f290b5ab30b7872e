import {
  closeSync,
  existsSync,
  lstatSync,
  openSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  utimesSync,
} from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { getErrorMessage, getField, getSystemErrorCode } from '../../errors'
import { hourMs } from '../../time'
import { countContacts, type ContactCounts } from '../readContacts'
import { replaceRecords } from '../copy'
import type { Queries } from '../database'
import { openFile } from './migrations'
import { openSqlite } from './openSqlite'
import { readFile } from './readFile'
import {
  checkFile,
  closeDatabase,
  ForeignFile,
  getDatabaseFiles,
  getFileId,
  openReadOnly,
  requireOwnFile,
  writeCopy,
} from './sqliteFile'

/** An empty file beside the database, whose time is that of the last backup: what the metric shows. */
const getMark = (file: string) => `${file}.backed-up`

function markBackup(file: string, at: Date, report: (sentence: string) => void): void {
  const mark = getMark(file)
  try {
    closeSync(openSync(mark, 'a', 0o600))
    utimesSync(mark, at, at)
  } catch (error) {
    report(
      `The backup is good, but the metrics do not know of it: ${mark} cannot be written: ${getErrorMessage(error)}`,
    )
  }
}

/** When a database was last backed up, in milliseconds since 1970; 0 for never. */
export const getBackupTime = async (file: string): Promise<number> =>
  stat(getMark(file)).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )

/** The path without links, also of a file that does not exist yet. */
function followLinks(file: string, linksLeft = 40): string {
  if (linksLeft === 0) throw new Error(`the link ${file} leads to itself`)
  if (existsSync(file)) return realpathSync.native(file)
  const folder = followLinks(path.dirname(path.resolve(file)))
  const isLink = lstatSync(file, { throwIfNoEntry: false }) !== undefined
  return isLink
    ? followLinks(path.resolve(folder, readlinkSync(file)), linksLeft - 1)
    : path.join(folder, path.basename(file))
}

/** The same for all paths of a file, also of one that does not exist yet. */
const identify = (file: string) => getFileId(file) ?? followLinks(file)

/** @throws {Error} if a backup is the database, or one of the files beside it */
function requireOtherFile(file: string, backup: string): void {
  if (getDatabaseFiles(followLinks(file)).map(identify).includes(identify(backup))) {
    throw new Error('a backup must not be the database itself')
  }
}

/** Removes what killed backups have left, if it can. One that runs writes at least once an hour. */
function removeUnfinished(target: string, report: (sentence: string) => void): void {
  const { dir, base } = path.parse(target)
  try {
    const files = (existsSync(dir) ? readdirSync(dir) : [])
      .filter((name) => name.startsWith(`${base}.`) && /\.\d+\.unfinished(-journal)?$/.test(name))
      .map((name) => path.join(dir, name))
    for (const file of files) {
      const { mtimeMs = 0 } = lstatSync(file, { throwIfNoEntry: false }) ?? {}
      if (mtimeMs < Date.now() - hourMs) rmSync(file, { force: true })
    }
  } catch (error) {
    report(`Unfinished backups in ${dir} cannot be removed: ${getErrorMessage(error)}`)
  }
}

/**
 * Copies the records to one file, even while a gateway writes to the store. An older backup of
 * that name is replaced only after the new one was checked. The backup has the version of the store,
 * so that the release that wrote it can restore it. Returns the contacts of the backup.
 *
 * @param report gets a sentence if the time of the backup can't be noted, or what others have left can't be removed
 * @throws {Error} if the backup can't be written, as into a folder that is missing
 */
export async function backUp(
  file: string,
  backup: string,
  at: Date,
  report: (sentence: string) => void,
): Promise<ContactCounts> {
  requireOtherFile(file, backup)
  const target = followLinks(backup)
  const unfinished = `${target}.${process.pid}.unfinished`
  // In a container a process may have the id of one that was killed.
  rmSync(unfinished, { force: true })
  removeUnfinished(target, report)
  try {
    const database = openReadOnly(file)
    try {
      requireOwnFile(database, file)
      writeCopy(database, unfinished)
    } finally {
      database.close()
    }
    checkFile(unfinished)
    const contacts = await readFile(unfinished, countContacts)
    renameSync(unfinished, target)
    markBackup(file, at, report)
    return contacts
  } finally {
    rmSync(unfinished, { force: true })
  }
}

/** Renames a database and its log, and returns the database's new path. */
function moveAside(file: string, at: Date): string {
  const target = `${file}.damaged-${at.toISOString().replaceAll(/[:.]/g, '-')}`
  for (const each of getDatabaseFiles(file)) {
    if (existsSync(each)) renameSync(each, target + each.slice(file.length))
  }
  return target
}

/** @throws {Error} if the file is of another program, or can't be opened, which says nothing about what it holds */
function isUsable(file: string): boolean {
  try {
    closeDatabase(openFile(file))
    return true
  } catch (error) {
    if (error instanceof ForeignFile) throw error
    // Errors of our own, about damage or a newer release, have no code. The driver's may be empty.
    const isOwn = getField(error, 'code') === undefined
    if (isOwn || /^SQLITE_(CORRUPT|NOTADB|ERROR)/.test(getSystemErrorCode(error))) return false
    throw error
  }
}

/**
 * Jobs that waited in the backup have probably been done since, so none is done again. The time of a reminder
 * is still to come, unless it was being tried already.
 */
const giveUpJobs = (queries: Queries, at: Date) =>
  queries
    .updateTable('jobs')
    .set({ state: 'failed', error: 'restored from a backup' })
    .where('state', '=', 'waiting')
    .where((builder) =>
      builder.or([
        builder('recipient', '<>', 'reminder'),
        builder('created_at', '<=', at.toISOString()),
      ]),
    )
    .execute()

/**
 * Replaces all records in a file by a backup, in one transaction, so that a gateway may
 * run meanwhile. A damaged database is moved aside. Returns the contacts in the store after the restore, and the
 * new path of a damaged one.
 *
 * @throws {Error} if the backup can't be read, is damaged or none, or the file can't be opened; then the store is
 *   not changed
 */
export async function restore(file: string, backup: string, at: Date) {
  requireOtherFile(file, backup)
  if (!existsSync(backup)) throw new Error('there is no such file')
  if (checkFile(backup) === 0) throw new Error('the file holds no contacts')
  return readFile(backup, async (queries) => {
    const movedTo = existsSync(file) && !isUsable(file) ? moveAside(file, at) : undefined
    const database = await openSqlite(file, () => undefined)
    try {
      await database.transact(async (transaction) => {
        const { engine } = database
        await replaceRecords({ engine, queries }, { engine, queries: transaction })
        await giveUpJobs(transaction, at)
      })
      await database.compact()
      return { contacts: await countContacts(queries), movedTo }
    } catch (error) {
      if (movedTo === undefined) throw error
      throw new Error(`${getErrorMessage(error)}; the damaged database is now ${movedTo}`, {
        cause: error,
      })
    } finally {
      await database.close()
    }
  })
}
