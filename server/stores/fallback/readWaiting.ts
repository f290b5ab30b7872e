import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import Libsql from 'libsql'
import { selectAll } from '../embedded/database'

export interface WaitingRecord {
  readonly created_at: string
  readonly operation: string
  /** The name, title or subject of the record. */
  readonly what: string
  /** Why it can't be carried over; empty if it just waits. */
  readonly problem: string
}

/** Reads what waits to be carried over to the vendor, without writing to the file. */
export function readWaiting(file: string): WaitingRecord[] {
  if (!existsSync(file)) return []
  const database = new Libsql(`${pathToFileURL(file).href}?mode=ro`, { timeout: 5_000 })
  try {
    const isThere = selectAll(
      database,
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name = 'kept_writes'",
    )
    if (isThere.length === 0) return []
    return selectAll<WaitingRecord>(
      database,
      `SELECT created_at, operation,
         coalesce(request ->> 'subject', request ->> 'title', request ->> 'name', '') AS what,
         coalesce(problem, '') AS problem
       FROM kept_writes WHERE vendor_id IS NULL ORDER BY id`,
    )
  } finally {
    database.close()
  }
}
