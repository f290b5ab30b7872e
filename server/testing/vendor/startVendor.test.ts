import { startVendor } from './startVendor'
import { readVendorDocument } from './vendorDocument'
import { vendorToken } from './vendorRecords'

const hasDocument = Object.keys(readVendorDocument('v2')).length > 0
const testWithDocument = hasDocument ? test : test.skip

/** Tests that use the CRM only expect that nothing was refused: here it must refuse. */
testWithDocument.each([
  ['a field that the vendor does not know', '/api/v2/activities', { source_timezone: 'UTC' }],
  ['a field of another type', '/api/v2/organizations', { name: 5 }],
  ['a query of version 1 in version 2', '/api/v2/activities?start_date=2026-03-01', undefined],
])('%s is a violation', async (_name, path, body) => {
  const vendor = await startVendor()
  const { status } = await fetch(`${vendor.url}${path}`, {
    headers: { 'x-api-token': vendorToken, 'content-type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  await vendor.close()
  expect(status).toBe(400)
  expect(vendor.violations).toHaveLength(1)
})
