import type { InjectOptions } from 'fastify'
import { errorCodes } from '@/contactService/schemas/responses'
import { SlotTaken } from '../contactStore'
import { readJobs } from '../records/jobs'
import { failure } from '../testing/failure'
import { meeting, writeDeal } from '../testing/records'
import {
  capable,
  createCapable,
  post,
  put,
  startGatewayWithDeal,
  testNow,
  type TestGateway,
} from '../testing/startGateway'
import { readStored, readStoredContacts } from '../testing/openTestStore'

let running: TestGateway
let now: number

beforeEach(async () => {
  now = testNow
  running = await startGatewayWithDeal({ now: () => now })
  await send(post('/activities', meeting(), { 'idempotency-key': 'lost' }))
})

/** The capabilities of a visitor who has just booked. */
const own = capable(['deal', 1], ['activity', 1])

const change = { due_date: '2026-03-06', due_time: '11:00', source_timezone: 'Europe/Madrid' }
const move = { deal_id: 1, ...change }

const send = async (request: InjectOptions) => {
  const response = await running.gateway.inject(request)
  return { status: response.statusCode, body: response.json<unknown>() }
}

const moved = { status: 200, body: { success: true, data: { id: 1 } } }
const createRefusal = (kind: string) => ({
  status: 403,
  body: failure(`This ${kind} is not yours`, 'capability'),
})
const readMeetings = async () => (await readStoredContacts(running.file)).activities

it('moves a meeting for its creator, and responds the same to a repeated request', async () => {
  expect(await send(put('/activities/1', move, own))).toEqual(moved)
  expect(await send(put('/activities/1', move, own))).toEqual(moved)
  expect(await readMeetings()).toMatchObject([{ id: 1, ...change }])
})

it('notifies of the move once, after the booking', async () => {
  await send(put('/activities/1', move, own))
  await send(put('/activities/1', move, own))
  const events = (await readStored(running.file, readJobs)).map(({ type }) => type)
  expect([...new Set(events)]).toEqual(['booking.created', 'booking.changed'])
  expect(events.filter((type) => type === 'booking.changed')).toHaveLength(events.length / 2)
})

it('a repeated booking request moves the meeting back: the last choice wins', async () => {
  await send(put('/activities/1', move, own))
  const again = await send(post('/activities', meeting(), { 'idempotency-key': 'lost' }))
  expect(again).toMatchObject({ status: 201, body: { data: { id: 1 } } })
  const { due_date, due_time } = meeting()
  expect(await readMeetings()).toMatchObject([{ id: 1, due_date, due_time }])
})

it.each([
  ['no capability', { 'x-record-capabilities': undefined }],
  ['the capability of another deal', capable(['deal', 2], ['activity', 1])],
  ['that of the meeting alone', capable(['activity', 1])],
])('refuses a request with %s', async (_case, headers) => {
  await writeDeal(running.store)
  expect(await send(put('/activities/1', move, headers))).toEqual(createRefusal('deal'))
  expect(await readMeetings()).toMatchObject([{ due_time: '10:00' }])
})

it.each([
  ['no other', capable(['deal', 1])],
  ['that of another meeting', capable(['deal', 1], ['activity', 2])],
])('refuses a request with the capability of the deal and %s', async (_case, headers) => {
  expect(await send(put('/activities/1', move, headers))).toEqual(createRefusal('activity'))
  expect(await send(put('/activities/9', move, headers))).toEqual(createRefusal('activity'))
  expect(await readMeetings()).toMatchObject([{ due_time: '10:00' }])
})

it('refuses capabilities after an hour', async () => {
  const request = put('/activities/1', move, own)
  now += 3_600_000
  expect(await send(request)).toEqual(createRefusal('deal'))
})

it('finds no meeting that belongs to another deal', async () => {
  await writeDeal(running.store)
  const headers = capable(['deal', 2], ['activity', 1])
  expect(await send(put('/activities/1', { ...move, deal_id: 2 }, headers))).toMatchObject({
    status: 404,
    body: failure(expect.any(String) as string, errorCodes.notFound),
  })
  expect(await readMeetings()).toMatchObject([{ due_time: '10:00' }])
})

it('moves the meeting even if the hidden field is filled in by now (R59)', async () => {
  expect(await send(put('/activities/1', move, { ...own, 'x-form-trap': 'filled' }))).toEqual(moved)
  expect(await readMeetings()).toMatchObject([change])
})

it.each<[string, object, number]>([
  ['half past an hour', { due_time: '10:30' }, 400],
  ['a Saturday', { due_date: '2026-03-07' }, 400],
  ['a day too early', { due_date: '2026-03-03' }, 409],
  ['a day too late', { due_date: '2027-03-08' }, 409],
  ['an unknown zone', { source_timezone: 'Mars/Olympus' }, 400],
  ['another length', { duration: '02:00' }, 400],
])('refuses %s', async (_case, changes, status) => {
  expect(await send(put('/activities/1', { ...move, ...changes }, own))).toMatchObject({ status })
  expect(await readMeetings()).toMatchObject([{ due_time: '10:00' }])
})

it('refuses a time that another meeting has', async () => {
  await running.store.createActivity(meeting({ ...(await writeDeal(running.store)), ...change }))
  expect(await send(put('/activities/1', move, own))).toEqual({
    status: 409,
    body: failure(new SlotTaken().message),
  })
})

it('does not move a meeting that was cancelled', async () => {
  await running.store.cancelBooking({ activityId: 1, number: 1 }, {})
  expect(await send(put('/activities/1', move, own))).toMatchObject({
    status: 409,
    body: failure(expect.any(String) as string, errorCodes.cancelled),
  })
})

it('does not move a meeting that has begun', async () => {
  now = Date.parse('2026-03-05T09:00:00Z')
  const late = { ...move, due_date: '2026-03-10' }
  const headers = createCapable(now)(['deal', 1], ['activity', 1])
  expect(await send(put('/activities/1', late, headers))).toMatchObject({
    status: 409,
    body: failure(expect.any(String) as string, errorCodes.past),
  })
})
