import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { SqliteFile } from '../records/sqlite/sqliteFile'

const versions = readFileSync(path.join(import.meta.dirname, 'olderTables.sql'), 'utf8')
  .split(/^-- version \d+$/m)
  .slice(1)

export const olderVersionNumbers = versions.map((_sql, index) => index + 1)

/** Creates the tables of one of these versions in an empty file, as its release did. */
export function createOlderTables(database: SqliteFile, version: number): void {
  for (const sql of versions.slice(0, version)) database.exec(sql)
  database.exec(`PRAGMA user_version = ${version}`)
}
