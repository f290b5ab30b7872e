import { selectAll } from '../embedded/database'
import { readDatabase } from '../embedded/readContacts'
import { hasKeptWrites } from './keptWrites'

export interface WaitingRecord {
  readonly created_at: string
  readonly operation: string
  /** The name, title or subject of the record, or the value of a deal's field. */
  readonly what: string
  /** Why it can't be carried over, or not yet; empty if it just waits. */
  readonly problem: string
}

type Row = Omit<WaitingRecord, 'problem'> & {
  readonly problem: string | null
  /** Undefined in a file that no newer release has migrated. */
  readonly obstacle: string | null | undefined
}

/** Reads what waits to be carried over to the vendor, without writing to the file. */
export const readWaiting = (file: string): WaitingRecord[] =>
  readDatabase(file, (database) => {
    if (!hasKeptWrites(database)) return []
    return selectAll<Row>(
      database,
      `SELECT kept_writes.*,
         coalesce(
           request ->> 'subject', request ->> 'title', request ->> 'name',
           (SELECT value FROM json_each(request, '$.fields')), ''
         ) AS what
       FROM kept_writes WHERE vendor_id IS NULL AND request IS NOT NULL ORDER BY id`,
    ).map(({ created_at, operation, what, problem, obstacle }) => ({
      created_at,
      operation,
      what,
      problem: problem ?? obstacle ?? '',
    }))
  }) ?? []
