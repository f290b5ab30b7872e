import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { SlotTaken, type ContactStore } from '../../contactStore'
import { createClock } from '../../testing/clock'
import { deal, meeting, organization, person } from '../../testing/records'
import { createTemporaryFolder } from '../../testing/temporaryFolder'
import { startVendor, type Vendor } from '../../testing/vendor/startVendor'
import { vendorToken } from '../../testing/vendor/vendorToken'
import {
  closeDatabase,
  compactDatabase,
  runInTransaction,
  type Database,
} from '../embedded/database'
import { openStoreDatabase } from '../embedded/embeddedStore'
import { createIsWanted } from '../../emailAddresses'
import { readDatabase } from '../embedded/readContacts'
import { dialectV2 } from '../pipedrive/dialectV2'
import { openPipedriveStore } from '../pipedrive/pipedriveStore'
import { openFallbackStore, type FallbackStore } from './fallbackStore'
import { placeholderField } from './placeholderField'
import {
  removePendingWritesBefore,
  removePendingWritesOfPerson,
  selectPendingWritesOfPerson,
} from './pendingPersonalData'
import { readPendingWrites } from './readPendingWrites'
import { dayMs } from '../../time'

// A store and a server are started for each test.
jest.setTimeout(30_000)

const ana = 'Ana.Garcia@example.com'
const eva = 'eva@example.com'

const clock = createClock()

let vendor: Vendor
let file: string
let store: FallbackStore

const open = (changes: Partial<ContactStore> = {}) => {
  const account = { url: vendor.url, token: vendorToken, now: clock.now }
  const vendorStore = openPipedriveStore({ dialect: dialectV2, ...account, file })
  return openFallbackStore({ store: { ...vendorStore, ...changes }, file, now: clock.now })
}

beforeEach(async () => {
  vendor = await startVendor()
  file = path.join(createTemporaryFolder(), 'contacts.sqlite')
  store = open()
  vendor.misbehave({ name: 'failing' })
})

afterEach(async () => {
  await store.close()
  await vendor.close()
  expect(vendor.violations).toEqual([])
})

/** Makes the vendor work again, and opens a new store, whose circuit breaker is closed. */
const recoverVendor = async () => {
  vendor.behave()
  await store.close()
  store = open()
}

interface Booked {
  readonly name?: string
  readonly address?: string
  readonly due_time?: string
  readonly company?: number
}

/** Books a meeting as the site does, with idempotency keys. */
async function book({ name = 'Ana García', address = ana, due_time, company }: Booked = {}) {
  const createOptions = (step: number) => ({
    idempotencyKey: `key of ${address === ana ? 'one' : 'another'}, ${step}`,
  })
  const org_id =
    company ??
    (await store.createOrganization(organization({ name: `${name} Ltd` }), createOptions(1))).id
  const email = [{ value: address, primary: true }]
  const { id: person_id } = await store.createPerson(
    person({ name, email, org_id }),
    createOptions(2),
  )
  const owners = { person_id, org_id }
  const { id: deal_id } = await store.createDeal(
    deal({ title: `Demo ${name}`, ...owners }),
    createOptions(3),
  )
  await store.updateDeal(deal_id, { [placeholderField.key]: `Retail of ${name}` }, createOptions(4))
  const time = due_time === undefined ? {} : { due_time }
  const activity = meeting({ subject: name, note: '', ...owners, deal_id, ...time })
  await store.createActivity(activity, createOptions(5))
  return { ...owners, activity }
}

const exportPendingWrites = (email: string) =>
  readDatabase(file, (database) => selectPendingWritesOfPerson(database, createIsWanted(email))) ??
  []

const listOperations = (email: string) =>
  exportPendingWrites(email).map(({ operation }) => operation)

/** The person and the deal to which the pending meeting refers. */
const listReferences = () =>
  exportPendingWrites(ana).at(-1)?.request as { person_id: number; deal_id: number }

const runInStore = (work: (database: Database) => number): number => {
  const database = openStoreDatabase(file)
  try {
    return runInTransaction(database, () => work(database))
  } finally {
    compactDatabase(database)
    closeDatabase(database)
  }
}

const erase = (email: string, at = new Date(clock.now())) =>
  runInStore((database) => removePendingWritesOfPerson(database, createIsWanted(email), at))

const removeOlder = (days: number, daysLater: number) =>
  runInStore((database) =>
    removePendingWritesBefore(database, new Date(clock.now() + (daysLater - days) * dayMs)),
  )

