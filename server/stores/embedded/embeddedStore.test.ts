import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { NewActivity } from '@/contactService/schemas/requests'
import {
  InvalidReference,
  RecordNotFound,
  SlotTaken,
  StoreUnavailable,
  type ContactStore,
} from '../../contactStore'
import { deal, meeting, organization, person, writeDeal } from '../../testing/records'
import { createTemporaryFolder } from '../../testing/temporaryFolder'
import { inTransaction, openDatabase } from './database'
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

const meetings = () => readContacts(file)?.activities.map(({ due_time }) => due_time)

describe('the embedded store', () => {
  it('creates folder and file', () => {
    expect(existsSync(file)).toBe(true)
  })

  it('keeps everything that a booking writes', async () => {
    const { id: org_id } = await store.createOrganization(organization())
    const { id: person_id } = await store.createPerson(person({ org_id }))
    const { id: deal_id } = await store.createDeal(deal({ person_id, org_id }))
    const { key } = await store.createDealField({ name: 'Industria', field_type: 'varchar' })
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
          created_at: at,
        },
      ],
    })
  })

  it('keeps a person without phone or organization, and a deal without a description', async () => {
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
    expect(() => inTransaction(impatient, () => 'never')).toThrow(StoreUnavailable)
    blocker.exec('ROLLBACK')
    blocker.close()
    impatient.close()
    store = openEmbeddedStore({ file })
  })

  it('can not be opened where the path is a folder', () => {
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
      'a deal of nobody',
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

  it('does not find a deal to update', async () => {
    await expect(store.updateDeal(5, {})).rejects.toThrow(new RecordNotFound('deal', 5))
  })

  it('sets all fields of an update or none', async () => {
    await writeDeal(store)
    const { key } = await store.createDealField({ name: 'Industria', field_type: 'varchar' })
    const update = { [key]: 'Retail', ['b'.repeat(40)]: 'x' }
    await expect(store.updateDeal(1, update)).rejects.toThrow(InvalidReference)
    expect(readContacts(file)?.deals[0]?.fields).toEqual({})
  })
})

describe('deal fields', () => {
  it('gives each field a key of 40 hexadecimal characters and lists them in order', async () => {
    const industry = await store.createDealField({ name: 'Industria', field_type: 'varchar' })
    const source = { key: 'f'.repeat(40), name: 'Origen' }
    openDatabase(file)
      .prepare(
        "INSERT INTO deal_fields (key, name, field_type, created_at) VALUES (:key, :name, 'varchar', '')",
      )
      .run(source)
    expect(industry).toEqual({
      key: expect.stringMatching(/^[0-9a-f]{40}$/) as string,
      name: 'Industria',
    })
    expect(await store.listDealFields(whole)).toEqual({ items: [industry, source], more: false })
    expect(await store.listDealFields({ start: 1, limit: 1 })).toEqual({
      items: [source],
      more: false,
    })
  })

  it('answers the field that already has the name', async () => {
    const first = await store.createDealField({ name: 'Industria', field_type: 'varchar' })
    const second = await store.createDealField({ name: 'Industria', field_type: 'varchar' })
    expect(second).toEqual(first)
  })

  it('replaces a value that was set before', async () => {
    await writeDeal(store)
    const { key } = await store.createDealField({ name: 'Industria', field_type: 'varchar' })
    await store.updateDeal(1, { [key]: 'Retail' })
    await store.updateDeal(1, { [key]: 'Health' })
    expect(readContacts(file)?.deals[0]?.fields).toEqual({ Industria: 'Health' })
  })
})

