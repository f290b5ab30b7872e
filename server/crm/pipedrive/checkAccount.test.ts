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

it.each<[string, (account: Vendor['account']) => void]>([
  [
    'The token may not create the field Industria',
    ({ forbidden }) => forbidden.add('can_add_custom_fields'),
  ],
  [
    'The field Industria takes no texts, so bookings arrive without it.',
    ({ dealFields }) => dealFields.push({ ...industryField, field_type: 'enum' }),
  ],
])('says why bookings arrive without the industry’s field: %s', async (reason, change) => {
  change(vendor.account)
  const { text, isUsable } = await check()
  expect(isUsable).toBe(true)
  expect(text).toContain(reason)
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
