import { noCalendar } from '../calendar/openCalendar'
import { defaultCalendar } from '../calendar/ownerCalendar'
import { Obsolete } from '../messages/deliver'
import type { Database } from '../records/database'
import { createJobs, readJobs } from '../records/jobs'
import { erasePersonalData } from '../records/personalData'
import { createRecordStore } from '../records/recordStore'
import { describeEngines, openInstances } from '../testing/postgres'
import { writeMeeting } from '../testing/records'
import { slowDown, waitForLock } from '../testing/slowDown'
import { CrmRefusal } from './crm'
import { createCrmSender } from './createCrmSender'
import { loadCrmRecords, openCrmMemory } from './crmRecords'

const localIds = { organization: 1, person: 1, deal: 1, note: 1, activity: 1 }

describeEngines('a person who is erased while their booking is delivered', (create) => {
  it('gets no more records in the CRM', async () => {
    const open = await create()
    const database = await open()
    const store = createRecordStore(database, () => Date.parse('2026-03-02'))
    const { number } = await writeMeeting(store)
    const loaded = await database.read((queries) =>
      loadCrmRecords(queries, number, defaultCalendar),
    )
    if (!loaded) throw new Error('There is no booking.')
    const memory = await openCrmMemory(database, loaded, () => 1_000)
    await memory.begin('organization')
    await erasePersonalData(database, 'ana@example.com', new Date('2026-03-02'))
    await expect(memory.save('organization', 7, '')).rejects.toThrow(Obsolete)
    await expect(memory.begin('person')).rejects.toThrow(Obsolete)
    const known = await database.read((queries) =>
      queries.selectFrom('crm_records').selectAll().execute(),
    )
    expect(known).toEqual([])
    await database.close()
  })
})

describeEngines('an owner', (create, engine) => {
  const instances = openInstances(create)

  const now = () => Date.parse('2026-03-02')

  /** Delivers a booking to a CRM that refuses it, while something happens. */
  const deliver = async (meanwhile: () => Promise<unknown>) => {
    const store = { ...createRecordStore(instances.one, now), ...createJobs(instances.one) }
    await writeMeeting(store)
    const job = await store.takeNext({ recipient: 'crm', now: now(), retryAt: now() + 1 })
    if (!job) throw new Error('There is no delivery.')
    const send = createCrmSender({
      database: instances.one,
      calendar: noCalendar,
      now,
      busyTimes: { refresh: () => Promise.resolve(true) },
      crm: {
        deliver: async () => {
          await meanwhile()
          throw new CrmRefusal(400)
        },
      },
    })
    const { signal } = new AbortController()
    await expect(send(job, { now, signal })).rejects.toThrow(CrmRefusal)
  }

  const erase = (from: Database) => erasePersonalData(from, 'ana@example.com', new Date(now()))

  it('is not told of a person who is erased while the CRM refuses them', async () => {
    await deliver(() => erase(instances.one))
    expect(await instances.one.read(readJobs)).toEqual([])
  })

  if (engine === 'postgres') {
    it('is not told of a person whose erasure has begun', async () => {
      const { slow, done, end } = slowDown(instances.other)
      let erased: Promise<unknown> | undefined
      const delivered = deliver(() => {
        erased = erase(slow)
        return done
      })
      await done
      await Promise.race([delivered, waitForLock(instances.one)])
      end()
      await delivered
      await erased
      expect(await instances.one.read(readJobs)).toEqual([])
    })
  }
})

describeEngines('a field that the CRM lacks', (create) => {
  it('is begun by one of two instances that want it at once', async () => {
    const open = await create()
    const databases = [await open(), await open()]
    const begin = async (database: Database) => {
      const ids = { localIds, fieldIds: { Industria: 1 } }
      const memory = await openCrmMemory(database, ids, () => 1_000)
      return memory.beginField('Industria', 60_000)
    }
    const begun = await Promise.all(databases.map(begin))
    for (const database of databases) await database.close()
    expect(begun.filter((undo) => undo !== undefined)).toHaveLength(1)
  })
})
