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

const rememberedKeys = () => {
  const database = openDatabase(file)
  const rows = selectAll<{ idempotency_key: string }>(
    database,
    'SELECT idempotency_key FROM answered_requests ORDER BY idempotency_key',
  )
  database.close()
  return rows.map((row) => row.idempotency_key)
}

describe('a write that is asked for again with its key', () => {
  it('answers the same and writes nothing, for every kind of record', async () => {
    const answers = []
    for (let round = 0; round < 2; round += 1) {
      const field = await store.createDealField(newIndustryField, options)
      answers.push([
        await store.createOrganization(organization(), options),
        await store.createPerson(person({ org_id: 1 }), options),
        await store.createDeal(deal({ org_id: 1 }), options),
        field,
        await store.updateDeal(1, { [field.key]: 'Retail' }, options),
        await store.createActivity(meeting({ org_id: 1 }), options),
      ])
    }
    expect(answers[1]).toEqual(answers[0])
    const contacts = readContacts(file)
    expect(contacts?.organizations).toHaveLength(1)
    expect(contacts?.persons).toHaveLength(1)
    expect(contacts?.deals).toHaveLength(1)
    expect(contacts?.activities).toHaveLength(1)
  })

  it('does not mind the order of fields', async () => {
    const { name, email, phone = [] } = person()
    const first = await store.createPerson({ name, email }, options)
    expect(await store.createPerson({ email, name }, options)).toEqual(first)
    await expect(store.createPerson({ email, name, phone }, options)).rejects.toThrow(
      IdempotencyKeyReused,
    )
  })

  it('refuses the key with another record', async () => {
    await store.createOrganization(organization(), options)
    await expect(store.createOrganization(organization({ name: 'Beta' }), options)).rejects.toThrow(
      new IdempotencyKeyReused(),
    )
    expect(readContacts(file)?.organizations).toHaveLength(1)
  })

  it('does not take a deal for another deal', async () => {
    await writeDeal(store)
    await store.createDeal(deal())
    const { key } = await store.createDealField(newIndustryField)
    await store.updateDeal(1, { [key]: 'Retail' }, options)
    await expect(store.updateDeal(2, { [key]: 'Retail' }, options)).rejects.toThrow(
      IdempotencyKeyReused,
    )
  })

  it('still knows the key after the store was opened again', async () => {
    const first = await store.createOrganization(organization(), options)
    await store.close()
    store = openEmbeddedStore({ file, now: () => new Date(now) })
    expect(await store.createOrganization(organization(), options)).toEqual(first)
  })

  it('remembers no refusal: a slot that has become free can be had with the same key', async () => {
    await writeDeal(store)
    await store.createActivity(meeting())
    await expect(store.createActivity(meeting(), options)).rejects.toThrow(SlotTaken)
    const database = openDatabase(file)
    database.exec('DELETE FROM activities')
    database.close()
    expect(await store.createActivity(meeting(), options)).toEqual({ id: 2 })
  })
})

describe('what is remembered', () => {
  it('is nothing for a write without a key', async () => {
    await store.createOrganization(organization())
    await store.createOrganization(organization())
    expect(rememberedKeys()).toEqual([])
    expect(readContacts(file)?.organizations).toHaveLength(2)
  })

  it('holds nothing of what the visitor wrote', async () => {
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

  it('is forgotten after a month', async () => {
    await store.createOrganization(organization(), { idempotencyKey: 'old' })
    now = '2026-04-01T08:30:00.000Z'
    await store.createOrganization(organization(), { idempotencyKey: 'recent' })
    expect(rememberedKeys()).toEqual(['old', 'recent'])
    now = '2026-04-01T08:30:00.001Z'
    await store.createOrganization(organization(), { idempotencyKey: 'newest' })
    expect(rememberedKeys()).toEqual(['newest', 'recent'])
  })
})
