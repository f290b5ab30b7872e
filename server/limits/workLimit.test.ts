import { slotTimes } from '@/features/booking/domain/slots'
import { StoreError } from '../records/storeError'
import { capable, post, startGateway } from '../testing/startGateway'
import { deal, meeting, writeDeal } from '../testing/records'
import { readStoredContacts } from '../testing/openTestStore'
import { createWorkLimit } from './workLimit'

describe('the count of an IP address', () => {
  const refusal = new StoreError('tooManyBookings')
  const hour = 3_600_000
  let now: number
  let bookings: ReturnType<typeof createWorkLimit>

  const createLimit = (limit: number) =>
    createWorkLimit(
      limit,
      () => now,
      () => refusal,
    )

  beforeEach(() => {
    now = 0
    bookings = createLimit(2)
  })

  const book = async (
    client: string,
    subject: number,
    work = () => Promise.resolve('booked'),
    endsAt = now + hour,
  ) => {
    const booking = { client, subject, endsAt }
    return bookings.count(booking, work).catch((error: unknown) => error)
  }

  it('counts requests that arrive at the same time', async () => {
    const outcomes = await Promise.all([1, 2, 3, 4].map((dealId) => book('203.0.113.1', dealId)))
    expect(outcomes).toEqual(['booked', 'booked', refusal, refusal])
  })

  it('does not count past meetings', async () => {
    await book('203.0.113.1', 1)
    now += hour / 2
    await book('203.0.113.1', 2)
    now += hour / 2
    expect(await book('203.0.113.1', 3)).toBe('booked')
    expect(await book('203.0.113.1', 4)).toEqual(refusal)
  })

  it('does not count what was done while the clock was ahead', async () => {
    now = 24 * hour
    await book('203.0.113.1', 1)
    await book('203.0.113.1', 2)
    now = 0
    expect(await book('203.0.113.1', 3)).toBe('booked')
  })

  it('counts a repeated booking once', async () => {
    await book('203.0.113.1', 1)
    await book('203.0.113.1', 1)
    await book('203.0.113.1', 2)
    expect(await book('203.0.113.1', 2)).toBe('booked')
  })

  it('does not count a booking that fails, unless it repeats an existing one', async () => {
    const failure = new Error('locked')
    const fail = () => Promise.reject(failure)
    await book('203.0.113.1', 1)
    await book('203.0.113.1', 2)
    expect(await book('203.0.113.1', 2, fail)).toBe(failure)
    expect(await book('203.0.113.1', 3)).toEqual(refusal)
    expect(await book('203.0.113.2', 1, fail)).toBe(failure)
    await book('203.0.113.2', 2)
    expect(await book('203.0.113.2', 3)).toBe('booked')
  })

  it('counts a booking until it ends, although it could not be moved to a time that ends sooner', async () => {
    const fail = () => Promise.reject(new StoreError('slotTaken'))
    await book('203.0.113.1', 1)
    await book('203.0.113.1', 2)
    await book('203.0.113.1', 2, fail, now + 1)
    now += 2
    expect(await book('203.0.113.1', 3)).toEqual(refusal)
  })

  it('counts a booking although an attempt that began before it fails after it began', async () => {
    const taken = new StoreError('slotTaken')
    const refused = book('203.0.113.1', 1, () => Promise.reject(taken))
    expect(await Promise.all([refused, book('203.0.113.1', 1)])).toEqual([taken, 'booked'])
    await book('203.0.113.1', 2)
    expect(await book('203.0.113.1', 3)).toEqual(refusal)
  })

  it('counts a repeated booking as a new one if it was refused before', async () => {
    await book('203.0.113.1', 1)
    const taken = new StoreError('slotTaken')
    expect(await book('203.0.113.1', 2, () => Promise.reject(taken))).toBe(taken)
    await book('203.0.113.1', 3)
    expect(await book('203.0.113.1', 2)).toEqual(refusal)
  })

  it('has no limit at 0', async () => {
    bookings = createLimit(0)
    for (const dealId of [1, 2, 3]) expect(await book('203.0.113.1', dealId)).toBe('booked')
  })
})

it('the calls count every meeting of a client, also of one that names all of them by one key, and no other client’s', async () => {
  const { gateway, store, file } = await startGateway({
    environment: { OPEN_BOOKINGS_PER_PERSON: '0', OPEN_BOOKINGS_PER_ADDRESS: '2' },
  })
  await writeDeal(store)
  /** Books the slot of that number with a new deal. */
  const book = async (slot: number, remoteAddress: string, key?: string) => {
    const { id: deal_id } = await store.createDeal(deal())
    const body = meeting({ due_time: slotTimes[slot] ?? '', deal_id })
    const headers = { ...capable(['person', 1], ['deal', deal_id]), 'idempotency-key': key }
    return (await gateway.inject({ ...post('/activities', body, headers), remoteAddress }))
      .statusCode
  }
  const outcomes: number[] = []
  for (const slot of [0, 1, 2]) outcomes.push(await book(slot, '203.0.113.1', 'always-the-same'))
  // A time that the first visitor was refused.
  outcomes.push(await book(2, '203.0.113.2'))
  expect(outcomes).toEqual([201, 201, 403, 201])
  expect((await readStoredContacts(file)).activities).toHaveLength(3)
})
