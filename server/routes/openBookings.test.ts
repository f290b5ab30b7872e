import { slotTimes } from '@/features/booking/domain/slots'
import { readContacts } from '../stores/embedded/readContacts'
import { failure } from '../testing/failure'
import { email, meeting, person } from '../testing/records'
import {
  capable,
  createCapable,
  post,
  startGatewayWithDeal,
  testNow,
  type TestGateway,
} from '../testing/startGateway'

const week = 7 * 86_400_000

let running: TestGateway
let now: number

const start = async (environment: Record<string, string>) => {
  now = testNow
  running = await startGatewayWithDeal({ environment, now: () => now })
}

/** Books the slot of that number, as the person of that number. */
const book = async (
  slot: number,
  { by = 1, from = '203.0.113.1', date: due_date = '2026-03-05', headers = {} } = {},
) => {
  const body = meeting({ due_date, due_time: slotTimes[slot] ?? '', person_id: by })
  const request = post('/activities', body, {
    ...createCapable(now)(['person', by], ['deal', 1]),
    ...headers,
  })
  const response = await running.gateway.inject({ ...request, remoteAddress: from })
  return response.statusCode
}

const countActivities = () => readContacts(running.file)?.activities.length

describe('the open bookings of a person', () => {
  beforeEach(() => start({ OPEN_BOOKINGS_PER_PERSON: '2', OPEN_BOOKINGS_PER_ADDRESS: '0' }))

  it('are limited, with a code for the browser', async () => {
    expect([await book(0), await book(1), await book(2)]).toEqual([201, 201, 403])
    const request = post('/activities', meeting({ due_time: slotTimes[2] ?? '' }))
    expect((await running.gateway.inject(request)).json()).toEqual(
      failure(
        'There are too many open bookings: please wait until one of them has ended',
        'open_bookings',
      ),
    )
    expect(countActivities()).toBe(2)
  })

  it('are counted by e-mail address, ignoring case', async () => {
    await running.store.createPerson(
      person({ email: [{ value: 'ANA@Example.com', primary: true }] }),
    )
    await running.store.createPerson(
      person({ email: [{ value: 'eva@example.com', primary: true }] }),
    )
    expect([await book(0), await book(1, { by: 2 }), await book(2, { by: 2 })]).toEqual([
      201, 201, 403,
    ])
    expect(await book(2, { by: 3 })).toBe(201)
  })

  it('are counted by the address that is read, however it is written', async () => {
    const addresses = ['Ana <ana@example.com>', 'mailto:ANA@example.com', ' ana@EXAMPLE.com,']
    const statuses: number[] = []
    for (const [index, value] of addresses.entries()) {
      const body = person({ email: [{ value, primary: true }] })
      const created = await running.gateway.inject(post('/persons', body))
      statuses.push(created.statusCode, await book(index, { by: index + 2 }))
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 403])
    const stored = readContacts(running.file)?.persons.map(({ email }) => email[0]?.value)
    expect(stored?.slice(1)).toEqual(['ana@example.com', 'ANA@example.com', 'ana@example.com'])
  })

  it('do not prevent a repeated booking', async () => {
    const headers = { 'idempotency-key': 'second' }
    await book(0)
    expect([await book(1, { headers }), await book(1, { headers })]).toEqual([201, 201])
    expect(countActivities()).toBe(2)
  })

  it('do not prevent a message', async () => {
    await book(0)
    await book(1)
    expect((await running.gateway.inject(post('/activities', email()))).statusCode).toBe(201)
  })

  it('do not include past ones', async () => {
    await book(0)
    await book(1)
    now += week
    expect(await book(0, { date: '2026-03-12' })).toBe(201)
  })
})

describe('the open bookings of an IP address', () => {
  beforeEach(() => start({ OPEN_BOOKINGS_PER_PERSON: '0', OPEN_BOOKINGS_PER_ADDRESS: '2' }))

  it('are limited for all persons together', async () => {
    await running.store.createPerson(
      person({ email: [{ value: 'eva@example.com', primary: true }] }),
    )
    expect([await book(0), await book(1, { by: 2 }), await book(2, { by: 2 })]).toEqual([
      201, 201, 403,
    ])
    expect(await book(2, { from: '203.0.113.2' })).toBe(201)
    expect(countActivities()).toBe(3)
  })

  it('do not count a slot that was taken', async () => {
    await running.store.createActivity(meeting({ due_time: slotTimes[0] ?? '' }))
    expect([await book(0), await book(1), await book(2), await book(3)]).toEqual([
      409, 201, 201, 403,
    ])
  })
})

it('with the defaults one visitor can not take the whole calendar', async () => {
  await start({})
  const outcomes: number[] = []
  for (let number = 0; number < 57; number += 1) {
    const { id } = await running.store.createPerson(
      person({ email: [{ value: `visitor${number}@example.com`, primary: true }] }),
    )
    const due_date = `2026-03-${String(9 + Math.floor(number / slotTimes.length)).padStart(2, '0')}`
    const body = meeting({ due_date, due_time: slotTimes[number % 9] ?? '', person_id: id })
    const request = post('/activities', body, capable(['person', id], ['deal', 1]))
    outcomes.push((await running.gateway.inject(request)).statusCode)
  }
  expect(outcomes.filter((status) => status === 201)).toHaveLength(10)
  expect(countActivities()).toBe(10)
})
