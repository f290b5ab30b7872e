import { readConfiguration } from '../configuration'
import { countContacts } from '../records/readContacts'
import { describePostgres, startPostgres } from '../testing/postgres'
import { readRecords, useRecords } from './command'

const at = '2026-03-02T08:30:00.000Z'

describePostgres('the records in PostgreSQL', () => {
  it('are read as they are at one moment', async () => {
    const DATABASE_URL = await (await startPostgres()).createDatabase()
    const configuration = readConfiguration({ DATABASE_URL })
    const context = { configuration, now: () => new Date(at) }
    await readRecords(context, async (queries) => {
      const before = await countContacts(queries)
      await useRecords(context, async (database) => {
        await database.transact((others) =>
          others.insertInto('organizations').values({ name: 'Acme', created_at: at }).execute(),
        )
      })
      expect(await countContacts(queries)).toEqual(before)
    })
  })
})
