import { sql } from 'kysely'
import { expectRefusal } from '../testing/openTestStore'
import { describeStores } from '../testing/describeStores'
import { change, email, onlyContact, writeDeal, writeMeeting } from '../testing/records'
import { runMeanwhile } from '../testing/runMeanwhile'
import { readContacts } from './readContacts'
import type { Database } from './database'
import { readJobs } from './jobs'
import { erasePersonalData, readPersonalData } from './personalData'
import { createRecordStore } from './recordStore'

const address = 'ana@example.com'

describeStores('a person who is erased', ({ store, other, clock }, engine) => {
  const erase = async (from: Database) =>
    (await erasePersonalData(from, address, new Date(clock.now()))).removed

  if (engine === 'sqlite') {
    it('may have more records than a statement takes parameters', async () => {
      const { person_id, org_id } = await writeDeal(store)
      await store.database.transact(async (transaction) => {
        const numbers = sql`WITH RECURSIVE numbers (n) AS (
        SELECT 1000 UNION ALL SELECT n + 1 FROM numbers WHERE n < 34000)`
        await sql`INSERT INTO organizations (id, name, created_at) ${numbers}
        SELECT n, 'Acme', '2026' FROM numbers`.execute(transaction)
        await sql`INSERT INTO deals
          (title, person_id, org_id, status, value, currency, description, created_at) ${numbers}
        SELECT 'Demo', ${sql.lit(person_id)}, n, 'open', 1, 'EUR', '', '2026' FROM numbers`.execute(
          transaction,
        )
      })
      const data = await store.database.transact((queries) => readPersonalData(queries, address))
      expect(data.deals).toHaveLength(33_002)
      expect(data.organizations.map(({ id }) => id)).toContain(org_id)
      const all = { persons: 1, deals: 33_002, organizations: 33_002 }
      expect(await erase(store.database)).toMatchObject(all)
    })
  }

  it('may be more persons than are removed at once, also if one of them is removed meanwhile', async () => {
    const { database } = store
    await database.transact((transaction) =>
      sql`INSERT INTO persons (id, name, email, phone, created_at)
        WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 2500)
        SELECT n, 'Ana', ${sql.lit(JSON.stringify(onlyContact(address)))}, '[]', '2026' FROM numbers`.execute(
        transaction,
      ),
    )
    const read: Database['read'] = async (work) => {
      const found = await database.read(work)
      await database.transact((transaction) =>
        transaction.deleteFrom('persons').where('id', '=', 7).execute(),
      )
      return found
    }
    expect(await erase({ ...database, read })).toMatchObject({ persons: 2499 })
    expect((await database.read(readContacts)).persons).toEqual([])
  })

  if (engine === 'postgres') {
    it('is looked for before bookings have to wait', async () => {
      await writeMeeting(store)
      const { database } = store
      const read = jest.spyOn(database, 'read')
      const lock = jest.fn(async (...wanted: Parameters<Database['lock']>) => {
        expect(read).toHaveBeenCalledTimes(1)
        await database.lock(...wanted)
      })
      expect(await erase({ ...database, lock })).toMatchObject({ persons: 1 })
      expect(lock).toHaveBeenCalledTimes(1)
    })

    it('is not written back by a change of their meeting that has just begun', async () => {
      const booking = await writeMeeting(store)
      const move = () => store.changeBooking(booking, change)
      await expectRefusal(runMeanwhile(other.database, erase, move), 'invalidLink')
      expect(JSON.stringify(await store.database.read(readContacts))).not.toContain(address)
    })

    it('has no mail that a change of their message has just written', async () => {
      const ids = await writeDeal(store)
      const key = { idempotencyKey: 'sequence-activity' }
      await store.createActivity(email(ids), key)
      const write = (slow: Database) =>
        createRecordStore(slow, clock.now).createActivity(email({ ...ids, note: '' }), key)
      await runMeanwhile(other.database, write, () => erase(store.database))
      expect(await store.database.read(readJobs)).toEqual([])
    })
  }
})
