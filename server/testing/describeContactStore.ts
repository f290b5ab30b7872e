import moment from 'moment-timezone'
import type { NewActivity } from '@/contactService/schemas/requests'
import type { ListedActivity } from '@/contactService/schemas/responses'
import {
  IdempotencyKeyReused,
  InvalidReference,
  RecordNotFound,
  SlotTaken,
  type ContactStore,
} from '../contactStore'
import { describeBookings } from './describeBookings'
import { deal, meeting, organization, person } from './records'
import type { StoreUnderTest } from './storeUnderTest'

const wholePage = { start: 0, limit: 100 }
const march = { start_date: '2026-03-01', end_date: '2026-03-31' }
const industry = { name: 'Industria', field_type: 'varchar' } as const
const options = { idempotencyKey: '1e0a6f1e-0a52-4d36-9f3c-0d7b0c6ad001' }

interface Ids {
  readonly org_id: number
  readonly person_id: number
  readonly deal_id: number
}

async function writeDeal(store: ContactStore): Promise<Ids> {
  const { id: org_id } = await store.createOrganization(organization())
  const { id: person_id } = await store.createPerson(person({ org_id }))
  const { id: deal_id } = await store.createDeal(deal({ person_id, org_id }))
  return { org_id, person_id, deal_id }
}

const getInstant = ({ due_date, due_time, source_timezone }: ListedActivity) =>
  due_time
    ? moment
        .tz(`${due_date}T${due_time}`, source_timezone === '' ? 'UTC' : (source_timezone ?? 'UTC'))
        .toISOString()
    : due_date

/**
 * Declares the tests that every contact store must pass. `open` is called before each test and
 * returns an empty store.
 */
