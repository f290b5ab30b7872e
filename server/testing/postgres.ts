import type { Database } from '../records/database'
import { openPostgres } from '../records/postgres/openPostgres'
import { openSqlite } from '../records/sqlite/openSqlite'
import { closeLater } from './closing'
import { failTest } from './openTestStore'
import { findObstacle, spawnPostgres, type TestPostgres } from './spawnPostgres'
import { createDatabasePath } from './temporaryFolder'

/** Like `describe`, where PostgreSQL can be run. Elsewhere the tests are skipped, and say why. */
export function describePostgres(name: string, declare: () => void): void {
  const obstacle = findObstacle()
  if (obstacle !== undefined) console.warn(`PostgreSQL cannot be run here: ${obstacle}`)
  const describeIfRun = obstacle === undefined ? describe : describe.skip
  describeIfRun(name, declare)
}

/** Starts a PostgreSQL server, which stops later (`closeLater`). */
export async function startPostgres(): Promise<TestPostgres> {
  const server = await spawnPostgres()
  closeLater({ close: () => server.stop() })
  return server
}

/** The server of all tests of a file. */
let server: Promise<TestPostgres> | undefined

/**
 * Declares tests for both engines.
 *
 * @param declare gets a function that creates an empty database, and returns what opens it, also twice, until
 * the test ends. What is the same in both engines is declared for SQLite alone.
 */
export function describeEngines(
  name: string,
  declare: (create: () => Promise<() => Promise<Database>>, engine: Database['engine']) => void,
): void {
  describe(`${name} in a SQLite file`, () => {
    declare(() => {
      const file = createDatabasePath()
      return Promise.resolve(async () => closeLater(await openSqlite(file, failTest)))
    }, 'sqlite')
  })
  describePostgres(`${name} in PostgreSQL`, () => {
    let postgres: TestPostgres

    beforeAll(async () => {
      postgres = await (server ??= startPostgres())
    }, 60_000)

    let url: string | undefined

    declare(async () => {
      if (url === undefined) url = await postgres.createDatabase()
      else await postgres.emptyDatabase(url)
      const database = url
      return async () => closeLater(await openPostgres(database, failTest))
    }, 'postgres')
  })
}