describe('meetings', () => {
  beforeEach(async () => {
    await writeDeal(store)
    await store.createActivity(meeting())
  })

  it.each<[string, Partial<NewActivity>]>([
    ['the same time', {}],
    ['a later start inside it', { due_time: '10:30' }],
    ['an earlier start that reaches into it', { due_time: '09:30' }],
    ['a longer one around it', { due_time: '09:00', duration: '03:00' }],
    ['a shorter one inside it', { due_time: '10:15', duration: '00:15' }],
    ['the same instant in another zone', { due_time: '04:00', source_timezone: 'America/Bogota' }],
    ['the same instant in UTC', { due_time: '09:00:00', source_timezone: '' }],
  ])('refuses %s', async (_case, changes) => {
    await expect(store.createActivity(meeting(changes))).rejects.toThrow(new SlotTaken())
    expect(meetings()).toEqual(['10:00'])
  })

  it.each<[string, Partial<NewActivity>]>([
    ['one that ends as it starts', { due_time: '09:00' }],
    ['one that starts as it ends', { due_time: '11:00' }],
    ['the same wall-clock time elsewhere', { source_timezone: 'America/Bogota' }],
    ['an e-mail at the same time', { type: 'email' }],
    ['one without a time', { due_time: '' }],
  ])('takes %s', async (_case, changes) => {
    expect(await store.createActivity(meeting(changes))).toEqual({ id: 2 })
  })

  it('may stand where an e-mail does', async () => {
    await store.createActivity(meeting({ type: 'email', due_time: '14:00' }))
    expect(await store.createActivity(meeting({ due_time: '14:00' }))).toEqual({ id: 3 })
  })
})

describe('listing activities', () => {
  beforeEach(() => writeDeal(store))

  const dates = async (start_date: string, end_date: string) => {
    const { items } = await store.listActivities({ start_date, end_date }, whole)
    return items.map(({ due_date, due_time }) => `${due_date} ${due_time}`)
  }

  it('answers what was written, as it was written', async () => {
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

  it('finds an activity under the UTC date of its start', async () => {
    const source_timezone = 'America/Los_Angeles'
    await store.createActivity(meeting({ due_time: '18:00', source_timezone }))
    expect(await dates('2026-03-05', '2026-03-05')).toEqual([])
    expect(await dates('2026-03-06', '2026-03-06')).toEqual(['2026-03-05 18:00'])
  })

  it('finds an activity of the far east under the UTC date before', async () => {
    await store.createActivity(meeting({ due_time: '09:00', source_timezone: 'Pacific/Auckland' }))
    expect(await dates('2026-03-05', '2026-03-05')).toEqual([])
    expect(await dates('2026-03-04', '2026-03-04')).toEqual(['2026-03-05 09:00'])
  })

  it('takes both dates in, and lists in order of the start', async () => {
    for (const due_date of ['2026-03-07', '2026-03-04', '2026-03-06', '2026-03-05']) {
      await store.createActivity(meeting({ due_date }))
    }
    await store.createActivity(meeting({ due_date: '2026-03-06', due_time: '08:00' }))
    expect(await dates('2026-03-05', '2026-03-06')).toEqual([
      '2026-03-05 10:00',
      '2026-03-06 08:00',
      '2026-03-06 10:00',
    ])
  })

  it('lists an activity without a time under its own date', async () => {
    await store.createActivity(meeting({ due_time: '' }))
    expect(await dates('2026-03-05', '2026-03-05')).toEqual(['2026-03-05 '])
  })

  it('pages through more than a hundred activities', async () => {
    for (let day = 0; day < 125; day += 1) {
      const due_date = new Date(Date.UTC(2026, 2, 1 + day)).toISOString().slice(0, 10)
      await store.createActivity(meeting({ due_date }))
    }
    const year = { start_date: '2026-01-01', end_date: '2026-12-31' }
    const first = await store.listActivities(year, { start: 0, limit: 100 })
    const second = await store.listActivities(year, { start: 100, limit: 100 })
    expect([first.items.length, first.more]).toEqual([100, true])
    expect([second.items.length, second.more]).toEqual([25, false])
    expect(second.items.at(0)?.due_date).toBe('2026-06-09')
    expect(second.items.at(-1)?.due_date).toBe('2026-07-03')
    expect((await store.listActivities(year, { start: 25, limit: 100 })).more).toBe(false)
  })
})
