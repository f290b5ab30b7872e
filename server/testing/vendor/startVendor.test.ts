import { startVendor } from './startVendor'
import { vendorToken } from './vendorRecords'
import { readVendorDocument } from './vendorDocument'

const hasDocument = Object.keys(readVendorDocument('v2')).length > 0
const testWithDocument = hasDocument ? test : test.skip

const send = async (path: string, body?: object) => {
  const vendor = await startVendor()
  const response = await fetch(`${vendor.url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'x-api-token': vendorToken, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  await response.text()
  await vendor.close()
  return { status: response.status, violations: vendor.violations }
}

testWithDocument.each([
  ['a field that the vendor does not know', '/api/v2/activities', { source_timezone: 'UTC' }],
  ['a field of another type', '/api/v2/organizations', { name: 5 }],
  ['a field that is missing', '/api/v2/deals', { value: 5 }],
  ['the description of a deal', '/api/v2/deals', { title: 'Demo', description: 'x' }],
  ['a query of version 1 in version 2', '/api/v2/activities?start_date=2026-03-01', undefined],
])('%s is a violation', async (_name, path, body) => {
  const { status, violations } = await send(path, body)
  expect(status).toBe(400)
  expect(violations).toHaveLength(1)
})
