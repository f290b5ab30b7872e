import path from 'node:path'
import { readConfiguration } from '../configuration'
import { StoreUnavailable } from '../contactStore'
import { organization } from '../testing/records'
import { createTemporaryFolder } from '../testing/temporaryFolder'
import { startVendor } from '../testing/vendor/startVendor'
import { vendorToken } from '../testing/vendor/vendorToken'
import { readPendingWrites } from './fallback/readPendingWrites'
import { openStore } from './openStore'

// A store and a server are started for each test.
jest.setTimeout(30_000)

const open = async (environment: Record<string, string>) => {
  const vendor = await startVendor()
  const file = path.join(createTemporaryFolder(), 'contacts.sqlite')
  const { store } = await openStore(
    readConfiguration({
      CONTACT_STORE_URL: vendor.url,
      CONTACT_STORE_TOKEN: vendorToken,
      CONTACT_DATABASE: file,
      ...environment,
    }),
    () => undefined,
  )
  const close = async () => {
    await store.close()
    await vendor.close()
  }
  return { vendor, file, store, close }
}

it.each(['pipedrive-v1', 'pipedrive-v2'])('%s books into the account', async (CONTACT_STORE) => {
  const { vendor, store, close } = await open({ CONTACT_STORE })
  const { id } = await store.createOrganization(organization())
  expect(vendor.account.organizations).toEqual([
    expect.objectContaining({ id, name: 'Acme Retail' }),
  ])
  await close()
})

it.each([
  ['none', 0],
  ['embedded', 1],
])('a vendor that fails, with the fallback %s', async (CONTACT_STORE_FALLBACK, waiting) => {
  const { vendor, file, store, close } = await open({
    CONTACT_STORE: 'pipedrive-v2',
    CONTACT_STORE_FALLBACK,
  })
  vendor.misbehave({ name: 'failing' })
  const outcome = await store.createOrganization(organization()).catch((error: unknown) => error)
  expect(outcome instanceof StoreUnavailable).toBe(waiting === 0)
  expect(readPendingWrites(file)).toHaveLength(waiting)
  await close()
})
