import { newIndustryField } from '@/contactService/schemas/industryField'
import type { NewActivity } from '@/contactService/schemas/requests'
import { eventRecipients } from '../messages/events'
import { expectRefusal } from '../testing/openTestStore'
import {
  deal,
  email,
  meeting,
  onlyContact,
  organization,
  origin,
  originLine,
  person,
  writeDeal,
  writeMeeting,
  type DealIds,
  march,
} from '../testing/records'
import { dayMs } from '../time'
import { describeStores } from '../testing/describeStores'
import type { ContactStore } from './recordStore'

const options = { idempotencyKey: '1e0a6f1e-0a52-4d36-9f3c-0d7b0c6ad001' }

describeStores('repeated writes', ({ store, other, read, clean, takeJobs, clock }) => {
  describe('a write that is repeated with its key', () => {
    it('returns the first result, and writes and tells nothing, for every kind of record', async () => {
      const write = async (by: ContactStore) => {
        const booking = await writeMeeting(by, {}, { key: 'one' })
        const field = await by.createDealField(newIndustryField)
        return { booking, field, deal: await by.updateDeal(booking.number, { [field.key]: 'x' }) }
      }
      expect(await write(other)).toEqual(await write(store))
      expect(await read()).toMatchObject({
        organizations: [{}],
        persons: [{}],
        deals: [{}],
        activities: [{}],
      })
      expect(await takeJobs()).toHaveLength(eventRecipients.length)
    })

    it('is carried out once for simultaneous requests', async () => {
      const results = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          (index % 2 ? store : other).createOrganization(organization(), options),
        ),
      )
      expect(new Set(results.map(({ id }) => id)).size).toBe(1)
      expect((await read()).organizations).toHaveLength(1)
    })

    it('changes the record if the request is another one', async () => {
      const write = async (by: ContactStore, name: string, due_time: string) => {
        const activity = { due_time, note: name }
        const records = { organization: { name }, person: { name }, deal: { title: name } }
        return writeMeeting(by, activity, { key: 'one', ...records })
      }
      const first = await write(store, 'Beta', '10:00')
      expect(await write(other, 'Gamma', '12:00')).toEqual(first)
      expect(await read()).toMatchObject({
        organizations: [{ name: 'Gamma' }],
        persons: [{ name: 'Gamma' }],
        deals: [{ title: 'Gamma' }],
        activities: [{ note: 'Gamma', starts_at: '2026-03-05T11:00:00.000Z' }],
      })
      expect(await write(store, 'Beta', '10:00')).toEqual(first)
      expect((await read()).activities).toMatchObject([{ note: 'Beta' }])
    })

    it('returns the record even if its date has passed', async () => {
      const ids = await writeDeal(store)
      const write = (by: ContactStore, earliest: string, changes = {}) =>
        by.createActivity(meeting({ ...ids, ...changes }), {
          ...options,
          bookableDates: { earliest, latest: '2027-03-02' },
        })
      await expectRefusal(write(store, '2026-03-06'), 'dateNotBookable')
      const written = await write(store, '2026-03-05')
      expect(await write(other, '2026-03-06')).toEqual({ ...written, isNew: false })
      await expectRefusal(write(other, '2026-03-06', { due_time: '12:00' }), 'dateNotBookable')
      expect((await read()).activities).toHaveLength(1)
    })

    it('creates another record 30 days later', async () => {
      const first = await store.createOrganization(organization(), options)
      clock.advance(29 * dayMs)
      await clean()
      expect(await store.createOrganization(organization(), options)).toEqual(first)
      clock.advance(2 * dayMs)
      await clean()
      expect(await store.createOrganization(organization(), options)).not.toEqual(first)
    })

    it('is carried out if it was refused before', async () => {
      const refused = store.createPerson(person({ org_id: 9_999 }), options)
      await expectRefusal(refused, 'invalidReference')
      const { id: org_id } = await store.createOrganization(organization())
      await store.createPerson(person({ org_id }), options)
      expect((await read()).persons).toHaveLength(1)
    })
  })

  describe('a meeting of a deal that has one', () => {
    const book = async (by: ContactStore, changes: Partial<NewActivity> = {}) =>
      by.createActivity(meeting({ ...ids, ...changes }))
    let ids: DealIds

    beforeEach(async () => {
      ids = await writeDeal(store)
    })

    it('has the duration that is sent with another time, and else keeps its own', async () => {
      const expectTime = async (ends_at: string, duration: string) => {
        expect((await read()).activities).toMatchObject([{ ends_at }])
        const items = await store.listActivities(march)
        expect(items).toMatchObject([{ duration }])
      }
      await book(store, { duration: '02:30' })
      await book(store, { note: 'Nombre: Eva' })
      await expectTime('2026-03-05T11:30:00.000Z', '02:30')
      await book(store, { due_time: '12:00' })
      await expectTime('2026-03-05T12:00:00.000Z', '01:00')
    })

    it('has the language in which it was sent last', async () => {
      const first = await book(store)
      const activity = meeting(ids)
      const { id } = await other.createActivity(activity, { language: 'en' })
      expect(id).toBe(first.id)
      expect((await read()).activities).toMatchObject([{ language: 'en' }])
    })

    it('has the origin that was sent last, and names it once in its note (R63)', async () => {
      const first = await book(store, { origin })
      expect(await book(other, { origin })).toEqual({ ...first, isNew: false })
      const { note } = meeting()
      expect((await read()).activities).toMatchObject([{ origin, note: `${note}${originLine}` }])
      const { referrer } = origin
      await book(other, { origin: { referrer }, due_time: '12:00' })
      expect((await read()).activities).toMatchObject([
        { origin: { referrer }, note: `${note}<br>Origen: referrer=${referrer}` },
      ])
    })

    it('is one even for simultaneous requests, at one of their times', async () => {
      const times = ['10:00', '11:00', '12:00', '13:00', '14:00', '15:00']
      const written = await Promise.all(
        times.map((due_time, index) => book(index % 2 ? store : other, { due_time })),
      )
      expect(new Set(written.map(({ id }) => id)).size).toBe(1)
      expect((await read()).activities).toHaveLength(1)
    })

    it('stays where it is if the new time is taken', async () => {
      await book(store)
      await writeMeeting(store, { due_time: '12:00' })
      await expectRefusal(book(store, { due_time: '12:00' }), 'slotTaken')
      expect((await read()).activities[0]).toMatchObject({ starts_at: '2026-03-05T09:00:00.000Z' })
    })

    it('counts for the person whom its records name now', async () => {
      const [form, limit] = [{ idempotencyKey: 'form' }, { openBookingsPerPerson: 1 }]
      const writePerson = (value: string) =>
        store.createPerson(person({ email: onlyContact(value) }), form)
      const { id: person_id } = await writePerson('eva@example.com')
      const { id: deal_id } = await store.createDeal(deal({ person_id }))
      const write = (by: ContactStore, changes: Partial<NewActivity>) =>
        by.createActivity(meeting({ person_id, deal_id, ...changes }), limit)
      await write(store, {})
      await writeMeeting(store, { due_time: '12:00' })
      await write(other, { due_time: '13:00', note: 'Nombre: Eva' })
      await writePerson('ana@example.com')
      for (const changes of [{ note: 'Nombre: Ana' }, { due_time: '14:00' }]) {
        await expectRefusal(write(other, { due_time: '13:00', ...changes }), 'tooManyBookings')
      }
    })

    it('is no message, whatever its key names', async () => {
      const first = await store.createActivity(meeting(ids), options)
      await expectRefusal(other.createActivity(email(ids), options), 'invalidReference')
      expect((await read()).activities).toMatchObject([{ id: first.id, type: 'meeting' }])
    })
  })
})
