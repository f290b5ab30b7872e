import { randomBytes } from 'node:crypto'
import type { Database, Queries } from './database'

const createSecret = () => randomBytes(32).toString('base64url')

const selectSecret = (queries: Queries, name: string) =>
  queries.selectFrom('secrets').select('value').where('name', '=', name)

/** Returns the random secret of this name, which all instances share. The first call creates it. */
export const readSecret = (database: Database, name: string): Promise<string> =>
  database.transact(async (transaction) => {
    await transaction
      .insertInto('secrets')
      .values({ name, value: createSecret() })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
    return (await selectSecret(transaction, name).executeTakeFirstOrThrow()).value
  })

/** Returns the secret of this name; undefined if there is none. */
export const findSecret = async (queries: Queries, name: string): Promise<string | undefined> =>
  (await selectSecret(queries, name).executeTakeFirst())?.value

/** Gives the secret of this name a new value, and returns that. */
export const replaceSecret = (database: Database, name: string): Promise<string> =>
  database.transact(async (transaction) => {
    const value = createSecret()
    await transaction
      .insertInto('secrets')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute()
    return value
  })
