/** @jest-environment node */
import { exampleIds } from '@/testing/contactServiceExamples'
import { startContactServiceServer, type Reply } from '@/testing/contactServiceServer'
import { createStoresWithServices } from '@/testing/contactServiceStore'
import { appointment, bodies, details } from './testing/example'
import {
  begun,
  cancelled,
  corrected,
  created,
  four,
  gone,
  kept,
  loseResponseInStore,
  moveTo,
  noon,
  repeated,
  taken,
} from './testing/lostMeeting'
import { calls } from './testing/openBooking'

const service = startContactServiceServer()
const openStore = createStoresWithServices()
const moved = created
const loseResponse = (...next: Reply[]) => loseResponseInStore(service, openStore(), next)

const outOfOrder: Reply = { status: 500, error: 'out of order' }

describe('another time after a meeting request whose response was lost (R41)', () => {
  it('moves the meeting if it exists', async () => {
    const { book, state, getLater } = await loseResponse(created)
    expect((await book({ appointment: noon })).payload).toEqual({ dealId: exampleIds.deal })
    expect(getLater()).toEqual([repeated, moveTo(noon)])
    expect(service.getRequests('moveMeeting')[0]?.path).toBe('/api/v1/activities/44')
    const keys = service.getRequests('createActivity').map(({ idempotencyKey }) => idempotencyKey)
    expect(new Set(keys).size).toBe(1)
    expect(state()).toMatchObject({ step: 3, ...noon, draft: { details }, isEarlierBooking: false })
  })

  it('keeps the details of the first request, and remembers to say so', async () => {
    const { book, state, getLater } = await loseResponse(created)
    await book({ appointment: noon, details: corrected })
    expect(getLater()).toEqual([repeated, moveTo(noon)])
    expect(state()).toMatchObject({ step: 3, ...noon, draft: { details }, isEarlierBooking: true })
  })

  it('confirms the meeting as it stands if only the details were corrected', async () => {
    const { book, state, getLater } = await loseResponse(created)
    const { payload } = await book({ details: corrected })
    expect(payload).toEqual({ dealId: exampleIds.deal, details })
    expect(getLater()).toEqual([repeated])
    expect(state()).toMatchObject({
      step: 3,
      ...appointment,
      draft: { details },
      isEarlierBooking: true,
    })
  })

  it.each<[string, Reply]>([
    ['another visitor has the slot', taken],
    ['it is refused', { status: 400, error: 'no' }],
  ])('books it if the first meeting does not exist: %s', async (_why, refusal) => {
    const { book, state, getLater } = await loseResponse(refusal, { data: { id: 45 } })
    expect((await book({ appointment: noon })).payload).toEqual({ dealId: exampleIds.deal })
    expect(getLater().map(([call]) => call)).toEqual([
      'createActivity',
      'listActivities',
      'listActivities',
      'createActivity',
    ])
    expect(service.requests.at(-1)?.body).toMatchObject({ due_time: '12:00' })
    expect(state()).toMatchObject({ step: 3, ...noon })
  })

  it.each<[string, Reply, string]>([
    ['no network', 'networkError', 'offline'],
    ['a failing service', outOfOrder, 'failed'],
    [
      'too many requests, which tells nothing of the first',
      { status: 429, error: 'no' },
      'rateLimited',
    ],
  ])('waits while it is unknown whether it exists: %s', async (_why, reply, failure) => {
    const { book, state, getLater } = await loseResponse(reply)
    expect((await book({ appointment: noon })).payload).toBe(failure)
    expect(getLater()).toEqual([repeated])
    expect(state().requestedMeeting).toMatchObject({ appointment, details })
  })

  it('does not take the first one for another after the language changed', async () => {
    const { book } = await loseResponse(created)
    const { payload } = await book({ language: 'en', industry: 'Retail' })
    expect(payload).toEqual({ dealId: exampleIds.deal })
  })
})

