/** @jest-environment node */
import { createListedActivity } from '@/testing/contactServiceExamples'
import { startContactServiceServer, type Reply, calls } from '@/testing/contactServiceServer'
import { createStoresWithServices } from '@/testing/contactServiceStore'
import { appointment } from './testing/example'
import { openBooking } from './testing/openBooking'
import { getAvailability } from './availabilityApi'

const service = startContactServiceServer()
const openStore = createStoresWithServices()

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

describe('the error of a failed attempt', () => {
  it.each<[string, Reply, string]>([
    ['no network', 'networkError', 'offline'],
    ['too many requests', { status: 429, error: 'slow down' }, 'rateLimited'],
    ['a failing service', { status: 503, error: 'out of order' }, 'failed'],
    ['a refusal', { status: 400, error: 'no' }, 'failed'],
    ['success: false', { json: { success: false, error: 'no', data: null } }, 'failed'],
    ['a page instead of JSON', { status: 200, page: '<!doctype html>' }, 'failed'],
    ['a record without an id', { data: {} }, 'failed'],
  ])('%s', async (_name, reply, failure) => {
    service.reply('createOrganization', reply)
    const { book, state } = openBooking(openStore())
    expect((await book()).payload).toBe(failure)
    expect(state()).toMatchObject({ failure, isSubmitting: false, step: 1 })
    expect(service.getRequests('createPerson')).toEqual([])
  })
})
