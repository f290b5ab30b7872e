/** @jest-environment node */
import { createListedActivity, exampleIds } from '@/testing/contactServiceExamples'
import { startContactServiceServer, type Call, type Reply } from '@/testing/contactServiceServer'
import { createStoresWithServices } from '@/testing/contactServiceStore'
import { bodies, details } from './testing/example'
import { calls, openBooking, getSentCalls } from './testing/openBooking'

const service = startContactServiceServer()
const openStore = createStoresWithServices()

type Write = Extract<Call, `create${string}`>

/** The writes of a booking, in order; each of them can fail. */
const writes = ['createOrganization', 'createPerson', 'createDeal', 'createActivity'] as const
const usual: Readonly<Record<(typeof writes)[number], Reply>> = {
  createOrganization: { data: { id: exampleIds.organization } },
  createPerson: { data: { id: exampleIds.person } },
  createDeal: { data: { id: exampleIds.deal } },
  createActivity: { data: { id: exampleIds.activity } },
}
const outOfOrder: Reply = { status: 500, error: 'out of order' }

const availabilityCalls: Call[] = ['listActivities', 'listActivities']
const industry: Call[] = ['listDealFields', 'updateDeal']
/** The calls of a booking from one of its writes on. */
const fromWrite = (write: (typeof writes)[number]): Call[] => {
  const whole: Call[] = [...writes.slice(0, 3), ...industry, 'createActivity']
  return whole.slice(whole.indexOf(write))
}

const getKeys = (call: Write) =>
  service.getRequests(call).map(({ idempotencyKey }) => idempotencyKey)

const bookTwice = async () => {
  const booking = openBooking(openStore())
  const first = await booking.book()
  const sentFirst = service.requests.length
  const second = await booking.book()
  return { ...booking, first, second, onSecondTry: service.requests.slice(sentFirst) }
}

describe('a retry after a failure', () => {
  it.each(writes)('goes on at %s, which failed', async (write) => {
    service.reply(write, outOfOrder, usual[write])
    const { first, second, onSecondTry } = await bookTwice()
    expect(first.payload).toBe('failed')
    expect(second.payload).toEqual({ dealId: exampleIds.deal })
    // After a failed meeting request, the retry does not check the slot: the meeting may already
    // exist.
    const before = write === 'createActivity' ? [] : availabilityCalls
    expect(calls(onSecondTry)).toEqual([...before, ...fromWrite(write)].filter(stillToDo(write)))
  })

  it.each(writes)('sends %s again under the same key with the same body', async (write) => {
    service.reply(write, 'networkError', usual[write])
    await bookTwice()
    const bodiesSent = service.getRequests(write).map(({ body }) => body)
    expect(bodiesSent).toEqual([bodies[write], bodies[write]])
    const [first, second] = getKeys(write)
    expect(first).not.toBeNull()
    expect(second).toBe(first)
  })

  it('creates each record once, whichever way each step failed', async () => {
    for (const write of writes) service.reply(write, outOfOrder, usual[write])
    const { book } = openBooking(openStore())
    const payloads = []
    while (payloads.length < 5) payloads.push((await book()).payload)
    expect(payloads).toEqual(['failed', 'failed', 'failed', 'failed', { dealId: exampleIds.deal }])
    for (const write of writes) {
      expect(new Set(getKeys(write)).size).toBe(1)
      expect(service.getRequests(write)).toHaveLength(2)
    }
    expect(service.getRequests('updateDeal')).toHaveLength(1)
  })
})

/** The industry is written only once, so a retry that lacks only the meeting leaves it out. */
const stillToDo = (failed: Write) => (call: Call) =>
  failed !== 'createActivity' || !industry.includes(call)

describe('a change of language between two attempts', () => {
  const inEnglish = { language: 'en', industry: 'Retail' } as const

  it.each(['createDeal', 'createActivity'] as const)('sends %s again as it was', async (write) => {
    service.reply(write, 'networkError', usual[write])
    const { book } = openBooking(openStore())
    await book()
    await book(inEnglish)
    expect(getSentCalls(service.getRequests(write))).toEqual([
      [write, bodies[write]],
      [write, bodies[write]],
    ])
    expect(new Set(getKeys(write)).size).toBe(1)
  })

  it('does not create the deal again for the translated industry', async () => {
    service.reply('createActivity', outOfOrder, usual.createActivity)
    const { book } = openBooking(openStore())
    await book()
    await book(inEnglish)
    expect(service.getRequests('createDeal')).toHaveLength(1)
  })

  it('affects only the current booking', async () => {
    const { book } = openBooking(openStore())
    await book()
    await book(inEnglish)
    expect(service.getRequests('createDeal').map(({ body }) => body)).toMatchObject([
      { title: 'Demo Comercio - Lucía Fernández - Tiendas Alba' },
      { title: 'Demo Retail - Lucía Fernández - Tiendas Alba' },
    ])
  })
})

describe('details that changed between two attempts', () => {
  it('create new records from the first one that contains them', async () => {
    service.reply('createActivity', { status: 429, error: 'slow down' }, usual.createActivity)
    service.reply('createDeal', usual.createDeal, { data: { id: 34 } })
    const { book } = openBooking(openStore())
    await book()
    const sentFirst = service.requests.length
    const result = await book({ details: { ...details, name: 'Lucía Gil' } })
    expect(result.payload).toEqual({ dealId: 34 })
    const later = service.requests.slice(sentFirst)
    expect(calls(later)).toEqual([
      ...availabilityCalls,
      'createPerson',
      'createDeal',
      'updateDeal',
      'createActivity',
    ])
    expect(service.getRequests('updateDeal').at(-1)?.path).toBe('/api/v1/deals/34')
    expect(new Set(getKeys('createPerson')).size).toBe(2)
  })
})

describe('the booking after a finished one', () => {
  it('reuses none of its records', async () => {
    const { first, second, onSecondTry } = await bookTwice()
    expect(first.payload).toEqual(second.payload)
    expect(calls(onSecondTry)).toEqual([
      ...availabilityCalls,
      ...writes.slice(0, 3),
      'updateDeal',
      'createActivity',
    ])
    for (const write of writes) expect(new Set(getKeys(write)).size).toBe(2)
  })
})

describe('a meeting request whose response was lost', () => {
  const taken = { data: [createListedActivity({ due_date: '2026-11-26', due_time: '10:00' })] }

  it('is repeated without a check, which would find the slot taken by the meeting itself', async () => {
    service.reply('createActivity', 'networkError', usual.createActivity)
    const { book, state } = openBooking(openStore())
    expect((await book()).payload).toBe('offline')
    expect(state()).toMatchObject({ failure: 'offline', isSubmitting: false, industryDealId: 33 })

    service.reply('listActivities', taken)
    const sentFirst = service.requests.length
    expect((await book()).payload).toEqual({ dealId: exampleIds.deal })
    expect(getSentCalls(service.requests.slice(sentFirst))).toEqual([
      ['createActivity', bodies.createActivity],
    ])
    expect(new Set(getKeys('createActivity')).size).toBe(1)
  })

  it('is checked again once a refusal shows that the meeting does not exist', async () => {
    service.reply('createActivity', 'networkError', { status: 409, error: 'taken' })
    service.reply('listActivities', { data: null }, { data: null }, taken)
    const { book, state } = openBooking(openStore())
    await book()
    expect((await book()).payload).toBe('slotTaken')
    expect(state().requestedMeeting).toBeUndefined()
    expect(service.getRequests('createActivity')).toHaveLength(2)
  })
})
