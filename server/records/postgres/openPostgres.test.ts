import { sql } from 'kysely'
import { failTest } from '../../testing/openTestStore'
import { describePostgres, startPostgres } from '../../testing/postgres'
import type { Database } from '../database'
import { openPostgres } from './openPostgres'

// A call waits five seconds for a connection.
jest.setTimeout(60_000)

describePostgres('a PostgreSQL database', () => {
  let database: Database

  beforeAll(async () => {
    const url = await (await startPostgres()).createDatabase()
    database = await openPostgres(url, failTest)
  })

  afterAll(() => database.close())

  it('ends a transaction that says nothing for a minute, as one of a machine that has gone', async () => {
    const shown = sql`SHOW idle_in_transaction_session_timeout`
    const { rows } = await database.read((queries) => shown.execute(queries))
    expect(rows).toEqual([{ idle_in_transaction_session_timeout: '1min' }])
  })

  it('is unavailable for a call that gets no connection, and available when there is one', async () => {
    let release: () => void = () => undefined
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const holders = Array.from({ length: 10 }, () => database.transact(() => released))
    await expect(database.checkReady()).rejects.toMatchObject({ problem: 'unavailable' })
    release()
    await Promise.all(holders)
    await database.checkReady()
  })
})
