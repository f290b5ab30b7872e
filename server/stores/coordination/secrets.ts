import { randomBytes } from 'node:crypto'
import { closeDatabase, runInTransaction, openDatabase, selectFirst } from '../embedded/database'
import { migrate } from '../embedded/migrations'

/**
 * Returns the random secret of this name in a database, which all instances on one host share and a
 * backup includes. The first call creates the secret.
 */
export function readSecret(file: string, name: string): string {
  const database = openDatabase(file)
  try {
    migrate(database)
    return runInTransaction(database, () => {
      database
        .prepare(
          'INSERT INTO secrets (name, value) VALUES (:name, :value) ON CONFLICT (name) DO NOTHING',
        )
        .run({ name, value: randomBytes(32).toString('base64url') })
      const row = selectFirst<{ value: string }>(
        database,
        'SELECT value FROM secrets WHERE name = :name',
        { name },
      )
      return row?.value ?? ''
    })
  } finally {
    closeDatabase(database)
  }
}
