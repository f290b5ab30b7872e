import { getErrorMessage, UserError } from '../../errors'
import { startVendorForTest } from '../../testing/crm'
import type { Vendor } from '../../testing/vendor/startVendor'
import { industryField, vendorToken } from '../../testing/vendor/vendorRecords'
import { checkAccount } from './checkAccount'

let vendor: Vendor

beforeEach(async () => {
  vendor = await startVendorForTest()
})

const check = async ({
  token = vendorToken,
  users = [],
}: { token?: string; users?: readonly number[] } = {}) => {
  const findings = await checkAccount({ url: vendor.url, token }, users)
  return {
    text: findings.map(getErrorMessage).join('\n'),
    isUsable: !findings.some((each) => each instanceof UserError),
  }
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

it('says that bookings arrive without the industry’s field if that takes no texts', async () => {
  vendor.account.dealFields.push({ ...industryField, field_type: 'enum' })
  const { text, isUsable } = await check()
  expect(isUsable).toBe(true)
  expect(text).toContain('The field Industria takes no texts, so bookings arrive without it.')
})

it('says that an account cannot be used with another token', async () => {
  const { text, isUsable } = await check({ token: 'another-token' })
  expect(isUsable).toBe(false)
  expect(text).toContain('cannot be used')
})

it('quotes nothing of a response that cannot be read', async () => {
  Object.assign(vendor.account.user, { id: 'Eva' })
  const { text, isUsable } = await check()
  expect(isUsable).toBe(false)
  expect(text).not.toContain('Eva')
})

it('names users of the calendar whom the account does not have, or not any more', async () => {
  vendor.account.users.splice(3, 1, { id: 30, name: 'Eva', active_flag: false })
  expect(await check({ users: [17, 21] })).toMatchObject({ isUsable: true })
  const { text, isUsable } = await check({ users: [17, 30, 99] })
  expect(isUsable).toBe(false)
  expect(text).toContain('not active in the account: 30, 99')
})
