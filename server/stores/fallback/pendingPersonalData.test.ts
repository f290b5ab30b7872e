import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { SlotTaken, type ContactStore } from '../../contactStore'
import { createClock } from '../../testing/clock'
import { deal, meeting, organization, person } from '../../testing/records'
import { createTemporaryFolder } from '../../testing/temporaryFolder'
import { startVendor, type Vendor } from '../../testing/vendor/startVendor'
import { vendorToken } from '../../testing/vendor/vendorToken'
import { closeDatabase, compactDatabase, inTransaction, type Database } from '../embedded/database'
import { openStoreDatabase } from '../embedded/embeddedStore'
import { createIsWanted } from '../embedded/personalData'
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

// A store and a server are started for each test.
jest.setTimeout(30_000)

const ana = 'Ana.Garcia@example.com'
const eva = 'eva@example.com'
const dayMs = 86_400_000

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

/** A new process: the circuit breaker of the old one is forgotten. */
const comeBack = async () => {
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
  const key = (step: number) => ({
    idempotencyKey: `key of ${address === ana ? 'one' : 'another'}, ${step}`,
  })
  const org_id =
    company ?? (await store.createOrganization(organization({ name: `${name} Ltd` }), key(1))).id
  const email = [{ value: address, primary: true }]
  const { id: person_id } = await store.createPerson(person({ name, email, org_id }), key(2))
  const owners = { person_id, org_id }
  const { id: deal_id } = await store.createDeal(deal({ title: `Demo ${name}`, ...owners }), key(3))
  await store.updateDeal(deal_id, { [placeholderField.key]: `Retail of ${name}` }, key(4))
  const time = due_time === undefined ? {} : { due_time }
  const activity = meeting({ subject: name, note: '', ...owners, deal_id, ...time })
  await store.createActivity(activity, key(5))
  return { ...owners, activity }
}

const exportPendingWrites = (email: string) =>
  readDatabase(file, (database) => selectPendingWritesOfPerson(database, createIsWanted(email))) ??
  []

const listOperations = (email: string) =>
  exportPendingWrites(email).map(({ operation }) => operation)

/** What the pending meeting refers to. */
const listReferences = () =>
  exportPendingWrites(ana).at(-1)?.request as { person_id: number; deal_id: number }

const change = (work: (database: Database) => number): number => {
  const database = openStoreDatabase(file)
  try {
    return inTransaction(database, () => work(database))
  } finally {
    compactDatabase(database)
    closeDatabase(database)
  }
}

const erase = (email: string, at = new Date(clock.now())) =>
  change((database) => removePendingWritesOfPerson(database, createIsWanted(email), at))

const removeOlder = (days: number, daysLater: number) =>
  change((database) =>
    removePendingWritesBefore(database, new Date(clock.now() + (daysLater - days) * dayMs)),
  )

const listNames = () => readPendingWrites(file).map(({ what }) => what)

/** Books without an industry, as a message does. */
async function bookWithNote(note: string, type: 'meeting' | 'email' = 'meeting') {
  const { id: org_id } = await store.createOrganization(organization())
  const { id: person_id } = await store.createPerson(person({ name: 'Noa', email: [], org_id }))
  const { id: deal_id } = await store.createDeal(deal({ title: 'Noa', person_id, org_id }))
  const owners = { person_id, org_id, deal_id }
  await store.createActivity(meeting({ subject: 'Noa', type, due_time: '13:00', note, ...owners }))
}

describe('what is exported of a person', () => {
  it('has every pending write, and nothing of others', async () => {
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
  ])('has the rest of a booking that the vendor left %s', async (_case, call, operations) => {
    vendor.behave()
    vendor.misbehave({ name: 'failing', call, times: 1 })
    await bookWithNote(`Correo electrónico: ${ana}`)
    expect(vendor.account.persons).toHaveLength(1)
    expect(listOperations(ana)).toEqual(operations)
  })

  it('has what the vendor does not take when it has the person', async () => {
    await book()
    await comeBack()
    vendor.misbehave({ name: 'invalid', call: 'POST /deals', times: 1 })
    await store.syncPendingWrites()
    expect(listOperations(ana)).toEqual([
      'createPerson',
      'createDeal',
      'updateDeal',
      'createActivity',
    ])
  })

  it('has nothing that somebody else wrote about them', async () => {
    await book()
    await bookWithNote(`Mensaje: call ${ana}`, 'email')
    expect(exportPendingWrites(ana)).toHaveLength(5)
  })

  it('has no booking of somebody else whose name or company is their address', async () => {
    await book()
    await bookWithNote(`Nombre: ${ana}<br>Correo electrónico: ${eva}<br>Empresa: ${ana}`)
    expect(exportPendingWrites(ana)).toHaveLength(5)
    expect(exportPendingWrites(eva)).toHaveLength(4)
  })

  it('is empty once the vendor has it all', async () => {
    await book()
    await comeBack()
    await store.syncPendingWrites()
    expect(exportPendingWrites(ana)).toEqual([])
  })
})

