import path from 'node:path'
import { TooManyBookings, type ContactStore } from '../../contactStore'
import { createClock } from '../../testing/clock'
import { deal, meeting, person } from '../../testing/records'
import { createTemporaryFolder } from '../../testing/temporaryFolder'
import { startVendor, type Vendor } from '../../testing/vendor/startVendor'
import { vendorToken } from '../../testing/vendor/vendorToken'
import { closeDatabase, selectAll } from '../embedded/database'
import { openStoreDatabase } from '../embedded/embeddedStore'
import { erasePersonalData } from '../embedded/personalData'
import { readDatabase } from '../embedded/readContacts'
import { dialectV1 } from './dialectV1'
import { dialectV2 } from './dialectV2'
import { openPipedriveStore } from './pipedriveStore'

// A store and a server are started for each test.
jest.setTimeout(30_000)

describe.each([
  ['version 1', dialectV1],
  ['version 2', dialectV2],
])('the open bookings of a person in a Pipedrive account, %s', (_version, dialect) => {
  let vendor: Vendor
  let store: ContactStore
  let file: string

  beforeEach(async () => {
    const { now } = createClock()
    vendor = await startVendor({ now: () => new Date(now()) })
    file = path.join(createTemporaryFolder(), 'contacts.sqlite')
    store = openPipedriveStore({ dialect, url: vendor.url, token: vendorToken, file, now })
  })

  afterEach(async () => {
    await store.close()
    await vendor.close()
    expect(vendor.violations).toEqual([])
  })

  /** Books a meeting, and returns the number of calls to the vendor. */
  const book = async (due_time: string, openBookingsPerPerson = 2) => {
    const { id: person_id } = await store.createPerson(person())
    const { id: deal_id } = await store.createDeal(deal({ person_id }))
    const before = vendor.calls.length
    await store.createActivity(meeting({ due_time, person_id, deal_id }), { openBookingsPerPerson })
    return vendor.calls.length - before
  }

  it('need no additional call for a booking', async () => {
    const withoutLimit = await book('10:00', 0)
    expect(await book('11:00')).toBe(withoutLimit)
  })

  it('include only those that are still in the account', async () => {
    await book('10:00')
    await book('11:00')
    await expect(book('12:00')).rejects.toThrow(new TooManyBookings())
    const [first] = vendor.account.activities
    if (first) vendor.account.activities.splice(0, 1, { ...first, due_time: '' })
    await book('12:00')
    await expect(book('13:00')).rejects.toThrow(new TooManyBookings())
  })

  it('are stored with a hash of the e-mail address, which is erased with the person', async () => {
    await book('10:00')
    const readHashes = () =>
      readDatabase(file, (database) =>
        selectAll<{ email_hash: string | null }>(
          database,
          'SELECT email_hash FROM vendor_bookings',
        ),
      )?.map(({ email_hash }) => email_hash)
    expect(readHashes()).toEqual([expect.stringMatching(/^[\da-f]{64}$/)])
    const database = openStoreDatabase(file)
    erasePersonalData(database, 'ANA@example.com', new Date())
    closeDatabase(database)
    expect(readHashes()).toEqual([null])
  })
})
