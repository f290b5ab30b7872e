/** @jest-environment node */
import {
  createListedActivity,
  exampleDealWithoutIndustry,
  exampleIds,
  exampleMeetingWithoutIndustry,
  exampleMeetingWithOrigin,
  exampleSiteKey,
} from '@/testing/contactServiceExamples'
import {
  calls,
  getSentCalls,
  startContactServiceServer,
  type Reply,
} from '@/testing/contactServiceServer'
import { createStoresWithService } from '@/testing/contactServiceStore'
import { getAvailability } from './availabilityApi'
import { bookDemo } from './bookingSlice'
import { appointment, availabilityRequests, bodies, details, openBooking } from './testing/example'

const service = startContactServiceServer()
const openStore = createStoresWithService()

describe('a booking', () => {
  it('checks the calendar, then creates organization, person, deal, industry and meeting', async () => {
    const { book } = openBooking(openStore())
    const result = await book()
    expect(result.payload).toBe(exampleIds.deal)
    expect(getSentCalls(service.requests)).toEqual([
      ['listActivities'],
      ['listActivities'],
      ['createOrganization', bodies.createOrganization],
      ['createPerson', bodies.createPerson],
      ['createDeal', bodies.createDeal],
      ['listDealFields'],
      ['updateDeal', bodies.updateDeal],
      ['createActivity', bodies.createActivity],
    ])
    expect(service.getRequests('listActivities').map(({ query }) => query)).toEqual(
      availabilityRequests.map((range) => ({ ...range, api_token: exampleSiteKey })),
    )
    expect(service.getRequests('updateDeal').map(({ path }) => path)).toEqual(['/api/v1/deals/33'])
  })

  it('without an industry sends what the contract’s examples say (R44)', async () => {
    const { book } = openBooking(openStore())
    const { due_date: date, due_time: time } = exampleMeetingWithoutIndustry
    await book({ industry: undefined, appointment: { ...appointment, date, time } })
    expect(service.getRequests('createDeal')[0]?.body).toEqual(exampleDealWithoutIndustry)
    expect(service.getRequests('createActivity')[0]?.body).toEqual(exampleMeetingWithoutIndustry)
  })

  it('tells with the meeting where the visitor came from (R63, R44)', async () => {
    const { book } = openBooking(openStore())
    const { due_date: date, origin } = exampleMeetingWithOrigin
    await book({ origin, appointment: { ...appointment, date } })
    expect(service.getRequests('createActivity')[0]?.body).toEqual(exampleMeetingWithOrigin)
  })

  it('keeps only the state that the confirmation shows', async () => {
    const { book, state } = openBooking(openStore())
    await book()
    expect(state()).toEqual({
      step: 3,
      isSubmitting: false,
      dealId: exampleIds.deal,
      ...appointment,
      draft: { details, countryChosen: true },
    })
  })
})

describe('a second attempt during the first', () => {
  it('is ignored', async () => {
    const { book, state } = openBooking(openStore())
    const first = book()
    expect(state().isSubmitting).toBe(true)
    const second = await book()
    expect(bookDemo.rejected.match(second) && second.meta.condition).toBe(true)
    expect(state().isSubmitting).toBe(true)
    await first
    expect(state()).toMatchObject({ isSubmitting: false, step: 3 })
    expect(calls(service.requests).filter((call) => call.startsWith('create'))).toEqual([
      'createOrganization',
      'createPerson',
      'createDeal',
      'createActivity',
    ])
  })
})

describe('the slot', () => {
  const at = (due_time: string, duration: string): Reply => ({
    data: [createListedActivity({ due_date: '2026-11-26', due_time, duration })],
  })
  const whole = [
    'listActivities',
    'createOrganization',
    'createPerson',
    'createDeal',
    'listDealFields',
    'updateDeal',
    'createActivity',
  ]

  describe('the check before the first write (R27)', () => {
    it.each([
      ['at its time', at('10:00', '01:00')],
      ['over its last minute', at('10:59', '00:30')],
      ['from before it', at('09:00', '01:01')],
    ])('ends the attempt if an activity is %s', async (_where, reply) => {
      service.reply('listActivities', reply)
      const { book, state } = openBooking(openStore())
      expect((await book()).payload).toBe('slotTaken')
      expect(state()).toMatchObject({ failure: 'slotTaken', isSubmitting: false })
      await book()
      expect(calls(service.requests)).toEqual(['listActivities', 'listActivities'])
    })

    it.each([
      ['ends as it begins', at('09:00', '01:00')],
      ['begins as it ends', at('11:00', '01:00')],
    ])('continues if an activity %s', async (_where, reply) => {
      service.reply('listActivities', reply)
      await openBooking(openStore()).book()
      expect(calls(service.requests)).toEqual(whole)
    })

    it.each<[string, Reply]>([
      ['is refused', { status: 403, error: 'no' }],
      ['is answered by a page', { status: 200, page: '<!doctype html>' }],
      ['is answered with nonsense', { json: { success: true, data: {} } }],
    ])('continues if it %s', async (_how, reply) => {
      service.reply('listActivities', reply)
      const { book, state } = openBooking(openStore())
      await book()
      expect(calls(service.requests)).toEqual(whole)
      expect(state().step).toBe(3)
    })

    it('bypasses the cache', async () => {
      service.reply('listActivities', at('15:00', '01:00'), at('10:00', '01:00'))
      const { store, book } = openBooking(openStore())
      const { date, timeZone } = appointment
      const shown = store.dispatch(getAvailability.initiate({ date, timeZone }))
      expect((await shown.unwrap()).find(({ time }) => time === '10:00')?.available).toBe(true)
      expect((await book()).payload).toBe('slotTaken')
      const now = await store.dispatch(getAvailability.initiate({ date, timeZone })).unwrap()
      expect(now.find(({ time }) => time === '10:00')).toEqual({ time: '10:00', available: false })
      expect(service.getRequests('listActivities')).toHaveLength(2)
    })
  })

  describe('a meeting refused with 409', () => {
    const conflict: Reply = { status: 409, error: 'The slot is taken' }

    it('counts as a taken slot and reloads the calendar', async () => {
      service.reply('listActivities', at('15:00', '01:00'), at('10:00', '01:00'))
      service.reply('createActivity', conflict)
      const { book, store } = openBooking(openStore())
      expect((await book()).payload).toBe('slotTaken')
      const { date, timeZone } = appointment
      const slots = await store.dispatch(getAvailability.initiate({ date, timeZone })).unwrap()
      expect(slots.filter(({ available }) => !available)).toEqual([
        { time: '10:00', available: false },
      ])
      expect(service.getRequests('listActivities')).toHaveLength(2)
    })

    it('leaves person and deal for a meeting in another slot', async () => {
      service.reply('createActivity', conflict, { data: { id: 44 } })
      service.reply('listActivities', at('15:00', '01:00'))
      const { book } = openBooking(openStore())
      await book()
      await book({ appointment: { ...appointment, time: '11:00' } })
      const bookings = service.getRequests('createActivity')
      expect(bookings.at(-1)?.body).toMatchObject({ due_time: '11:00', deal_id: 33 })
      for (const call of ['createPerson', 'createDeal', 'createActivity'] as const) {
        const keys = service.getRequests(call).map(({ idempotencyKey }) => idempotencyKey)
        expect([call, keys.length, new Set(keys).size]).toEqual([call, 2, 1])
      }
    })
  })
})
