/** @jest-environment node */
import { createListedActivity, exampleSiteKey as api_token } from '@/testing/contactServiceExamples'
import { startContactServiceServer, type Reply } from '@/testing/contactServiceServer'
import { createStoresWithService } from '@/testing/contactServiceStore'
import { getAvailability, type AvailabilityArgs } from './availabilityApi'
import { availabilityRequests } from './testing/example'

const service = startContactServiceServer()
const openStore = createStoresWithService()

const madrid: AvailabilityArgs = { date: '2026-11-26', timeZone: 'Europe/Madrid' }
const [day, month] = availabilityRequests

const loadSlots = (asked: AvailabilityArgs = madrid) =>
  openStore()
    .dispatch(getAvailability.initiate(asked, { subscribe: false }))
    .unwrap()
const taken = async (asked?: AvailabilityArgs) =>
  (await loadSlots(asked)).filter(({ available }) => !available).map(({ time }) => time)
const asked = () => service.requests.map(({ query }) => query)
const activity = (fields: Parameters<typeof createListedActivity>[0]): Reply => ({
  data: [createListedActivity({ due_date: '2026-11-26', ...fields })],
})

describe('the availability of a day (R22)', () => {
  it('requests only the days around its slots if the day has activities', async () => {
    service.reply('listActivities', activity({ due_time: '15:00' }))
    expect(await loadSlots()).toEqual([
      { time: '09:00', available: true },
      { time: '10:00', available: true },
      { time: '11:00', available: true },
      { time: '12:00', available: true },
      { time: '13:00', available: true },
      { time: '14:00', available: true },
      { time: '15:00', available: false },
      { time: '16:00', available: true },
      { time: '17:00', available: true },
    ])
    expect(asked()).toEqual([{ ...day, api_token }])
  })

  it.each<[string, Reply]>([
    ['nothing', { data: null }],
    ['only the day before', activity({ due_date: '2026-11-25' })],
  ])('requests the month if the response has %s', async (_what, first) => {
    service.reply('listActivities', first, activity({ due_time: '12:30' }))
    expect(await taken()).toEqual(['12:00', '13:00'])
    expect(asked()).toEqual([day, month].map((range) => ({ ...range, api_token })))
  })

  it('ignores the month’s activities on other days', async () => {
    const reply = activity({ due_date: '2026-11-19', due_time: '09:00' })
    service.reply('listActivities', { data: [] }, reply)
    expect(await taken()).toEqual([])
  })

  it.each([
    ['America/Los_Angeles', { start_date: '2026-11-25', end_date: '2026-11-27' }],
    ['Pacific/Auckland', { start_date: '2026-11-24', end_date: '2026-11-26' }],
  ])('requests the UTC dates of the slots in %s', async (timeZone, range) => {
    service.reply('listActivities', activity({ source_timezone: timeZone, due_time: '17:00' }))
    expect(await taken({ date: '2026-11-26', timeZone })).toEqual(['17:00'])
    expect(asked()).toEqual([{ ...range, api_token }])
  })

  it('loads all pages of the response', async () => {
    const pagination = { start: 0, limit: 1, more_items_in_collection: true, next_start: 1 }
    const data = [createListedActivity({ due_date: '2026-11-26', due_time: '09:00' })]
    service.reply('listActivities', { data, pagination }, activity({ due_time: '17:00' }))
    expect(await taken()).toEqual(['09:00', '17:00'])
    expect(asked()).toEqual([
      { ...day, api_token },
      { ...day, api_token, start: '1' },
    ])
  })
})

describe('a failed availability request', () => {
  const refused: Reply = { status: 403, error: 'no' }
  const error = { kind: 'rejected', status: 403, message: 'Pipedrive API error: 403 - no' }

  it.each<[string, [Reply, ...Reply[]], number]>([
    ['at the day', [refused], 1],
    ['at the month', [{ data: null }, refused], 2],
  ])('%s ends with the error', async (_when, replies, requests) => {
    service.reply('listActivities', ...replies)
    await expect(loadSlots()).rejects.toEqual(error)
    expect(service.requests).toHaveLength(requests)
  })

  it('sends nothing for an unknown zone', async () => {
    await expect(loadSlots({ ...madrid, timeZone: 'Mars/Olympus' })).rejects.toEqual({
      kind: 'failed',
      message: 'No instant for 2026-11-26 09:00 Mars/Olympus',
    })
    expect(service.requests).toEqual([])
  })

  it.each<[string, [Reply, ...Reply[]], number]>([
    ['the day', ['silence'], 1],
    ['the month', [{ data: null }, 'silence'], 2],
  ])('is given up after six seconds without an answer about %s', async (_what, replies, sent) => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] })
    try {
      service.reply('listActivities', ...replies)
      const settled = jest.fn()
      const loading = loadSlots().catch(settled)
      while (service.requests.length < sent) await new Promise(setImmediate)
      await jest.advanceTimersByTimeAsync(5_999)
      expect(settled).not.toHaveBeenCalled()
      await jest.advanceTimersByTimeAsync(1)
      await loading
      expect(settled).toHaveBeenCalledWith(expect.objectContaining({ name: 'AbortError' }))
    } finally {
      jest.useRealTimers()
    }
  })
})

test('caches a day by date and zone', async () => {
  const store = openStore()
  const ask = (timeZone: string) =>
    store.dispatch(getAvailability.initiate({ ...madrid, timeZone })).unwrap()
  service.reply('listActivities', activity({ due_time: '15:00' }))
  await ask('Europe/Madrid')
  await ask('Europe/Madrid')
  expect(service.requests).toHaveLength(1)
  await ask('Europe/London')
  expect(service.requests).toHaveLength(2)
})
