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
])('a write whose response is lost, %s', (_version, dialect) => {
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

  const loseResponse = (call: string, name: MisbehaviourName = 'reset') => {
    vendor.misbehave({ name, call, times: 1, afterwards: true })
  }

  const createOptions = (idempotencyKey: string) => ({ idempotencyKey })

  it.each(lost)('is found and not repeated: %s', async (name) => {
    loseResponse('POST /organizations', name)
    const attempt = () => store.createOrganization(organization(), createOptions('a'))
    await expect(attempt()).rejects.toBeInstanceOf(StoreUnavailable)
    expect(await attempt()).toEqual({ id: vendor.account.organizations[0]?.id })
    expect(vendor.account.organizations).toHaveLength(1)
  })

  it('is found for every record of a booking', async () => {
    const retryOnce = async <Result>(attempt: () => Promise<Result>) => {
      await expect(attempt()).rejects.toBeInstanceOf(StoreUnavailable)
      return attempt()
    }
    loseResponse('POST /organizations')
    loseResponse('POST /persons')
    loseResponse('POST /deals')
    loseResponse('POST /activities')
    const { id: org_id } = await retryOnce(() =>
      store.createOrganization(organization(), createOptions('a')),
    )
    const newPerson = person({ org_id })
    const { id: person_id } = await retryOnce(() =>
      store.createPerson(newPerson, createOptions('a')),
    )
    const newDeal = deal({ person_id, org_id })
    const { id: deal_id } = await retryOnce(() => store.createDeal(newDeal, createOptions('a')))
    const activity = meeting({ person_id, org_id, deal_id })
    const { id } = await retryOnce(() => store.createActivity(activity, createOptions('a')))

    const { organizations, persons, deals, activities, notes } = vendor.account
    expect(
      [organizations, persons, deals, activities].map((list) => list.map((each) => each.id)),
    ).toEqual([[org_id], [person_id], [deal_id], [id]])
    expect(notes).toEqual([expect.objectContaining({ deal_id, content: 'Industria: Retail' })])
  })

  it('is repeated if the vendor did not get it', async () => {
    vendor.misbehave({ name: 'reset', call: 'POST /organizations', times: 1 })
    const attempt = () => store.createOrganization(organization(), createOptions('a'))
    await expect(attempt()).rejects.toBeInstanceOf(StoreUnavailable)
    await attempt()
    expect(vendor.account.organizations).toHaveLength(1)
  })

  it('is not confused with an equal record of another visitor', async () => {
    vendor.misbehave({ name: 'reset', call: 'POST /organizations', times: 1 })
    const attempt = () => store.createOrganization(organization(), createOptions('a'))
    await expect(attempt()).rejects.toBeInstanceOf(StoreUnavailable)
    const other = await store.createOrganization(organization(), createOptions('b'))
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
    const attempt = () => store.createOrganization(organization(), createOptions('a'))
    await expect(attempt()).rejects.toBeInstanceOf(StoreUnavailable)
    expect((await attempt()).id).not.toBe(1)
  })

  it('keeps its slot claimed until its outcome is known', async () => {
    const { id: person_id } = await store.createPerson(person())
    const { id: deal_id } = await store.createDeal(deal({ person_id }))
    const activity = meeting({ person_id, deal_id })
    loseResponse('POST /activities')
    const attempt = () => store.createActivity(activity, createOptions('a'))
    await expect(attempt()).rejects.toBeInstanceOf(StoreUnavailable)
    const [rival, own] = await Promise.allSettled([
      store.createActivity({ ...activity, subject: 'Somebody else' }, createOptions('b')),
      attempt(),
    ])
    expect(rival).toMatchObject({ status: 'rejected', reason: new SlotTaken() })
    expect(own).toMatchObject({ status: 'fulfilled' })
    expect(vendor.account.activities).toHaveLength(1)
  })
})
