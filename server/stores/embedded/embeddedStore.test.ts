import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { newIndustryField } from '@/contactService/schemas/industryField'
import { InvalidReference, StoreUnavailable, type ContactStore } from '../../contactStore'
import { deal, meeting, organization, person, writeDeal } from '../../testing/records'
import { createTemporaryFolder } from '../../testing/temporaryFolder'
import { runInTransaction, openDatabase } from './database'
import { openEmbeddedStore } from './embeddedStore'
import { readContacts } from './readContacts'

const at = '2026-03-02T08:30:00.000Z'
const whole = { start: 0, limit: 100 }
const march = { start_date: '2026-03-01', end_date: '2026-03-31' }

let file: string
let store: ContactStore

beforeEach(() => {
  file = path.join(createTemporaryFolder(), 'data', 'contacts.sqlite')
  store = openEmbeddedStore({ file, now: () => new Date(at) })
})

afterEach(() => store.close())

describe('the embedded store', () => {
  it('creates folder and file', () => {
    expect(existsSync(file)).toBe(true)
  })

  it('stores every record of a booking', async () => {
    const { id: org_id } = await store.createOrganization(organization())
    const { id: person_id } = await store.createPerson(person({ org_id }))
    const { id: deal_id } = await store.createDeal(deal({ person_id, org_id }))
    const { key } = await store.createDealField(newIndustryField)
    expect(await store.updateDeal(deal_id, { [key]: 'Retail' })).toEqual({ id: deal_id })
    await store.createActivity(meeting({ person_id, org_id, deal_id }))

    expect(readContacts(file)).toEqual({
      organizations: [{ id: 1, name: 'Acme Retail', created_at: at }],
      persons: [
        {
          id: 1,
          name: 'Ana García',
          email: [{ value: 'ana@example.com', primary: true }],
          phone: [{ value: '+34612345678', primary: true }],
          org_id: 1,
          created_at: at,
        },
      ],
      deals: [
        {
          id: 1,
          title: 'Demo Retail - Ana García - Acme Retail',
          person_id: 1,
          org_id: 1,
          status: 'open',
          value: 5000,
          currency: 'EUR',
          description: 'Industria: Retail',
          fields: { Industria: 'Retail' },
          created_at: at,
        },
      ],
      activities: [
        {
          id: 1,
          subject: 'Demo - Ana García',
          type: 'meeting',
          due_date: '2026-03-05',
          due_time: '10:00',
          duration: '01:00',
          source_timezone: 'Europe/Madrid',
          starts_at: '2026-03-05T09:00:00.000Z',
          ends_at: '2026-03-05T10:00:00.000Z',
          person_id: 1,
          org_id: 1,
          deal_id: 1,
          note: '<p>Email: ana@example.com</p>',
          sequence: 0,
          cancelled_at: null,
          created_at: at,
        },
      ],
    })
  })

  it('stores a person without phone or organization, and a deal without a description', async () => {
    await store.createPerson({ name: 'Ana', email: [{ value: 'a@b', primary: true }] })
    await store.createDeal({
      title: 'Demo',
      person_id: 1,
      status: 'open',
      value: 1000,
      currency: 'EUR',
    })
    const contacts = readContacts(file)
    expect(contacts?.persons[0]).toMatchObject({ phone: [], org_id: null })
    expect(contacts?.deals[0]).toMatchObject({ org_id: null, description: '', fields: {} })
  })

  it('writes after being opened again', async () => {
    await store.createOrganization(organization())
    await store.close()
    expect(readdirSync(path.dirname(file))).toContain('contacts.sqlite')
    store = openEmbeddedStore({ file })
    expect(await store.createOrganization(organization({ name: 'Beta' }))).toEqual({ id: 2 })
  })

  it('reports a file that is locked for too long as unavailable', async () => {
    const blocker = openDatabase(file)
    blocker.exec('BEGIN IMMEDIATE')
    await store.close()
    const impatient = openDatabase(file)
    impatient.exec('PRAGMA busy_timeout = 1')
    expect(() => runInTransaction(impatient, () => 'never')).toThrow(StoreUnavailable)
    blocker.exec('ROLLBACK')
    blocker.close()
    impatient.close()
    store = openEmbeddedStore({ file })
  })

  it('can not be opened if the path is a folder', () => {
    const folder = path.join(createTemporaryFolder(), 'contacts.sqlite')
    mkdirSync(folder)
    expect(() => openEmbeddedStore({ file: folder })).toThrow(/Unable to open/)
  })
})

describe('references', () => {
  it.each<[string, () => Promise<unknown>, string]>([
    [
      'a person of no organization',
      () => store.createPerson(person({ org_id: 7 })),
      'There is no organization 7 to refer to',
    ],
    [
      'a deal of a missing person',
      () => store.createDeal(deal({ person_id: 8 })),
      'There is no person 8 to refer to',
    ],
    [
      'an activity of no deal',
      async () => {
        await writeDeal(store)
        return store.createActivity(meeting({ deal_id: 9 }))
      },
      'There is no deal 9 to refer to',
    ],
    [
      'a field that does not exist',
      async () => {
        await writeDeal(store)
        return store.updateDeal(1, { ['a'.repeat(40)]: 'Retail' })
      },
      `There is no deal field ${'a'.repeat(40)} to refer to`,
    ],
  ])('refuses %s', async (_case, act, message) => {
    const refused = await act().catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(InvalidReference)
    expect(refused).toHaveProperty('message', message)
  })
})

describe('listing activities', () => {
  beforeEach(() => writeDeal(store))

  it('returns each activity as it was written', async () => {
    await store.createActivity(meeting())
    expect(await store.listActivities(march, whole)).toEqual({
      items: [
        {
          due_date: '2026-03-05',
          due_time: '10:00',
          duration: '01:00',
          source_timezone: 'Europe/Madrid',
          subject: 'Demo - Ana García',
        },
      ],
      more: false,
    })
  })
})