describe('a move that fails (R41)', () => {
  it('leaves the meeting where it is if the new slot was taken meanwhile', async () => {
    service.reply('moveMeeting', taken, moved)
    const { book, state, getLater } = await loseResponse(created)
    expect((await book({ appointment: noon })).payload).toBe('slotTaken')
    expect(state()).toMatchObject({ step: 2, lastKnownTime: appointment, requestedMove: undefined })
    await book({ appointment: four })
    const writes = getLater().filter(([call]) => call !== 'listActivities')
    expect(writes).toEqual([repeated, moveTo(noon), moveTo(four)])
    expect(state()).toMatchObject({ step: 3, ...four })
  })

  it.each<[string, Reply, string]>([
    ['no network', 'networkError', 'offline'],
    ['a store that is away', { status: 503, error: 'away' }, 'failed'],
  ])('is sent again by the next attempt: %s', async (_why, reply, failure) => {
    service.reply('moveMeeting', reply, moved)
    const { book, state, getLater } = await loseResponse(created)
    expect((await book({ appointment: noon })).payload).toBe(failure)
    expect(state()).toMatchObject({ step: 2, lastKnownTime: appointment, requestedMove: noon })
    await book({ appointment: noon })
    expect(getLater()).toEqual([repeated, moveTo(noon), moveTo(noon)])
    expect(state()).toMatchObject({ step: 3, ...noon })
  })

  it('is resolved before the visitor’s next wish, also if that is the first time', async () => {
    service.reply('moveMeeting', 'networkError', moved)
    const { book, state, getLater } = await loseResponse(created)
    await book({ appointment: noon })
    await book()
    expect(getLater()).toEqual([repeated, moveTo(noon), moveTo(noon), moveTo(appointment)])
    expect(state()).toMatchObject({ step: 3, ...appointment })
  })

  it('is not sent again once it was refused by limits unseen', async () => {
    service.reply('moveMeeting', { status: 429, error: 'slow down' }, moved)
    const { book, state, getLater } = await loseResponse(created)
    expect((await book({ appointment: noon })).payload).toBe('rateLimited')
    await book()
    expect(getLater()).toEqual([repeated, moveTo(noon), moveTo(appointment)])
    expect(state()).toMatchObject({ step: 3, ...appointment })
  })

  it.each<[string, Reply, string]>([
    ['the service keeps it for later', kept, 'bookingKept'],
    ['the service knows no moves', { status: 404, error: 'There is no such call' }, 'failed'],
  ])('leaves the meeting where it is if %s', async (_why, reply, failure) => {
    service.reply('moveMeeting', reply)
    const { book, state, getLater } = await loseResponse(created)
    expect((await book({ appointment: noon })).payload).toBe(failure)
    expect(getLater()).toEqual([repeated, moveTo(noon)])
    expect(state()).toMatchObject({ lastKnownTime: appointment, requestedMove: undefined })
  })

  it('asks for the same records again if the capabilities are over', async () => {
    const over: Reply = { status: 403, error: 'no', code: 'capability' }
    service.reply('moveMeeting', over, moved)
    const { book, getLater } = await loseResponse(created)
    await book({ appointment: noon })
    const again = ['createOrganization', 'createPerson', 'createDeal', 'createActivity'] as const
    expect(getLater()).toEqual([
      repeated,
      moveTo(noon),
      ...again.map((call) => [call, bodies[call]]),
      moveTo(noon),
    ])
  })

  it.each<[string, Reply]>([
    ['was cancelled', cancelled],
    ['has begun', begun],
    ['is gone', gone],
  ])('books a new meeting if the first one %s', async (_what, reply) => {
    service.reply('moveMeeting', reply)
    const { book, state, getLater } = await loseResponse(created)
    expect((await book({ appointment: noon })).payload).toEqual({ dealId: exampleIds.deal })
    expect(getLater().slice(0, 2)).toEqual([repeated, moveTo(noon)])
    expect(calls(service.requests).at(-1)).toBe('createActivity')
    const [first, , last] = service.getRequests('createActivity')
    expect(last?.body).toMatchObject({ due_time: '12:00' })
    expect(last?.idempotencyKey?.slice(0, 10)).not.toBe(first?.idempotencyKey?.slice(0, 10))
    expect(state()).toMatchObject({ step: 3, ...noon })
  })
})
