import { startVendor, type Vendor } from '../../testing/vendor/startVendor'
import { vendorToken } from '../../testing/vendor/vendorToken'
import { CallForbidden } from '../vendorErrors'
import { checkAccount } from './checkAccount'
import { dialectV1 } from './dialectV1'
import { dialectV2 } from './dialectV2'

// A store and a server are started for each test.
jest.setTimeout(30_000)

describe.each([
  ['version 1', dialectV1],
  ['version 2', dialectV2],
])('checking an account, %s', (_version, dialect) => {
  let vendor: Vendor

  beforeEach(async () => {
    vendor = await startVendor()
  })

  afterEach(() => vendor.close())

  const check = (token = vendorToken) => checkAccount({ dialect, url: vendor.url, token })

  it('reports that the account can be reached, its user, and that no permission is missing', async () => {
    expect(await check()).toEqual({
      sentences: [
        `The account at ${vendor.url} can be reached.`,
        'The token is of the user Sales Desk (7).',
        'The field Industria does not exist; the first booking creates it.',
        'The activities can be read.',
        'The token may do everything that the site needs.',
      ],
      isUsable: true,
    })
    expect(vendor.violations).toEqual([])
  })

  it('reports that the field exists', async () => {
    const key = 'a'.repeat(40)
    vendor.account.dealFields.push({ key, name: 'Industria', field_type: 'varchar' })
    expect((await check()).sentences).toContain('The field Industria exists.')
  })

  it('reports missing permissions', async () => {
    vendor.account.forbidden.add('can_add_custom_fields').add('can_see_other_users')
    expect((await check()).sentences.at(-1)).toBe(
      'The token may not create the field Industria; ' +
        "nor see other users' activities, so their meetings would not block a slot.",
    )
  })

  it('reports that the activities can not be read', async () => {
    vendor.misbehave({ name: 'forbidden', call: 'GET /activities' })
    expect(await check()).toMatchObject({
      sentences: expect.arrayContaining([
        `The activities can not be read: ${new CallForbidden().reason}.`,
      ]) as string[],
      isUsable: false,
    })
  })

  it('reports a wrong token, without showing it', async () => {
    const token = 'wrong0wrong0wrong0wrong0'
    expect(await check(token)).toEqual({
      sentences: [
        `The account at ${vendor.url} can not be used: The vendor did not accept the token (401).`,
      ],
      isUsable: false,
    })
  })

  it('reports that the account can not be reached', async () => {
    await vendor.close()
    expect((await check()).sentences).toEqual([
      `The account at ${vendor.url} can not be used: ` +
        'The connection to the vendor failed (ECONNREFUSED).',
    ])
  })
})
