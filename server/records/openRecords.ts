import type { Configuration } from '../configuration'
import { getRootMessage, UserError } from '../errors'
import type { Database } from './database'
import { openSqlite } from './sqlite/openSqlite'

type DatabaseConfiguration = Pick<Configuration, 'databaseUrl' | 'contactDatabase'>

/** The variable that says where the records are, with a value that may be printed. */
export const describeDatabase = ({
  databaseUrl,
  contactDatabase,
}: DatabaseConfiguration): string =>
  databaseUrl
    ? `DATABASE_URL (${new URL(databaseUrl.reveal()).host})`
    : `CONTACT_DATABASE ${contactDatabase}`

/** Path of the records' SQLite file; undefined if they are in PostgreSQL. */
export const getRecordsFile = ({
  databaseUrl,
  contactDatabase,
}: DatabaseConfiguration): string | undefined => (databaseUrl ? undefined : contactDatabase)

/**
 * Opens the configured database, and migrates it. PostgreSQL's client is loaded only if it is used.
 *
 * @param report gets sentences for the owner
 * @param longestMs how long a statement may take in PostgreSQL
 * @throws {UserError} saying why it can't be used
 */
export async function openRecords(
  configuration: DatabaseConfiguration,
  report: (sentence: string) => void,
  longestMs?: number,
): Promise<Database> {
  const { databaseUrl, contactDatabase } = configuration
  const explain = (error: unknown): never => {
    throw new UserError(
      `${describeDatabase(configuration)} cannot be used: ${getRootMessage(error)}.`,
      { cause: error },
    )
  }
  if (!databaseUrl) return openSqlite(contactDatabase, report).catch(explain)
  const { openPostgres } = await import('./postgres/openPostgres')
  return openPostgres(databaseUrl.reveal(), report, longestMs).catch(explain)
}