const listNames = () => readPendingWrites(file).map(({ what }) => what)

/** Books without an industry, with this note. */
async function bookWithNote(note: string, type: 'meeting' | 'email' = 'meeting') {
  const { id: org_id } = await store.createOrganization(organization())
  const { id: person_id } = await store.createPerson(person({ name: 'Noa', email: [], org_id }))
  const { id: deal_id } = await store.createDeal(deal({ title: 'Noa', person_id, org_id }))
  const owners = { person_id, org_id, deal_id }
  await store.createActivity(meeting({ subject: 'Noa', type, due_time: '13:00', note, ...owners }))
}

describe('the export of a person', () => {
  it('has every pending write of the person, and none of others', async () => {
    await book()
    await book({ name: 'Eva', address: eva, due_time: '12:00' })
    const writes = exportPendingWrites(` ${ana.toLowerCase()} `)
    expect(writes.map(({ operation }) => operation)).toEqual([
      'createOrganization',
      'createPerson',
      'createDeal',
      'updateDeal',
      'createActivity',
    ])
    expect(writes[1]).toMatchObject({ request: { name: 'Ana García' } })
    expect(JSON.stringify(writes)).not.toContain('Eva')
  })

  it.each([
    ['after the person', 'POST /deals', ['createDeal', 'createActivity']],
    ['before the meeting', 'POST /activities', ['createActivity']],
  ])(
    'has the pending rest of a booking if the vendor failed %s',
    async (_case, call, operations) => {
      vendor.behave()
      vendor.misbehave({ name: 'failing', call, times: 1 })
      await bookWithNote(`Correo electrónico: ${ana}`)
      expect(vendor.account.persons).toHaveLength(1)
      expect(listOperations(ana)).toEqual(operations)
    },
  )

  it('has the refused writes, and the person to whom they refer', async () => {
    await book()
    await recoverVendor()
    vendor.misbehave({ name: 'invalid', call: 'POST /deals', times: 1 })
    await store.syncPendingWrites()
    expect(listOperations(ana)).toEqual([
      'createPerson',
      'createDeal',
      'updateDeal',
      'createActivity',
    ])
  })

  it('has no message of somebody else that contains the e-mail address', async () => {
    await book()
    await bookWithNote(`Mensaje: call ${ana}`, 'email')
    expect(exportPendingWrites(ana)).toHaveLength(5)
  })

  it('has no booking of somebody else with the e-mail address as name or company', async () => {
    await book()
    await bookWithNote(`Nombre: ${ana}<br>Correo electrónico: ${eva}<br>Empresa: ${ana}`)
    expect(exportPendingWrites(ana)).toHaveLength(5)
    expect(exportPendingWrites(eva)).toHaveLength(4)
  })

  it('is empty after everything was sent to the vendor', async () => {
    await book()
    await recoverVendor()
    await store.syncPendingWrites()
    expect(exportPendingWrites(ana)).toEqual([])
  })
})

