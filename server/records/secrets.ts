import { randomBytes } from 'node:crypto'
import type { Database } from './database'

/** Returns the random secret of this name, which all instances share. The first call creates it. */
export const readSecret = (database: Database, name: string): Promise<string> =>
  database.transact(async (transaction) => {
    await transaction
      .insertInto('secrets')
      .values({ name, value: randomBytes(32).toString('base64url') })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
    const { value } = await transaction
      .selectFrom('secrets')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
    return value
  })
