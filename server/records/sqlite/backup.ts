import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import Libsql from 'libsql'
import { markBackup } from './backupTime'
import {
  checkIntegrity,
  closeDatabase,
  compactDatabase,
  runInTransaction,
  openDatabase,
  selectAll,
  selectFirst,
  writeCopy,
  type Database,
} from './sqliteFile'
import { getVersion, openFile } from './migrations'
import { getDatabaseFiles, prepareFolder } from './fileAccess'

const counted = ['organizations', 'persons', 'deals', 'activities'] as const

/** How many contacts of each kind there are. */
export type ContactCounts = Readonly<Record<(typeof counted)[number], number>>

function countContacts(database: Database): ContactCounts {
  const isEmpty = getVersion(database) === 0
  const count = (table: string) =>
    selectFirst<{ count: number }>(database, `SELECT count(*) AS count FROM ${table}`)?.count ?? 0
  return Object.fromEntries(
    counted.map((table) => [table, isEmpty ? 0 : count(table)]),
  ) as ContactCounts
}

const removeDatabase = (file: string) => {
  for (const each of [...getDatabaseFiles(file), `${file}-journal`]) rmSync(each, { force: true })
}

const isSameFile = (one: string, other: string) => path.resolve(one) === path.resolve(other)

/**
 * Copies the records to one file, even while a gateway writes to the store. An older backup of
 * that name is replaced only after the new one was checked. The backup has the version of the store,
 * so that the release that wrote it can restore it. Returns the contacts of the backup.
 *
 * @throws {Error} if there is no store, or the backup can't be written
 */
export function backUp(file: string, backup: string, at: Date): ContactCounts {
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
    const contacts = countContacts(copy)
    copy.close()
    renameSync(unfinished, backup)
    markBackup(file, at)
    return contacts
  } finally {
    removeDatabase(unfinished)
  }
}

/** The tables that both databases have: one that was never migrated may have older ones besides. */
const listTables = (database: Database): string[] =>
  selectAll<{ name: string }>(
    database,
    `SELECT name FROM main.sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'
     INTERSECT SELECT name FROM source.sqlite_schema`,
  ).map(({ name }) => name)

/** Replaces the content of every table by that of a database of the same version. */
function replaceContent(database: Database, source: string, at: Date): void {
  database.prepare('ATTACH :source AS source').run({ source })
  // References are broken until all tables are replaced.
  database.exec('PRAGMA foreign_keys = OFF')
  runInTransaction(database, () => {
    for (const table of listTables(database)) {
      // A backup of an older release has no secrets. The current ones stay, so that links stay valid.
      if (table !== 'secrets') database.exec(`DELETE FROM main.${table}`)
      database.exec(`INSERT OR REPLACE INTO main.${table} SELECT * FROM source.${table}`)
    }
    // The higher counter is kept, so that no id is given twice, not even that of a deleted record.
    database.exec(
      `UPDATE main.sqlite_sequence SET seq = max(seq, coalesce(
         (SELECT seq FROM source.sqlite_sequence AS theirs WHERE theirs.name = sqlite_sequence.name),
         0))`,
    )
    // Jobs that waited in the backup have probably been done since, so none is done again. The time of a
    // reminder is still to come.
    database
      .prepare(
        `UPDATE main.jobs SET state = 'failed', error = 'restored from a backup'
         WHERE state = 'waiting' AND NOT (recipient = 'reminder' AND due_at > :at)`,
      )
      .run({ at: at.toISOString() })
  })
  database.exec('DETACH source')
}

/** Copies a backup, migrates the copy to the newest version, and returns its contacts. */
function copyBackup(backup: string, copy: string): ContactCounts {
  copyFileSync(backup, copy)
  const database = openFile(copy)
  try {
    return countContacts(database)
  } finally {
    closeDatabase(database)
  }
}

/** Renames a database and its log, and returns the database's new path. */
function moveAside(file: string, at: Date): string | undefined {
  if (!existsSync(file)) return undefined
  const target = `${file}.damaged-${at.toISOString().replaceAll(/[:.]/g, '-')}`
  for (const suffix of ['', '-wal', '-shm']) {
    if (existsSync(file + suffix)) renameSync(file + suffix, target + suffix)
  }
  return target
}

/** Opens the store's file; returns undefined if the file is missing or damaged. */
function openUsable(file: string): Database | undefined {
  if (!existsSync(file)) return undefined
  try {
    return openFile(file)
  } catch {
    return undefined
  }
}

export interface Restored {
  /** The contacts in the store after the restore. */
  readonly contacts: ContactCounts
  /** The new path of a damaged database; undefined if the database was not damaged. */
  readonly movedTo: string | undefined
}

/**
 * Replaces all records in a file by a backup, in one transaction, so that a gateway may
 * run meanwhile. A damaged database is moved aside.
 *
 * @throws {Error} if the backup can't be read or is damaged; then the store is not changed
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
        replaceContent(database, source, at)
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
