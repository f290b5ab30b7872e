import { startVendor, type Vendor } from '../../testing/vendor/startVendor'
import { vendorToken } from '../../testing/vendor/vendorToken'
import { openPipedrive } from './openPipedrive'

let vendor: Vendor

beforeEach(async () => {
  vendor = await startVendor()
})

afterEach(async () => {
  await vendor.close()
  expect(vendor.violations).toEqual([])
})

const check = async (token = vendorToken) => {
  const crm = openPipedrive({ url: vendor.url, token, report: () => undefined })
  const { sentences, isUsable } = await crm.check()
  return { text: sentences.join('\n'), isUsable }
}

it('says whose token it is, and that it may do everything', async () => {
  const { text, isUsable } = await check()
  expect(isUsable).toBe(true)
  expect(text).toContain('Sales Desk')
  expect(text).toContain('may do everything')
  expect(vendor.calls.filter((call) => !call.startsWith('GET'))).toEqual([])
})

it('says that bookings arrive without the industry’s field if the token may not create it', async () => {
  vendor.account.forbidden.add('can_add_custom_fields')
  const { text, isUsable } = await check()
  expect(isUsable).toBe(true)
  expect(text).toContain('The token may not create the field Industria')
})

it('says that an account can not be used with another token', async () => {
  const { text, isUsable } = await check('another-token')
  expect(isUsable).toBe(false)
  expect(text).toContain('can not be used')
})

it('quotes nothing of a response that can not be read', async () => {
  Object.assign(vendor.account.user, { id: 'Eva' })
  const { text, isUsable } = await check()
  expect(isUsable).toBe(false)
  expect(text).not.toContain('Eva')
})
