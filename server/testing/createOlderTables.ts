import { readFileSync } from 'node:fs'
import path from 'node:path'
import { migrations, newestVersion } from '../records/sqlite/migrations'
import type { Database } from '../records/sqlite/sqliteFile'

const versions = readFileSync(path.join(import.meta.dirname, 'olderTables.sql'), 'utf8')
  .split(/^-- version \d+$/m)
  .slice(1)

export const olderVersionNumbers = Array.from(
  { length: newestVersion - 1 },
  (_, index) => index + 1,
)

/** Creates the tables of an earlier version in an empty file, as its release did. */
export function createOlderTables(database: Database, version: number): void {
  const laterSteps = version - versions.length
  const steps = laterSteps > 0 ? migrations.slice(0, laterSteps) : versions.slice(0, version)
  for (const sql of steps) database.exec(sql)
  database.exec(`PRAGMA user_version = ${version}`)
}
