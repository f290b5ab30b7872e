import path from 'node:path'
import type { Dialect } from '../../stores/pipedrive/dialect'
import { openPipedriveStore } from '../../stores/pipedrive/pipedriveStore'
import { createClock } from '../clock'
import { describeContactStore } from '../describeContactStore'
import { createTemporaryFolder } from '../temporaryFolder'
import { readAccount } from './readAccount'
import { startVendor, type Vendor } from './startVendor'
import { vendorToken } from './vendorToken'

/** Declares the tests of every contact store for the store in an account of the vendor. */
export function describePipedriveStore(dialect: Dialect): void {
  // A store and a server are started for each test.
  jest.setTimeout(30_000)

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
}
