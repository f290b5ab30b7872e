import path from 'node:path'
import { createClock } from '../../testing/clock'
import { describeContactStore } from '../../testing/describeContactStore'
import { createTemporaryFolder } from '../../testing/temporaryFolder'
import { readAccount } from '../../testing/vendor/readAccount'
import { startVendor, type Vendor } from '../../testing/vendor/startVendor'
import { vendorToken } from '../../testing/vendor/vendorToken'
import { dialectV1 } from './dialectV1'
import { dialectV2 } from './dialectV2'
import { openPipedriveStore } from './pipedriveStore'

// A store and a server are started for each test.
jest.setTimeout(30_000)

describe.each([
  ['version 1', dialectV1],
  ['version 2', dialectV2],
])('the store in a Pipedrive account, %s', (_version, dialect) => {
  let vendor: Vendor

  afterEach(async () => {
    await vendor.close()
    expect(vendor.violations).toEqual([])
  })

  describeContactStore(async () => {
    const clock = createClock()
    const { now } = clock
    vendor = await startVendor({ now: () => new Date(now()) })
    const file = path.join(createTemporaryFolder(), 'contacts.sqlite')
    const account = { url: vendor.url, token: vendorToken }
    const open = () => openPipedriveStore({ dialect, ...account, file, now })
    return { store: open(), other: open(), read: () => readAccount(vendor.account), clock }
  })
})
