import { hasTable, selectAll } from '../embedded/database'
import { readDatabase } from '../embedded/readContacts'

export interface WaitingRecord {
  readonly created_at: string
  readonly operation: string
  /** The name, title or subject of the record, or the value of a deal's field. */
  readonly what: string
  /** Why it can't be carried over, or not yet; empty if it just waits. */
  readonly problem: string
}

/** Reads what waits to be carried over to the vendor, without writing to the file. */
export const readWaiting = (file: string): WaitingRecord[] =>
  readDatabase(file, (database) => {
    if (!hasTable(database, 'kept_writes')) return []
    return selectAll<WaitingRecord>(
      database,
      `SELECT created_at, operation,
         coalesce(
           request ->> 'subject', request ->> 'title', request ->> 'name',
           (SELECT value FROM json_each(request, '$.fields')), ''
         ) AS what,
         coalesce(problem, obstacle, '') AS problem
       FROM kept_writes WHERE vendor_id IS NULL AND request IS NOT NULL ORDER BY id`,
    )
  }) ?? []
