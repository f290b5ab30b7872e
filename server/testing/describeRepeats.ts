import { newIndustryField } from '@/contactService/schemas/industryField'
import {
  DateNotBookable,
  IdempotencyKeyReused,
  InvalidReference,
  type ContactStore,
} from '../contactStore'
import { deal, meeting, organization, person, writeDeal } from './records'
import type { StoreUnderTest } from './storeUnderTest'

const options = { idempotencyKey: '1e0a6f1e-0a52-4d36-9f3c-0d7b0c6ad001' }

/** Declares the tests of repeated writes that every store must pass. */
export function describeRepeats(getTested: () => StoreUnderTest): void {
  let store: ContactStore
  let other: ContactStore
  let read: StoreUnderTest['read']

  beforeEach(() => {
    ;({ store, other, read } = getTested())
  })

  describe('a write that is repeated with its key', () => {
    it('returns the first result and writes nothing, for every kind of record', async () => {
      const results = []
      for (const each of [store, other]) {
        const { id: org_id } = await each.createOrganization(organization(), options)
        const { id: person_id } = await each.createPerson(person({ org_id }), options)
        const { id: deal_id } = await each.createDeal(deal({ person_id, org_id }), options)
        const field = await each.createDealField(newIndustryField, options)
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

    it('is carried out once for simultaneous requests', async () => {
      const results = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          (index % 2 ? store : other).createOrganization(organization(), options),
        ),
      )
      expect(new Set(results.map(({ id }) => id)).size).toBe(1)
      expect(read().organizations).toHaveLength(1)
    })

    it('is refused if the request is another one', async () => {
      await store.createOrganization(organization(), options)
      await expect(
        store.createOrganization(organization({ name: 'Beta' }), options),
      ).rejects.toBeInstanceOf(IdempotencyKeyReused)
    })

    it('returns the first result even if its date has passed', async () => {
      const ids = await writeDeal(store)
      const write = (by: ContactStore, earliest: string, key = options) =>
        by.createActivity(meeting(ids), {
          ...key,
          bookableDates: { earliest, latest: '2027-03-02' },
        })
      await expect(write(store, '2026-03-06')).rejects.toThrow(DateNotBookable)
      const written = await write(store, '2026-03-05')
      expect(await write(other, '2026-03-06')).toEqual(written)
      await expect(write(other, '2026-03-06', { idempotencyKey: 'new' })).rejects.toThrow(
        DateNotBookable,
      )
      expect(read().activities).toHaveLength(1)
    })

    it('is carried out if it was refused before', async () => {
      await expect(store.createPerson(person({ org_id: 9_999 }), options)).rejects.toBeInstanceOf(
        InvalidReference,
      )
      const { id: org_id } = await store.createOrganization(organization())
      await store.createPerson(person({ org_id }), options)
      expect(read().persons).toHaveLength(1)
    })
  })
}