export function describeContactStore(open: () => Promise<StoreUnderTest>): void {
  let store: ContactStore
  let other: ContactStore
  let tested: StoreUnderTest
  let read: StoreUnderTest['read']
  let ids: Ids

  beforeEach(async () => {
    tested = await open()
    ;({ store, other, read } = tested)
  })

  afterEach(async () => {
    await other.close()
    await store.close()
  })

  const writeMeeting = (changes: Partial<NewActivity> = {}, by = store) =>
    by.createActivity(meeting({ ...ids, ...changes }))

  const list = async (start_date: string, end_date: string) => {
    const { items } = await store.listActivities({ start_date, end_date }, wholePage)
    return items.map(getInstant)
  }

  describeBookings(() => tested)

  describe('records', () => {
    it('keeps everything that a booking writes', async () => {
      ids = await writeDeal(store)
      const { key } = await store.createDealField(industry)
      expect(await store.updateDeal(ids.deal_id, { [key]: 'Retail' })).toEqual({ id: ids.deal_id })
      await writeMeeting()
      expect(read()).toEqual({
        organizations: [{ name: 'Acme Retail' }],
        persons: [
          {
            name: 'Ana García',
            email: [{ value: 'ana@example.com', primary: true }],
            phone: [{ value: '+34612345678', primary: true }],
            org_id: ids.org_id,
          },
        ],
        deals: [
          {
            title: 'Demo Retail - Ana García - Acme Retail',
            person_id: ids.person_id,
            org_id: ids.org_id,
            status: 'open',
            value: 5000,
            currency: 'EUR',
            description: 'Industria: Retail',
            fields: { Industria: 'Retail' },
          },
        ],
        activities: [
          {
            subject: 'Demo - Ana García',
            type: 'meeting',
            startsAt: '2026-03-05T09:00:00.000Z',
            endsAt: '2026-03-05T10:00:00.000Z',
            person_id: ids.person_id,
            org_id: ids.org_id,
            deal_id: ids.deal_id,
            note: '<p>Email: ana@example.com</p>',
          },
        ],
      })
    })

    it('keeps a person without phone or company, and a deal without a description', async () => {
      const email = [{ value: 'ana@example.com', primary: true }]
      const { id: person_id } = await store.createPerson({ name: 'Ana', email })
      await store.createDeal({
        title: 'Contacto Web ESP - Sin asunto',
        person_id,
        status: 'open',
        value: 1000,
        currency: 'EUR',
      })
      expect(read().persons).toEqual([{ name: 'Ana', email, phone: [], org_id: null }])
      expect(read().deals[0]).toMatchObject({ org_id: null, description: '', fields: {} })
    })
  })

  describe('references', () => {
    beforeEach(async () => {
      ids = await writeDeal(store)
    })

    it.each<[string, () => Promise<unknown>]>([
      ['a person of no organization', () => store.createPerson(person({ org_id: 9_999 }))],
      ['a deal of nobody', () => store.createDeal(deal({ person_id: 9_999 }))],
      ['an activity of no deal', () => writeMeeting({ deal_id: 9_999 })],
      [
        'a field that does not exist',
        () => store.updateDeal(ids.deal_id, { ['a'.repeat(40)]: 'Retail' }),
      ],
    ])('refuses %s', async (_case, act) => {
      await expect(act()).rejects.toBeInstanceOf(InvalidReference)
      expect(read().activities).toEqual([])
    })

    it('does not find a deal to update', async () => {
      const { key } = await store.createDealField(industry)
      await expect(store.updateDeal(9_999, { [key]: 'Retail' })).rejects.toThrow(
        new RecordNotFound('deal', 9_999),
      )
    })

    it('sets all fields of an update or none', async () => {
      const { key } = await store.createDealField(industry)
      const update = { [key]: 'Retail', ['b'.repeat(40)]: 'x' }
      await expect(store.updateDeal(ids.deal_id, update)).rejects.toBeInstanceOf(InvalidReference)
      expect(read().deals[0]?.fields).toEqual({})
    })
  })

  describe('deal fields', () => {
    it('gives it a key of 40 hexadecimal characters and lists it', async () => {
      const field = await store.createDealField(industry)
      expect(field).toEqual({
        key: expect.stringMatching(/^[0-9a-f]{40}$/) as string,
        name: 'Industria',
      })
      expect(await store.listDealFields(wholePage)).toEqual({ items: [field], more: false })
      expect(await store.listDealFields({ start: 1, limit: 1 })).toEqual({ items: [], more: false })
    })

    it('answers the field that already has the name, also to those who ask at once', async () => {
      const stores = [store, other, store, other]
      const fields = await Promise.all(stores.map((each) => each.createDealField(industry)))
      expect(new Set(fields.map(({ key }) => key)).size).toBe(1)
      expect((await store.listDealFields(wholePage)).items).toHaveLength(1)
    })

    it('replaces a value that was set before', async () => {
      ids = await writeDeal(store)
      const { key } = await store.createDealField(industry)
      await store.updateDeal(ids.deal_id, { [key]: 'Retail' })
      await store.updateDeal(ids.deal_id, { [key]: 'Health' })
      expect(read().deals[0]?.fields).toEqual({ Industria: 'Health' })
    })
  })

  describe('meetings', () => {
    beforeEach(async () => {
      ids = await writeDeal(store)
      await writeMeeting()
    })

    it.each<[string, Partial<NewActivity>]>([
      ['the same time', {}],
      ['a later start inside it', { due_time: '10:30' }],
      ['an earlier start that reaches into it', { due_time: '09:30' }],
      ['a longer one around it', { due_time: '09:00', duration: '03:00' }],
      ['a shorter one inside it', { due_time: '10:15', duration: '00:15' }],
      ['the same instant elsewhere', { due_time: '04:00', source_timezone: 'America/Bogota' }],
      ['the same instant in UTC', { due_time: '09:00:00', source_timezone: '' }],
      ['one that takes an hour for want of a duration', { due_time: '09:30', duration: '' }],
    ])('refuses %s', async (_case, changes) => {
      await expect(writeMeeting(changes)).rejects.toThrow(new SlotTaken())
      await expect(writeMeeting(changes, other)).rejects.toThrow(new SlotTaken())
      expect(read().activities).toHaveLength(1)
    })

    it.each<[string, Partial<NewActivity>]>([
      ['one that ends as it starts', { due_time: '09:00' }],
      ['one that starts as it ends', { due_time: '11:00' }],
      ['the same wall-clock time elsewhere', { source_timezone: 'America/Bogota' }],
      ['an e-mail at the same time', { type: 'email' }],
      ['one without a time', { due_time: '' }],
    ])('takes %s', async (_case, changes) => {
      expect(await writeMeeting(changes)).toEqual({ id: expect.any(Number) as number })
      expect(read().activities).toHaveLength(2)
    })

    it('may stand where an e-mail does', async () => {
      await writeMeeting({ type: 'email', due_time: '14:00' })
      await writeMeeting({ due_time: '14:00' })
      expect(read().activities).toHaveLength(3)
    })

    it('gives a slot that fifty ask for at once to one of them', async () => {
      const due_time = '16:00'
      const outcomes = await Promise.allSettled(
        Array.from({ length: 50 }, (_, index) =>
          writeMeeting({ due_time, subject: `Visitor ${index}` }, index % 2 ? store : other),
        ),
      )
      const lost = outcomes.flatMap((outcome) =>
        outcome.status === 'rejected' ? [outcome.reason as unknown] : [],
      )
      expect(lost).toEqual(Array.from({ length: 49 }, () => new SlotTaken()))
      expect(read().activities).toHaveLength(2)
    })
  })

  describe('listing activities', () => {
    beforeEach(async () => {
      ids = await writeDeal(store)
    })

    it('answers the time and the subject of a meeting, and nothing else', async () => {
      await writeMeeting()
      const { items, more } = await store.listActivities(march, wholePage)
      expect(items.map(getInstant)).toEqual(['2026-03-05T09:00:00.000Z'])
      expect(items[0]).toMatchObject({ duration: '01:00', subject: 'Demo - Ana García' })
      expect(Object.keys(items[0] ?? {}).sort()).toEqual([
        'due_date',
        'due_time',
        'duration',
        'source_timezone',
        'subject',
      ])
      expect(more).toBe(false)
    })

    it('shows a meeting at once, although the day has just been looked at', async () => {
      expect(await list('2026-03-05', '2026-03-05')).toEqual([])
      await writeMeeting()
      expect(await list('2026-03-05', '2026-03-05')).toEqual(['2026-03-05T09:00:00.000Z'])
    })

    it.each([
      ['the day after', '18:00', 'America/Los_Angeles', '2026-03-06', '2026-03-06T02:00:00.000Z'],
      ['the day before', '09:00', 'Pacific/Auckland', '2026-03-04', '2026-03-04T20:00:00.000Z'],
    ])('finds under %s in UTC what starts then', async (_day, due_time, zone, day, instant) => {
      await writeMeeting({ due_time, source_timezone: zone })
      expect(await list('2026-03-05', '2026-03-05')).toEqual([])
      expect(await list(day, day)).toEqual([instant])
    })

    it('takes both dates in, and lists in order of the start', async () => {
      for (const due_date of ['2026-03-07', '2026-03-04', '2026-03-06', '2026-03-05']) {
        await writeMeeting({ due_date })
      }
      await writeMeeting({ due_date: '2026-03-06', due_time: '08:00' })
      expect(await list('2026-03-05', '2026-03-06')).toEqual([
        '2026-03-05T09:00:00.000Z',
        '2026-03-06T07:00:00.000Z',
        '2026-03-06T09:00:00.000Z',
      ])
    })

    it('lists an activity without a time under its own date', async () => {
      await writeMeeting({ due_time: '' })
      expect(await list('2026-03-05', '2026-03-05')).toEqual(['2026-03-05'])
    })

    it('pages through more than a hundred activities', async () => {
      for (let day = 0; day < 125; day += 1) {
        const due_date = new Date(Date.UTC(2026, 2, 1 + day)).toISOString().slice(0, 10)
        await writeMeeting({ due_date, type: 'email' })
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

  describe('a write that is asked for again with its key', () => {
    it('answers the same and writes nothing, for every kind of record', async () => {
      const results = []
      for (const each of [store, other]) {
        const { id: org_id } = await each.createOrganization(organization(), options)
        const { id: person_id } = await each.createPerson(person({ org_id }), options)
        const { id: deal_id } = await each.createDeal(deal({ person_id, org_id }), options)
        const field = await each.createDealField(industry, options)
        results.push([
          field,
          await each.updateDeal(deal_id, { [field.key]: 'Retail' }, options),
          await each.createActivity(meeting({ person_id, org_id, deal_id }), options),
        ])
      }
      expect(results[1]).toEqual(results[0])
      const { organizations, persons, deals, activities } = read()
      expect([organizations, persons, deals, activities].map(({ length }) => length)).toEqual([
        1, 1, 1, 1,
      ])
    })

    it('is carried out once by those who ask at the same time', async () => {
      const results = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          (index % 2 ? store : other).createOrganization(organization(), options),
        ),
      )
      expect(new Set(results.map(({ id }) => id)).size).toBe(1)
      expect(read().organizations).toHaveLength(1)
    })

    it('is refused where the request is another one', async () => {
      await store.createOrganization(organization(), options)
      await expect(
        store.createOrganization(organization({ name: 'Beta' }), options),
      ).rejects.toBeInstanceOf(IdempotencyKeyReused)
    })

    it('is not remembered where it was refused', async () => {
      await expect(store.createPerson(person({ org_id: 9_999 }), options)).rejects.toBeInstanceOf(
        InvalidReference,
      )
      const { id: org_id } = await store.createOrganization(organization())
      await store.createPerson(person({ org_id }), options)
      expect(read().persons).toHaveLength(1)
    })
  })
}
