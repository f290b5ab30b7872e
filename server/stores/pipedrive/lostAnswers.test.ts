import path from 'node:path'
import { StoreUnavailable, SlotTaken, type ContactStore } from '../../contactStore'
import { deal, meeting, organization, person } from '../../testing/records'
import { createTemporaryFolder } from '../../testing/temporaryFolder'
import type { MisbehaviourName } from '../../testing/vendor/misbehaviour'
import { startVendor, type Vendor } from '../../testing/vendor/startVendor'
import { vendorToken } from '../../testing/vendor/vendorToken'
import { dialectV1 } from './dialectV1'
import { dialectV2 } from './dialectV2'
import { openPipedriveStore } from './pipedriveStore'

// A store and a server are started for each test.
jest.setTimeout(30_000)

const lost: readonly MisbehaviourName[] = ['reset', 'hang', 'failing', 'halfJson', 'huge']

describe.each([
  ['version 1', dialectV1],
  ['version 2', dialectV2],
])('a write whose answer is lost, %s', (_version, dialect) => {
  let vendor: Vendor
  let store: ContactStore

  beforeEach(async () => {
    vendor = await startVendor()
    const file = path.join(createTemporaryFolder(), 'contacts.sqlite')
    const { url } = vendor
    store = openPipedriveStore({ dialect, url, token: vendorToken, file, timeoutMs: 700 })
  })

  afterEach(async () => {
    await store.close()
    await vendor.close()
    expect(vendor.violations).toEqual([])
  })

  const loseAnswer = (call: string, name: MisbehaviourName = 'reset') => {
    vendor.misbehave({ name, call, times: 1, afterwards: true })
  }

  const key = (idempotencyKey: string) => ({ idempotencyKey })

  it.each(lost)('is found and not made again: %s', async (name) => {
    loseAnswer('POST /organizations', name)
    const attempt = () => store.createOrganization(organization(), key('a'))
    await expect(attempt()).rejects.toBeInstanceOf(StoreUnavailable)
    expect(await attempt()).toEqual({ id: vendor.account.organizations[0]?.id })
    expect(vendor.account.organizations).toHaveLength(1)
  })

  it('is found for every record of a booking', async () => {
    const twice = async <Result>(attempt: () => Promise<Result>) => {
      await expect(attempt()).rejects.toBeInstanceOf(StoreUnavailable)
      return attempt()
    }
    loseAnswer('POST /organizations')
    loseAnswer('POST /persons')
    loseAnswer('POST /deals')
    loseAnswer('POST /activities')
    const { id: org_id } = await twice(() => store.createOrganization(organization(), key('a')))
    const newPerson = person({ org_id })
    const { id: person_id } = await twice(() => store.createPerson(newPerson, key('a')))
    const newDeal = deal({ person_id, org_id })
    const { id: deal_id } = await twice(() => store.createDeal(newDeal, key('a')))
    const activity = meeting({ person_id, org_id, deal_id })
    const { id } = await twice(() => store.createActivity(activity, key('a')))

    const { organizations, persons, deals, activities, notes } = vendor.account
    expect(
      [organizations, persons, deals, activities].map((list) => list.map((each) => each.id)),
    ).toEqual([[org_id], [person_id], [deal_id], [id]])
    expect(notes).toEqual([expect.objectContaining({ deal_id, content: 'Industria: Retail' })])
  })

  it('is made where the vendor did not get it', async () => {
    vendor.misbehave({ name: 'reset', call: 'POST /organizations', times: 1 })
    const attempt = () => store.createOrganization(organization(), key('a'))
    await expect(attempt()).rejects.toBeInstanceOf(StoreUnavailable)
    await attempt()
    expect(vendor.account.organizations).toHaveLength(1)
  })

  it('is not taken for the same record of another visitor', async () => {
    vendor.misbehave({ name: 'reset', call: 'POST /organizations', times: 1 })
    const attempt = () => store.createOrganization(organization(), key('a'))
    await expect(attempt()).rejects.toBeInstanceOf(StoreUnavailable)
    const other = await store.createOrganization(organization(), key('b'))
    expect(await attempt()).not.toEqual(other)
    expect(vendor.account.organizations).toHaveLength(2)
  })

  it('does not find an older record with the same name', async () => {
    vendor.account.organizations.push({
      id: 1,
      name: 'Acme Retail',
      add_time: '2020-01-01T00:00:00.000Z',
    })
    vendor.misbehave({ name: 'reset', call: 'POST /organizations', times: 1 })
    const attempt = () => store.createOrganization(organization(), key('a'))
    await expect(attempt()).rejects.toBeInstanceOf(StoreUnavailable)
    expect((await attempt()).id).not.toBe(1)
  })

  it('keeps a slot from others until it is known whether it is booked', async () => {
    const { id: person_id } = await store.createPerson(person())
    const { id: deal_id } = await store.createDeal(deal({ person_id }))
    const activity = meeting({ person_id, deal_id })
    loseAnswer('POST /activities')
    const attempt = () => store.createActivity(activity, key('a'))
    await expect(attempt()).rejects.toBeInstanceOf(StoreUnavailable)
    const [rival, own] = await Promise.allSettled([
      store.createActivity({ ...activity, subject: 'Somebody else' }, key('b')),
      attempt(),
    ])
    expect(rival).toMatchObject({ status: 'rejected', reason: new SlotTaken() })
    expect(own).toMatchObject({ status: 'fulfilled' })
    expect(vendor.account.activities).toHaveLength(1)
  })
})
