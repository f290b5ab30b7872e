import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import Libsql from 'libsql'
import { writeCopy } from './copies'
import {
  checkIntegrity,
  closeDatabase,
  compactDatabase,
  inTransaction,
  openDatabase,
  selectAll,
  type Database,
} from './database'
import { openStoreDatabase } from './embeddedStore'
import { getDatabaseFiles, prepareFolder } from './fileAccess'
import { readAll, type Contacts } from './readContacts'

const removeDatabase = (file: string) => {
  for (const each of [...getDatabaseFiles(file), `${file}-journal`]) rmSync(each, { force: true })
}

const isSameFile = (one: string, other: string) => path.resolve(one) === path.resolve(other)

/**
 * Copies an embedded store to one file, even while a gateway writes to it. An older backup of that
 * name is replaced when the new one is complete and whole. Returns what the backup holds.
 *
 * @throws {Error} if there is no store, or the backup can't be written
 */
export function backUp(file: string, backup: string): Contacts {
  if (!existsSync(file)) throw new Error('there is no such file')
  if (getDatabaseFiles(file).some((each) => isSameFile(each, backup))) {
    throw new Error('a backup must be another file than the database')
  }
  const unfinished = `${backup}.${process.pid}.unfinished`
  try {
    const database = openDatabase(file)
    try {
      writeCopy(database, unfinished)
    } finally {
      closeDatabase(database)
    }
    const copy = new Libsql(unfinished)
    checkIntegrity(copy)
    const contacts = readAll(copy)
    copy.close()
    renameSync(unfinished, backup)
    return contacts
  } finally {
    removeDatabase(unfinished)
  }
}

const listTables = (database: Database): string[] =>
  selectAll<{ name: string }>(
    database,
    `SELECT name FROM main.sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'`,
  ).map(({ name }) => name)

/** Replaces the content of every table by that of a database of the same version. */
function replaceContent(database: Database, source: string): void {
  database.prepare('ATTACH :source AS source').run({ source })
  // References hold again when all tables are replaced.
  database.exec('PRAGMA foreign_keys = OFF')
  inTransaction(database, () => {
    for (const table of listTables(database)) {
      // An older backup has no secret; the links in mails must stay valid.
      if (table !== 'secrets') database.exec(`DELETE FROM main.${table}`)
      database.exec(`INSERT OR REPLACE INTO main.${table} SELECT * FROM source.${table}`)
    }
    // Ids are never given twice, not even those of records that are gone.
    database.exec(
      `UPDATE main.sqlite_sequence SET seq = max(seq, coalesce(
         (SELECT seq FROM source.sqlite_sequence AS theirs WHERE theirs.name = sqlite_sequence.name),
         0))`,
    )
    // What waited when the backup was made has been sent since.
    database.exec(
      `UPDATE main.outbox SET state = 'failed', error = 'restored from a backup'
       WHERE state = 'waiting';
       UPDATE main.kept_writes SET problem = 'restored from a backup'
       WHERE vendor_id IS NULL AND problem IS NULL`,
    )
  })
  database.exec('DETACH source')
}

/** Copies a backup, brings the copy to the newest version, and returns what it holds. */
function copyBackup(backup: string, copy: string): Contacts {
  copyFileSync(backup, copy)
  const database = openStoreDatabase(copy)
  try {
    return readAll(database)
  } finally {
    closeDatabase(database)
  }
}

/** Moves a database with its log out of the way, and returns where it is now. */
function moveAside(file: string, at: Date): string | undefined {
  if (!existsSync(file)) return undefined
  const target = `${file}.damaged-${at.toISOString().replaceAll(/[:.]/g, '-')}`
  for (const suffix of ['', '-wal', '-shm']) {
    if (existsSync(file + suffix)) renameSync(file + suffix, target + suffix)
  }
  return target
}

/** Opens the store's file, or returns undefined where it is missing or damaged. */
function openUsable(file: string): Database | undefined {
  if (!existsSync(file)) return undefined
  try {
    return openStoreDatabase(file)
  } catch {
    return undefined
  }
}

export interface Restored {
  /** What the store holds now. */
  readonly contacts: Contacts
  /** Where a damaged database was moved to. */
  readonly movedTo: string | undefined
}

/**
 * Replaces everything in an embedded store by a backup, in one transaction, so that a gateway may
 * run meanwhile. A damaged database is moved aside.
 *
 * @throws {Error} if the backup can't be read or is damaged; the store is then as it was
 */
export function restore(file: string, backup: string, at: Date): Restored {
  if (!existsSync(backup)) throw new Error('there is no such file')
  const source = `${file}.${process.pid}.unfinished`
  prepareFolder(source)
  try {
    const contacts = copyBackup(backup, source)
    const database = openUsable(file)
    if (database) {
      try {
        replaceContent(database, source)
        compactDatabase(database)
      } finally {
        closeDatabase(database)
      }
      return { contacts, movedTo: undefined }
    }
    const movedTo = moveAside(file, at)
    renameSync(source, file)
    return { contacts, movedTo }
  } finally {
    removeDatabase(source)
  }
}
