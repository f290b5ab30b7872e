import { newIndustryField } from '@/contactService/schemas/industryField'
import type { NewActivity } from '@/contactService/schemas/requests'
import { siteConfig } from '@/site/siteConfig'
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
  type DealIds,
} from '../testing/records'
import { describeStores } from '../testing/describeStores'

describeStores('the records', ({ store, other, read }) => {
  let ids: DealIds

  const createMeeting = (changes: Partial<NewActivity> = {}) =>
    store.createActivity(meeting({ ...ids, ...changes }))

  describe('records', () => {
    it('stores every record of a booking', async () => {
      ids = await writeDeal(store)
      const { key } = await store.createDealField(newIndustryField)
      expect(await store.updateDeal(ids.deal_id, { [key]: 'Retail' })).toEqual({ id: ids.deal_id })
      await createMeeting()
      const { person_id, org_id } = ids
      const times = { starts_at: '2026-03-05T09:00:00.000Z', ends_at: '2026-03-05T10:00:00.000Z' }
      expect(await read()).toMatchObject({
        organizations: [organization()],
        persons: [person({ org_id })],
        deals: [{ ...deal({ person_id, org_id }), fields: { Industria: 'Retail' } }],
        activities: [{ ...meeting(ids), ...times, language: 'es', origin: null, host: '' }],
      })
    })

    it.each([meeting(), email()])(
      'stores where the visitor of a $type came from, and says it in the note (R63)',
      async (activity) => {
        ids = await writeDeal(store)
        await store.createActivity({ ...activity, ...ids, origin })
        const note = `${activity.note}${originLine}`
        expect((await read()).activities).toMatchObject([{ origin, note }])
      },
    )

    it('stores a person without phone or company, and a deal without a description', async () => {
      const email = onlyContact('ana@example.com')
      const { id: person_id } = await store.createPerson({ name: 'Ana', email })
      const title = 'Contacto Web ESP - Sin asunto'
      const { message: value, currency } = siteConfig.deals
      await store.createDeal({ title, person_id, status: 'open', value, currency })
      expect(await read()).toMatchObject({
        persons: [{ name: 'Ana', email, phone: [], org_id: null }],
        deals: [{ org_id: null, description: '', fields: {} }],
      })
    })
  })

  describe('references', () => {
    beforeEach(async () => {
      ids = await writeDeal(store)
    })

    const unknownField = { ['a'.repeat(40)]: 'Retail' }

    it.each<[string, () => Promise<unknown>]>([
      ['a person of no organization', () => store.createPerson(person({ org_id: 9_999 }))],
      ['a deal of nobody', () => store.createDeal(deal({ person_id: 9_999 }))],
      ['an activity of no deal', () => createMeeting({ deal_id: 9_999 })],
      ['a field that does not exist', () => store.updateDeal(ids.deal_id, unknownField)],
    ])('refuses %s', async (_case, act) => {
      await expectRefusal(act(), 'invalidReference')
      expect((await read()).activities).toEqual([])
    })
  })

  it('refuses the update of a missing deal', async () => {
    await expectRefusal(store.updateDeal(9_999, {}), 'notFound')
  })

  describe('deal fields', () => {
    it('are created once per name, even by simultaneous requests, with a key of 40 hexadecimal characters', async () => {
      const stores = [store, other, store, other]
      const fields = await Promise.all(stores.map((each) => each.createDealField(newIndustryField)))
      const key = expect.stringMatching(/^[0-9a-f]{40}$/) as string
      expect(fields[0]).toEqual({ key, name: 'Industria' })
      expect(fields).toEqual(stores.map(() => fields[0]))
      expect(await store.listDealFields()).toEqual(fields.slice(0, 1))
    })

    it('replace a value that was set before', async () => {
      ids = await writeDeal(store)
      const { key } = await store.createDealField(newIndustryField)
      await store.updateDeal(ids.deal_id, { [key]: 'Retail' })
      await store.updateDeal(ids.deal_id, { [key]: 'Health' })
      expect((await read()).deals[0]?.fields).toEqual({ Industria: 'Health' })
    })
  })
})
