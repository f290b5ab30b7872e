import { randomBytes } from 'node:crypto'
import type { Database, Queries } from './database'

/** Returns the secret of this name; undefined if there is none. */
export const findSecret = async (queries: Queries, name: string): Promise<string | undefined> => {
  const query = queries.selectFrom('secrets').select('value').where('name', '=', name)
  return (await query.executeTakeFirst())?.value
}

/** Writes a new secret of this name; one that exists stays, or is replaced. */
const writeSecret = (database: Database, name: string, isReplaced: boolean): Promise<string> =>
  database.transact(async (transaction) => {
    const value = randomBytes(32).toString('base64url')
    const { value: written } = await transaction
      .insertInto('secrets')
      .values({ name, value })
      // To set the name changes nothing, but returns the existing secret.
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet(isReplaced ? { value } : { name }),
      )
      .returning('value')
      .executeTakeFirstOrThrow()
    return written
  })

/**
 * Returns the random secret of this name, which all instances share. The first call creates it; later ones
 * don't write, so that the site also starts while the disk is full.
 */
export const readSecret = async (database: Database, name: string): Promise<string> =>
  (await database.read((queries) => findSecret(queries, name))) ??
  writeSecret(database, name, false)

/** Gives the secret of this name a new value, and returns that. */
export const replaceSecret = (database: Database, name: string) => writeSecret(database, name, true)