describe('erasing a person', () => {
  it('leaves nothing of them in any file, and all of the others', async () => {
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

  it('lets the others be sent, and nothing of theirs', async () => {
    await book()
    await book({ name: 'Eva', address: eva, due_time: '12:00' })
    erase(ana)
    await comeBack()
    await store.syncPendingWrites()
    expect(readPendingWrites(file)).toEqual([])
    expect(vendor.account.persons.map(({ name }) => name)).toEqual(['Eva'])
    expect(vendor.account.activities.map(({ subject }) => subject)).toEqual(['Eva'])
  })

  it('counts what waited, not what the vendor has', async () => {
    await book()
    await comeBack()
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

  it('keeps the time of a meeting to come busy, without a name', async () => {
    const { activity } = await book()
    erase(ana)
    await comeBack()
    await store.syncPendingWrites()
    const other = store.createActivity({ ...activity, subject: 'Eva', person_id: 1, deal_id: 1 })
    await expect(other).rejects.toBeInstanceOf(SlotTaken)
    const day = { start_date: '2026-03-05', end_date: '2026-03-05' }
    const { items } = await store.listActivities(day, { start: 0, limit: 100 })
    expect(items).toEqual([expect.objectContaining({ due_time: '09:00', subject: 'Busy' })])
  })

  it('keeps no time that has passed', async () => {
    await book()
    expect(erase(ana, new Date('2026-03-05T10:00:00Z'))).toBe(5)
    const day = { start_date: '2026-03-05', end_date: '2026-03-05' }
    await comeBack()
    expect((await store.listActivities(day, { start: 0, limit: 100 })).items).toEqual([])
  })

  it('holds while the rest of the queue is being sent', async () => {
    await book()
    await comeBack()
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

it('has an erased time in no list of pending writes', async () => {
  await book()
  erase(ana)
  expect(readPendingWrites(file)).toEqual([])
})

describe('what is older than it may be kept', () => {
  it('goes with everything that refers to it', async () => {
    await book()
    expect(removeOlder(30, 35)).toBe(5)
    expect(listNames()).toEqual([])
    expect(removeOlder(30, 35)).toBe(0)
  })

  it('stays whole as long as any of it is recent or to come', async () => {
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

  it('is no record of a meeting to come, also where the vendor has the person', async () => {
    vendor.behave()
    const { id: person_id } = await store.createPerson(person())
    vendor.misbehave({ name: 'failing', call: 'POST /deals', times: 1 })
    const { id: deal_id } = await store.createDeal(deal({ title: 'Deal', person_id }))
    const ofFuture = meeting({ due_date: '2026-03-23', subject: 'Later', person_id, deal_id })
    await store.createActivity(ofFuture)
    expect(removeOlder(30, 40)).toBe(0)
    expect(listNames()).toEqual(['Deal', 'Later'])
  })

  it('goes only with what the vendor has and nothing refers to', async () => {
    await book()
    await comeBack()
    vendor.misbehave({ name: 'failing', call: 'POST /deals' })
    await store.syncPendingWrites().catch(() => undefined)
    const later = meeting({ due_date: '2026-03-23', subject: 'Later' })
    const { person_id, deal_id } = listReferences()
    await store.createActivity({ ...later, person_id, deal_id })
    expect(removeOlder(30, 40)).toBe(0)
    vendor.behave()
    await comeBack()
    await store.syncPendingWrites()
    expect(readPendingWrites(file)).toEqual([])
    expect(removeOlder(30, 80)).toBe(0)
  })

  it('has the taken time of an erased person, too', async () => {
    await book()
    erase(ana)
    removeOlder(30, 400)
    await comeBack()
    const day = { start_date: '2026-03-05', end_date: '2026-03-05' }
    expect((await store.listActivities(day, { start: 0, limit: 100 })).items).toEqual([])
  })
})
