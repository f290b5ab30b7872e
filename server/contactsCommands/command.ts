import { statSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import type { Configuration } from '../configuration'
import { getErrorMessage, UserError } from '../errors'
import { createOwnerLog } from '../logging'
import { longStatementMs, type Database, type Queries } from '../records/database'
import { openRecords } from '../records/openRecords'
import { readFile } from '../records/sqlite/readFile'

export interface CommandContext {
  readonly configuration: Configuration
  readonly now: () => Date
}

export interface Command {
  /** Placeholder of the value in the help; undefined if the command takes no value. */
  readonly value?: string
  /** Used if the option is given without a value; undefined if a value is required. */
  readonly defaultValue?: string
  readonly help: string
  /**
   * Returns the text to print.
   *
   * @throws {Error} if the value is invalid
   */
  readonly run: (value: string, context: CommandContext) => string | Promise<string>
}

/** For example `2 persons`. */
export const count = (amount: number, one: string, many: string): string =>
  `${amount} ${amount === 1 ? one : many}`

/** @throws {Error} for a value that is none of the choices' names */
export function requireChoice<Choice>(
  choices: Readonly<Record<string, Choice>>,
  value: string,
): Choice {
  const choice = Object.hasOwn(choices, value) ? choices[value] : undefined
  if (choice === undefined) throw new Error(`it accepts ${Object.keys(choices).join(', ')}`)
  return choice
}

/**
 * Whether the records' database is there: a file may be missing, or its path wrong.
 *
 * @throws {Error} if that cannot be seen, as by a user who may not look into the folder
 */
export const hasRecords = ({ configuration }: CommandContext): boolean =>
  configuration.databaseUrl !== undefined ||
  statSync(configuration.contactDatabase, { throwIfNoEntry: false }) !== undefined

/** @throws {UserError} if the database is a file that does not exist */
export function requireRecords(context: CommandContext): void {
  if (hasRecords(context)) return
  throw new UserError(
    `There is no contact database ${path.resolve(context.configuration.contactDatabase)}: set CONTACT_DATABASE or DATABASE_URL as for the site. If that has never run, start it first.`,
  )
}

/**
 * Runs `work` on the records' database.
 *
 * @throws {UserError} if the database does not exist or can't be used
 */
export async function useRecords<Result>(
  context: CommandContext,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  requireRecords(context)
  const { configuration } = context
  const { warn } = createOwnerLog(configuration.logLevel)
  const database = await openRecords(configuration, warn, longStatementMs)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/**
 * Reads the records' database as it is at one moment; `read` may not write. A file of an older release stays as
 * it is.
 *
 * @throws {UserError} if the database does not exist or can't be read
 */
export async function readRecords<Result>(
  context: CommandContext,
  read: (queries: Queries) => Promise<Result>,
): Promise<Result> {
  const { databaseUrl, contactDatabase } = context.configuration
  if (databaseUrl)
    return useRecords(context, (database) =>
      database.transact(async (queries) => {
        await sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY`.execute(queries)
        return read(queries)
      }),
    )
  requireRecords(context)
  try {
    return await readFile(contactDatabase, read)
  } catch (error) {
    throw new UserError(
      `CONTACT_DATABASE ${contactDatabase} cannot be read: ${getErrorMessage(error)}.`,
      { cause: error },
    )
  }
}
