import { selectAll } from '../embedded/database'
import { readDatabase } from '../embedded/readContacts'

export interface PendingWriteSummary {
  readonly created_at: string
  readonly operation: string
  /** The name, title or subject of the record, or the value of a deal's field. */
  readonly what: string
  /** Why the write can't be sent, or not yet; empty if only the vendor can't be reached. */
  readonly problem: string
}

type Row = Omit<PendingWriteSummary, 'problem'> & {
  readonly problem: string | null
  readonly obstacle: string | null
}

/** Reads the pending writes, without writing to the file. */
export const readPendingWrites = (file: string): PendingWriteSummary[] =>
  readDatabase(file, (database) =>
    selectAll<Row>(
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
    })),
  ) ?? []
