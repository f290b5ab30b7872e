import { errorCodes } from '@/contactService/schemas/responses'
import {
  failure,
  createBookingToken,
  key,
  startGateway,
  testNow,
  type TestGateway,
} from '../testing/startGateway'
import { change, slot, writeMeeting } from '../testing/records'

let running: TestGateway

beforeEach(async () => {
  running = await startGateway()
  await writeMeeting(running.store)
})

const token = createBookingToken({ activityId: 1, number: 1 })

const send = async (
  method: 'GET' | 'PUT' | 'DELETE',
  payload?: object,
  headers: Record<string, string> = { authorization: `Bearer ${token}` },
) => {
  const request = {
    method,
    url: `/api/v1/appointment?${key}`,
    headers,
    ...(payload && { payload }),
  }
  const response = await running.gateway.inject(request)
  return { status: response.statusCode, body: response.json<unknown>() }
}

const appointment = { number: 1, ...slot, state: 'booked' }

const createRefusal = (error_info: string) => failure(expect.any(String) as string, error_info)

it.each<[string, Record<string, string>]>([
  ['none', {}],
  ['another scheme', { authorization: `Basic ${token}` }],
  ['a forged one', { authorization: `Bearer ${token.replace('1.1.', '1.2.')}` }],
])('refuses every call with %s for a token', async (_case, headers) => {
  const refusal = { status: 403, body: createRefusal(errorCodes.invalidLink) }
  expect(await send('GET', undefined, headers)).toMatchObject(refusal)
  expect(await send('PUT', change, headers)).toMatchObject(refusal)
  expect(await send('DELETE', undefined, headers)).toMatchObject(refusal)
})

it('leaves its own appointment out of the calendar', async () => {
  const countShown = async (of: string) => {
    const url = `/api/v1/activities?${key}&start_date=2026-03-05&end_date=2026-03-05`
    const headers = { authorization: `Bearer ${of}` }
    const response = await running.gateway.inject({ url, headers })
    return response.json<{ data: unknown[] | null }>().data?.length ?? 0
  }
  expect(await countShown(token)).toBe(0)
  const others = [
    'x',
    token.replace('1.1.', '1.2.'),
    createBookingToken({ activityId: 1, number: 1 }, testNow - 1),
    createBookingToken({ activityId: 9, number: 1 }),
  ]
  for (const other of others) expect([other, await countShown(other)]).toEqual([other, 1])
})

it('refuses an expired link', async () => {
  running.at += 401 * 86_400_000
  const refusal = { status: 403, body: createRefusal(errorCodes.expiredLink) }
  expect(await send('GET')).toMatchObject(refusal)
})

it('refuses changes from the start of the appointment on', async () => {
  running.at = Date.parse('2026-03-05T09:00:00Z')
  const past = { status: 409, body: createRefusal(errorCodes.past) }
  expect(await send('PUT', { ...change, due_date: '2026-03-10' })).toMatchObject(past)
  expect(await send('DELETE')).toMatchObject(past)
})

it('refuses a time that is not offered, a day too early or too late, no zone, and another length', async () => {
  for (const [changes, status] of [
    [{ due_time: '10:30' }, 400],
    [{ due_date: '2026-03-03' }, 409],
    [{ due_date: '2027-03-08' }, 409],
    [{ source_timezone: 'Mars/Olympus' }, 400],
    [{ duration: '02:00' }, 400],
  ] as const) {
    const response = await send('PUT', { ...change, ...changes })
    expect([changes, response.status]).toEqual([changes, status])
  }
  expect(await send('GET')).toMatchObject({ body: { success: true, data: appointment } })
})

it('refuses a reason that is too long', async () => {
  expect(await send('DELETE', { reason: 'a'.repeat(501) })).toMatchObject({ status: 400 })
})
