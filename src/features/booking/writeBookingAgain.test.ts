/** @jest-environment node */
import { createListedActivity, exampleIds } from '@/testing/contactServiceExamples'
import {
  getSentCalls,
  startContactServiceServer,
  type Call,
  type Reply,
} from '@/testing/contactServiceServer'
import { createStoresWithService } from '@/testing/contactServiceStore'
import { getAvailability } from './availabilityApi'
import { bookDemo } from './bookingSlice'
import { appointment, bodies, details, openBooking } from './testing/example'

const service = startContactServiceServer()
const openStore = createStoresWithService()

/** The records of a booking, in order; each of these calls can fail. */
const creations = ['createOrganization', 'createPerson', 'createDeal', 'createActivity'] as const
type Creation = (typeof creations)[number]
const outOfOrder: Reply = { status: 500, error: 'out of order' }

/** All writes of an attempt that succeeds. */
const writes = [
  ...creations.slice(0, 3).map((call: Creation) => [call, bodies[call]]),
  ['updateDeal', bodies.updateDeal],
  ['createActivity', bodies.createActivity],
]
const isWrite = ([call]: readonly unknown[]) => /^(create|update)/.test(call as Call)

const getKeys = (call: Creation) =>
  service.getRequests(call).map(({ idempotencyKey }) => idempotencyKey)

/** Books, and resolves to the calls of a second attempt and its result. */
async function retry(changes: Parameters<ReturnType<typeof openBooking>['book']>[0] = {}) {
  const booking = openBooking(openStore())
  const first = await booking.book()
  const sentFirst = service.requests.length
  const second = await booking.book(changes)
  return { ...booking, first, second, later: getSentCalls(service.requests.slice(sentFirst)) }
}

describe.each<[string, Reply]>([
  ['an error', outOfOrder],
  ['a lost response', 'networkError'],
])('after %s', (_how, failure) => {
  it.each(creations)('of %s all records are written again under the same names', async (call) => {
    service.reply(call, failure, 'usual')
    const { first, second, later } = await retry()
    expect(bookDemo.rejected.match(first)).toBe(true)
    expect(second.payload).toBe(exampleIds.deal)
    expect(later.filter(isWrite)).toEqual(writes)
    for (const creation of creations) expect(new Set(getKeys(creation)).size).toBe(1)
  })
})

it('an attempt can fail at each step in turn', async () => {
  for (const call of creations) service.reply(call, outOfOrder, 'usual')
  const { book } = openBooking(openStore())
  const payloads = []
  while (payloads.length < 5) payloads.push((await book()).payload)
  expect(payloads).toEqual(['failed', 'failed', 'failed', 'failed', exampleIds.deal])
  for (const call of creations) expect(new Set(getKeys(call)).size).toBe(1)
})

describe('after the response to the meeting was lost, what was chosen last is written (R41)', () => {
  beforeEach(() => {
    service.reply('createActivity', 'networkError', 'usual')
  })

  it('another time', async () => {
    const wanted = { date: '2026-11-27', time: '12:00', timeZone: 'Africa/Algiers' }
    const { later, state } = await retry({ appointment: wanted })
    expect(later.at(-1)).toEqual([
      'createActivity',
      {
        ...bodies.createActivity,
        due_date: wanted.date,
        due_time: wanted.time,
        source_timezone: wanted.timeZone,
        note: bodies.createActivity.note.replace('Europe/Madrid', wanted.timeZone),
      },
    ])
    expect(state()).toMatchObject({ step: 3, ...wanted })
  })

  it('corrected details (R45)', async () => {
    const corrected = { ...details, name: 'Lucía Gil' }
    const { later, state } = await retry({ details: corrected })
    const sent = later.filter(isWrite).map(([, body]) => JSON.stringify(body))
    expect(sent.filter((body) => body.includes('Lucía Fernández'))).toEqual([])
    expect(sent.filter((body) => body.includes('Lucía Gil'))).toHaveLength(3)
    expect(state().draft?.details).toEqual(corrected)
  })

  it('another language', async () => {
    const { later } = await retry({ language: 'en', industry: 'Retail' })
    expect(later.at(-1)?.[1]).toMatchObject({
      subject: 'Demo Retail - Lucía Fernández - Tiendas Alba',
      note: expect.stringContaining('Idioma preferido: Inglés') as string,
    })
  })

  it('the same, without a look at the calendar, which may hold the meeting itself', async () => {
    const { later, second } = await retry()
    expect(later.map(([call]) => call)).not.toContain('listActivities')
    expect(second.payload).toBe(exampleIds.deal)
  })
})

it('a meeting that has begun is left as it is, and the next attempt is another booking', async () => {
  const begun: Reply = { status: 409, error: 'no', code: 'booking_past' }
  service.reply('createActivity', 'networkError', begun, 'usual')
  const { second, book, state } = await retry()
  expect(second.payload).toBe('begun')
  expect(state().sequenceId).toBeUndefined()
  expect((await book()).payload).toBe(exampleIds.deal)
  const [first, ...others] = getKeys('createActivity')
  expect(others).toEqual([first, expect.not.stringMatching(first ?? '')])
})

it('the booking after a finished one has names of its own', async () => {
  const { first, second } = await retry()
  expect([first.payload, second.payload]).toEqual([exampleIds.deal, exampleIds.deal])
  for (const call of creations) expect(new Set(getKeys(call)).size).toBe(2)
})

describe('the calendar is asked (R41)', () => {
  const free: Reply = { data: [createListedActivity({ due_date: appointment.date })] }

  /** Books, shows the day again, and resolves to the deals that the two requests name. */
  const getNamedDeals = async () => {
    service.reply('listActivities', free)
    service.reply('createDeal', { data: { id: exampleIds.deal }, capability: 'of-deal' })
    const { store, book } = openBooking(openStore())
    await book()
    const { date, timeZone } = appointment
    await store.dispatch(
      getAvailability.initiate({ date, timeZone }, { subscribe: false, forceRefetch: true }),
    )
    return service.getRequests('listActivities').map(({ capabilities }) => capabilities)
  }

  it('without the own meeting while it is unknown whether that exists', async () => {
    service.reply('createActivity', 'networkError')
    expect(await getNamedDeals()).toEqual([null, 'of-deal'])
  })

  it('with it once it is booked', async () => {
    expect(await getNamedDeals()).toEqual([null, null])
  })
})
