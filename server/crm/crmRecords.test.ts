import { defaultCalendar } from '../calendar/ownerCalendar'
import { Obsolete } from '../messages/deliver'
import type { Database } from '../records/database'
import { readJobs } from '../records/jobs'
import { erasePersonalData } from '../records/personalData'
import { describeStores } from '../testing/describeStores'
import { failTest, type TestStore } from '../testing/openTestStore'
import { writeMeeting } from '../testing/records'
import { runMeanwhile } from '../testing/runMeanwhile'
import { CrmRefusal, CrmUnavailable } from './crm'
import { createCrmSender } from './createCrmSender'
import { loadCrmRecords, openCrmMemory } from './crmRecords'

const openMemoryForDeal = async ({ database }: TestStore, number: number, now = () => 1_000) => {
  const loaded = await database.read((queries) => loadCrmRecords(queries, number, defaultCalendar))
  if (!loaded) throw new Error('There is no booking.')
  return openCrmMemory(database, loaded.localIds, now)
}

describeStores('a person who is erased while their booking is delivered', (tested, engine) => {
  const { store, other } = tested

  const openMemory = async () => {
    const { number } = await writeMeeting(store)
    return openMemoryForDeal(store, number)
  }

  const erase = (from: Database) =>
    erasePersonalData(from, 'ana@example.com', new Date('2026-03-02'))

  const readKnown = () =>
    store.database.read((queries) => queries.selectFrom('crm_records').selectAll().execute())

  it('gets no more records in the CRM', async () => {
    const memory = await openMemory()
    await memory.begin('organization')
    await erase(store.database)
    await expect(memory.save('organization', { vendor_id: 7 })).rejects.toThrow(Obsolete)
    await expect(memory.begin('person')).rejects.toThrow(Obsolete)
    expect(await readKnown()).toEqual([])
  })

  if (engine === 'postgres') {
    it('gets none once the erasure has begun', async () => {
      const memory = await openMemory()
      const save = () => memory.save('person', { vendor_id: 7 })
      await expect(runMeanwhile(other.database, erase, save)).rejects.toThrow(Obsolete)
      expect(await readKnown()).toEqual([])
    })
  }
})

describeStores('an owner', ({ store, other, clock, calendarFile }, engine) => {
  /** Returns what delivers a booking to a CRM that refuses it, while something happens. */
  const prepareDelivery = async (meanwhile?: () => Promise<unknown>) => {
    await writeMeeting(store)
    const { now } = clock
    const job = await store.takeNext('crm', now())
    if (!job) throw new Error('There is no delivery.')
    const send = createCrmSender({
      database: store.database,
      calendar: calendarFile,
      now,
      report: failTest,
      busyTimes: { refresh: () => Promise.resolve(true) },
      crm: {
        deliver: async () => {
          await meanwhile?.()
          throw new CrmRefusal('POST /v1/notes', 400)
        },
      },
    })
    const { signal } = new AbortController()
    return () => expect(send(job, signal)).rejects.toThrow(CrmRefusal)
  }

  const erase = (from: Database) =>
    erasePersonalData(from, 'ana@example.com', new Date(clock.now()))

  it('is not told of a person who is erased while the CRM refuses them', async () => {
    const deliver = await prepareDelivery(() => erase(store.database))
    await deliver()
    expect(await store.database.read(readJobs)).toEqual([])
  })

  if (engine === 'postgres') {
    it('is not told of a person whose erasure has begun', async () => {
      await runMeanwhile(other.database, erase, await prepareDelivery())
      expect(await store.database.read(readJobs)).toEqual([])
    })
  }
})

describeStores('a record that the CRM lacks', ({ store, other }) => {
  it('is created by one of two instances that want it at once', async () => {
    const { number } = await writeMeeting(store)
    const memories = await Promise.all(
      [store, other].map((each) => openMemoryForDeal(each, number)),
    )
    const begun = await Promise.allSettled(memories.map((memory) => memory.begin('field')))
    const reason = expect.any(CrmUnavailable) as unknown
    expect(begun.toSorted((one, other) => one.status.localeCompare(other.status))).toEqual([
      { status: 'fulfilled', value: undefined },
      { status: 'rejected', reason },
    ])
  })

  it('is not created after a search that began too early, and took long', async () => {
    const { number } = await writeMeeting(store)
    let at = 0
    const open = () => openMemoryForDeal(store, number, () => at)
    await (await open()).begin('field')
    at = 59_000
    const early = await open()
    at = 61_000
    await expect(early.begin('field')).rejects.toThrow(CrmUnavailable)
    await (await open()).begin('field')
  })
})
