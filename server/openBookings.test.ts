import { SlotTaken, StoreUnavailable } from './contactStore'
import { createOpenBookings } from './openBookings'

const refusal = new Error('too many')
const hour = 3_600_000
let now: number
let openBookings: ReturnType<typeof createOpenBookings>

beforeEach(() => {
  now = 0
  openBookings = createOpenBookings(
    2,
    () => now,
    () => refusal,
  )
})

const book = async (address: string, key?: string, work = () => Promise.resolve('booked')) => {
  const booking = { address, key, endsAt: now + hour }
  return openBookings.count(booking, work).catch((error: unknown) => error)
}

it('lets each address have as many as are allowed', async () => {
  expect(await book('203.0.113.1', 'a')).toBe('booked')
  expect(await book('203.0.113.1')).toBe('booked')
  expect(await book('203.0.113.1', 'c')).toBe(refusal)
  expect(await book('203.0.113.1')).toBe(refusal)
  expect(await book('203.0.113.2', 'c')).toBe('booked')
})

it('counts requests that come at once', async () => {
  const outcomes = await Promise.all(['a', 'b', 'c', 'd'].map((key) => book('203.0.113.1', key)))
  expect(outcomes).toEqual(['booked', 'booked', refusal, refusal])
})

it('counts no meeting that is over', async () => {
  await book('203.0.113.1', 'a')
  now += hour / 2
  await book('203.0.113.1', 'b')
  now += hour / 2
  expect(await book('203.0.113.1', 'c')).toBe('booked')
  expect(await book('203.0.113.1', 'd')).toBe(refusal)
})

it('counts a repeated booking once', async () => {
  await book('203.0.113.1', 'a')
  await book('203.0.113.1', 'a')
  await book('203.0.113.1', 'b')
  expect(await book('203.0.113.1', 'b')).toBe('booked')
})

it('counts no booking that fails, unless it is a repeat of one that stands', async () => {
  const failure = new Error('locked')
  const fail = () => Promise.reject(failure)
  await book('203.0.113.1', 'a')
  await book('203.0.113.1', 'b')
  expect(await book('203.0.113.1', 'b', fail)).toBe(failure)
  expect(await book('203.0.113.1', 'c')).toBe(refusal)
  expect(await book('203.0.113.2', 'a', fail)).toBe(failure)
  await book('203.0.113.2', 'b')
  expect(await book('203.0.113.2', 'c')).toBe('booked')
})

it('lets a booking be repeated whose outcome is unknown, and counts it once then', async () => {
  await book('203.0.113.1', 'a')
  const lost = new StoreUnavailable()
  expect(await book('203.0.113.1', 'b', () => Promise.reject(lost))).toBe(lost)
  expect(await book('203.0.113.1', 'c')).toBe('booked')
  expect(await book('203.0.113.2', 'a')).toBe('booked')
  expect(await book('203.0.113.1', 'b')).toBe('booked')
  expect(await book('203.0.113.1', 'b')).toBe('booked')
  expect(await book('203.0.113.1', 'd')).toBe(refusal)
})

it('remembers as many bookings of unknown outcome of an address as it may have, the last ones', async () => {
  const lose = () => Promise.reject(new StoreUnavailable())
  await book('203.0.113.10', 'a', lose)
  for (const key of ['a', 'b', 'c']) await book('203.0.113.1', key, lose)
  for (const address of ['203.0.113.1', '203.0.113.10']) {
    await book(address, 'd')
    await book(address, 'e')
  }
  expect(await book('203.0.113.1', 'a')).toBe(refusal)
  expect(await book('203.0.113.1', 'b')).toBe('booked')
  expect(await book('203.0.113.1', 'c')).toBe('booked')
  expect(await book('203.0.113.10', 'a')).toBe('booked')
})

it('counts a booking that was refused as a new one when it comes again', async () => {
  await book('203.0.113.1', 'a')
  const taken = new SlotTaken()
  expect(await book('203.0.113.1', 'b', () => Promise.reject(taken))).toBe(taken)
  await book('203.0.113.1', 'c')
  expect(await book('203.0.113.1', 'b')).toBe(refusal)
})

it('has no limit at 0', async () => {
  openBookings = createOpenBookings(
    0,
    () => now,
    () => refusal,
  )
  for (const key of ['a', 'b', 'c']) expect(await book('203.0.113.1', key)).toBe('booked')
})
