import path from 'node:path'
import { StoreUnavailable, type ContactStore } from '../contactStore'
import { createClock, type Clock } from '../testing/clock'
import { holdWriteLock } from '../testing/holdWriteLock'
import { createTemporaryFolder } from '../testing/temporaryFolder'
import { misbehaviours, type MisbehaviourName } from '../testing/vendor/misbehaviour'
import { startVendor, type Vendor } from '../testing/vendor/startVendor'
import { vendorToken } from '../testing/vendor/vendorToken'
import { openWorkerStore } from './embedded/worker/workerStore'
import { openFallbackStore } from './fallback/fallbackStore'
import { dialectV1 } from './pipedrive/dialectV1'
import { dialectV2 } from './pipedrive/dialectV2'
import { openPipedriveStore } from './pipedrive/pipedriveStore'

/** Tests which stores are ready to store a booking: what `/readyz` reports. */

// A store and a server are started for each test.
jest.setTimeout(30_000)

const names = Object.keys(misbehaviours) as MisbehaviourName[]

let vendor: Vendor
let clock: Clock
let file: string
let store: ContactStore

beforeEach(async () => {
  vendor = await startVendor()
  clock = createClock()
  file = path.join(createTemporaryFolder(), 'contacts.sqlite')
})

afterEach(async () => {
  await store.close()
  await vendor.close()
})

const openVendorStore = (dialect = dialectV2) =>
  openPipedriveStore({
    dialect,
    url: vendor.url,
    token: vendorToken,
    file,
    timeoutMs: 500,
    now: clock.now,
  })

describe.each([
  ['version 1', dialectV1],
  ['version 2', dialectV2],
])('a store in an account, %s', (_version, dialect) => {
  beforeEach(async () => {
    store = openVendorStore(dialect)
    // The fields are stored for an hour, so reading them again would show nothing.
    await store.listDealFields({ start: 0, limit: 1 })
  })

  it.each(names)('is not ready if every call of the vendor fails: %s', async (name) => {
    clock.advance(61_000)
    vendor.misbehave({ name })
    await expect(store.checkReady()).rejects.toThrow()
    vendor.behave()
    clock.advance(61_000)
    await expect(store.checkReady()).resolves.toBeUndefined()
  })

  it('is not ready at once after a failed call', async () => {
    vendor.misbehave({ name: 'failing' })
    await expect(store.createOrganization({ name: 'Acme' })).rejects.toThrow(StoreUnavailable)
    await expect(store.checkReady()).rejects.toThrow(StoreUnavailable)
  })

  it('costs one call a minute while nobody visits, and none beside other calls', async () => {
    const before = vendor.calls.length
    for (let times = 0; times < 9; times += 1) {
      clock.advance(5_000)
      await store.checkReady()
    }
    expect(vendor.calls.length).toBe(before)
    clock.advance(20_000)
    await store.checkReady()
    await store.checkReady()
    expect(vendor.calls.slice(before)).toEqual(['GET /v1/users/me'])
  })
})

it('a store with a fallback is ready while the vendor fails', async () => {
  vendor.misbehave({ name: 'failing' })
  store = openFallbackStore({ store: openVendorStore(), file, now: clock.now })
  await expect(store.checkReady()).resolves.toBeUndefined()
})

it.each<[string, () => ContactStore | Promise<ContactStore>]>([
  ['in a file', () => openWorkerStore({ file, keepDays: 0, report: () => undefined })],
  ['in an account', openVendorStore],
  ['with a fallback', () => openFallbackStore({ store: openVendorStore(), file })],
])('a store %s is not ready while its file can not be written', async (_kind, open) => {
  store = await open()
  const lock = await holdWriteLock(file)
  await expect(store.checkReady()).rejects.toThrow(StoreUnavailable)
  await lock.release()
  await expect(store.checkReady()).resolves.toBeUndefined()
})
