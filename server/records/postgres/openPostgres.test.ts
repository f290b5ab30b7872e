import { describePostgres, startPostgres } from '../../testing/postgres'
import type { Database } from '../database'
import { writeNothing } from '../writeNothing'
import { openPostgres } from './openPostgres'

// A call waits five seconds for a connection.
jest.setTimeout(60_000)

describePostgres('a PostgreSQL database', () => {
  let database: Database

  beforeAll(async () => {
    const url = await (await startPostgres()).createDatabase()
    database = await openPostgres(url, (sentence) => {
      throw new Error(sentence)
    })
  })

  afterAll(() => database.close())

  it('is unavailable for a call that gets no connection, and available when there is one', async () => {
    let release: () => void = () => undefined
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const holders = Array.from({ length: 10 }, () => database.transact(() => released))
    await expect(writeNothing(database)).rejects.toMatchObject({ problem: 'unavailable' })
    release()
    await Promise.all(holders)
    await writeNothing(database)
  })
})