describe('erasing a person', () => {
  it('removes their data from every file, and no data of others', async () => {
    await book()
    await book({ name: 'Eva', address: eva, due_time: '12:00' })
    expect(erase(ana.toUpperCase())).toBe(5)
    expect(exportPendingWrites(ana)).toEqual([])
    expect(listNames()).toEqual(['Eva Ltd', 'Eva', 'Demo Eva', 'Retail of Eva', 'Eva'])
    const folder = path.dirname(file)
    for (const name of readdirSync(folder)) {
      const content = readFileSync(path.join(folder, name))
      for (const secret of ['García', 'Garcia']) {
        expect([name, secret, content.includes(secret)]).toEqual([name, secret, false])
      }
    }
    expect(erase(ana)).toBe(0)
  })

  it('sends the writes of others, and none of the erased person', async () => {
    await book()
    await book({ name: 'Eva', address: eva, due_time: '12:00' })
    erase(ana)
    await recoverVendor()
    await store.syncPendingWrites()
    expect(readPendingWrites(file)).toEqual([])
    expect(vendor.account.persons.map(({ name }) => name)).toEqual(['Eva'])
    expect(vendor.account.activities.map(({ subject }) => subject)).toEqual(['Eva'])
  })

  it('counts the pending writes, not the sent ones', async () => {
    await book()
    await recoverVendor()
    vendor.misbehave({ name: 'invalid', call: 'POST /deals', times: 1 })
    await store.syncPendingWrites()
    expect(exportPendingWrites(ana)).toHaveLength(4)
    expect(erase(ana)).toBe(3)
    expect(exportPendingWrites(ana)).toEqual([])
  })

  it('keeps a company to which somebody else belongs', async () => {
    const { org_id } = await book()
    await book({ name: 'Eva', address: eva, due_time: '12:00', company: org_id })
    expect(erase(ana)).toBe(4)
    expect(listNames()).toEqual(['Ana García Ltd', 'Eva', 'Demo Eva', 'Retail of Eva', 'Eva'])
  })

  it('keeps the time of a future meeting busy, without a name', async () => {
    const { activity } = await book()
    erase(ana)
    await recoverVendor()
    await store.syncPendingWrites()
    const other = store.createActivity({ ...activity, subject: 'Eva', person_id: 1, deal_id: 1 })
    await expect(other).rejects.toBeInstanceOf(SlotTaken)
    const day = { start_date: '2026-03-05', end_date: '2026-03-05' }
    const { items } = await store.listActivities(day, { start: 0, limit: 100 })
    expect(items).toEqual([expect.objectContaining({ due_time: '09:00', subject: 'Busy' })])
  })

  it('does not keep a past time', async () => {
    await book()
    expect(erase(ana, new Date('2026-03-05T10:00:00Z'))).toBe(5)
    const day = { start_date: '2026-03-05', end_date: '2026-03-05' }
    await recoverVendor()
    expect((await store.listActivities(day, { start: 0, limit: 100 })).items).toEqual([])
  })

  it('also takes effect while the queue is being sent', async () => {
    await book()
    await recoverVendor()
    await store.close()
    store = open({
      createOrganization: async () => {
        erase(ana)
        return { id: 1 }
      },
    })
    await store.syncPendingWrites()
    expect(vendor.account.persons).toEqual([])
  })
})

it('does not list the time of an erased person as a pending write', async () => {
  await book()
  erase(ana)
  expect(readPendingWrites(file)).toEqual([])
})

describe('the removal of old pending writes', () => {
  it('removes old writes with all that refer to them', async () => {
    await book()
    expect(removeOlder(30, 35)).toBe(5)
    expect(listNames()).toEqual([])
    expect(removeOlder(30, 35)).toBe(0)
  })

  it('keeps a booking whole while a part of it is recent or in the future', async () => {
    await book()
    expect(removeOlder(30, 29)).toBe(0)
    expect(listNames()).toHaveLength(5)
    const ofFuture = meeting({ due_date: '2026-03-23' })
    const email = [{ value: eva, primary: true }]
    const { id: person_id } = await store.createPerson(person({ name: 'Eva', email }))
    const { id: deal_id } = await store.createDeal(deal({ title: 'Eva', person_id }))
    await store.createActivity({ ...ofFuture, subject: 'Eva', person_id, deal_id })
    expect(removeOlder(30, 40)).toBe(5)
    expect(listNames()).toEqual(['Eva', 'Eva', 'Eva'])
  })

  it('keeps the records of a future meeting, also if the vendor has the person', async () => {
    vendor.behave()
    const { id: person_id } = await store.createPerson(person())
    vendor.misbehave({ name: 'failing', call: 'POST /deals', times: 1 })
    const { id: deal_id } = await store.createDeal(deal({ title: 'Deal', person_id }))
    const ofFuture = meeting({ due_date: '2026-03-23', subject: 'Later', person_id, deal_id })
    await store.createActivity(ofFuture)
    expect(removeOlder(30, 40)).toBe(0)
    expect(listNames()).toEqual(['Deal', 'Later'])
  })

  it('keeps a sent write while another write refers to it', async () => {
    await book()
    await recoverVendor()
    vendor.misbehave({ name: 'failing', call: 'POST /deals' })
    await store.syncPendingWrites().catch(() => undefined)
    const later = meeting({ due_date: '2026-03-23', subject: 'Later' })
    const { person_id, deal_id } = listReferences()
    await store.createActivity({ ...later, person_id, deal_id })
    expect(removeOlder(30, 40)).toBe(0)
    vendor.behave()
    await recoverVendor()
    await store.syncPendingWrites()
    expect(readPendingWrites(file)).toEqual([])
    expect(removeOlder(30, 80)).toBe(0)
  })

  it('removes the taken time of an erased person too', async () => {
    await book()
    erase(ana)
    removeOlder(30, 400)
    await recoverVendor()
    const day = { start_date: '2026-03-05', end_date: '2026-03-05' }
    expect((await store.listActivities(day, { start: 0, limit: 100 })).items).toEqual([])
  })
})
