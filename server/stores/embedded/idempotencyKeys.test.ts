import path from 'node:path'
import { newIndustryField } from '@/contactService/schemas/industryField'
import { IdempotencyKeyReused, SlotTaken, type ContactStore } from '../../contactStore'
import { deal, meeting, organization, person, writeDeal } from '../../testing/records'
import { createTemporaryFolder } from '../../testing/temporaryFolder'
import { openDatabase, selectAll } from './database'
import { openEmbeddedStore } from './embeddedStore'
import { readContacts } from './readContacts'

const options = { idempotencyKey: '1e0a6f1e-0a52-4d36-9f3c-0d7b0c6ad001' }

let file: string
let store: ContactStore
let now: string

beforeEach(() => {
  now = '2026-03-02T08:30:00.000Z'
  file = path.join(createTemporaryFolder(), 'contacts.sqlite')
  store = openEmbeddedStore({ file, now: () => new Date(now) })
})

afterEach(() => store.close())

const readStoredKeys = () => {
  const database = openDatabase(file)
  const rows = selectAll<{ idempotency_key: string }>(
    database,
    'SELECT idempotency_key FROM answered_requests ORDER BY idempotency_key',
  )
  database.close()
  return rows.map((row) => row.idempotency_key)
}

describe('a write that is repeated with its key', () => {
  it('returns the first result and writes nothing, for every kind of record', async () => {
    const results = []
    for (let round = 0; round < 2; round += 1) {
      const field = await store.createDealField(newIndustryField, options)
      results.push([
        await store.createOrganization(organization(), options),
        await store.createPerson(person({ org_id: 1 }), options),
        await store.createDeal(deal({ org_id: 1 }), options),
        field,
        await store.updateDeal(1, { [field.key]: 'Retail' }, options),
        await store.createActivity(meeting({ org_id: 1 }), options),
      ])
    }
    expect(results[1]).toEqual(results[0])
    const contacts = readContacts(file)
    expect(contacts?.organizations).toHaveLength(1)
    expect(contacts?.persons).toHaveLength(1)
    expect(contacts?.deals).toHaveLength(1)
    expect(contacts?.activities).toHaveLength(1)
  })

  it('is recognized in any order of its fields', async () => {
    const { name, email, phone = [] } = person()
    const first = await store.createPerson({ name, email }, options)
    expect(await store.createPerson({ email, name }, options)).toEqual(first)
    await expect(store.createPerson({ email, name, phone }, options)).rejects.toThrow(
      IdempotencyKeyReused,
    )
  })

  it('is refused if the record is another one', async () => {
    await store.createOrganization(organization(), options)
    await expect(store.createOrganization(organization({ name: 'Beta' }), options)).rejects.toThrow(
      new IdempotencyKeyReused(),
    )
    expect(readContacts(file)?.organizations).toHaveLength(1)
  })

  it('is refused if the deal is another one', async () => {
    await writeDeal(store)
    await store.createDeal(deal())
    const { key } = await store.createDealField(newIndustryField)
    await store.updateDeal(1, { [key]: 'Retail' }, options)
    await expect(store.updateDeal(2, { [key]: 'Retail' }, options)).rejects.toThrow(
      IdempotencyKeyReused,
    )
  })

  it('is recognized after the store was opened again', async () => {
    const first = await store.createOrganization(organization(), options)
    await store.close()
    store = openEmbeddedStore({ file, now: () => new Date(now) })
    expect(await store.createOrganization(organization(), options)).toEqual(first)
  })

  it('is carried out if it was refused before and the slot has become free', async () => {
    await writeDeal(store)
    await store.createActivity(meeting())
    await expect(store.createActivity(meeting(), options)).rejects.toThrow(SlotTaken)
    const database = openDatabase(file)
    database.exec('DELETE FROM activities')
    database.close()
    expect(await store.createActivity(meeting(), options)).toEqual({ id: 2 })
  })
})

describe('the stored result of a write', () => {
  it('does not exist for a write without a key', async () => {
    await store.createOrganization(organization())
    await store.createOrganization(organization())
    expect(readStoredKeys()).toEqual([])
    expect(readContacts(file)?.organizations).toHaveLength(2)
  })

  it('contains nothing that the visitor wrote', async () => {
    await store.createPerson(person(), options)
    const database = openDatabase(file)
    const [row] = selectAll(database, 'SELECT * FROM answered_requests')
    database.close()
    expect(row).toEqual({
      idempotency_key: options.idempotencyKey,
      operation: 'createPerson',
      fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      answer: '{"id":1}',
      created_at: '2026-03-02T08:30:00.000Z',
    })
  })

  it('is removed after a month', async () => {
    await store.createOrganization(organization(), { idempotencyKey: 'old' })
    now = '2026-04-01T08:30:00.000Z'
    await store.createOrganization(organization(), { idempotencyKey: 'recent' })
    expect(readStoredKeys()).toEqual(['old', 'recent'])
    now = '2026-04-01T08:30:00.001Z'
    await store.createOrganization(organization(), { idempotencyKey: 'newest' })
    expect(readStoredKeys()).toEqual(['newest', 'recent'])
  })
})
