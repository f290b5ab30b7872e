import { StoreError } from './contactStore'
import { createOpenBookings } from './openBookings'

const refusal = new StoreError('tooManyBookings')
const hour = 3_600_000
let now: number
let openBookings: ReturnType<typeof createOpenBookings>

beforeEach(() => {
  now = 0
  openBookings = createOpenBookings(2, () => now)
})

const book = async (
  clientAddress: string,
  key?: string,
  work = () => Promise.resolve('booked'),
) => {
  const booking = { clientAddress, key, endsAt: now + hour }
  return openBookings.count(booking, work).catch((error: unknown) => error)
}

it('allows each IP address the configured number of open bookings', async () => {
  expect(await book('203.0.113.1', 'a')).toBe('booked')
  expect(await book('203.0.113.1')).toBe('booked')
  expect(await book('203.0.113.1', 'c')).toEqual(refusal)
  expect(await book('203.0.113.1')).toEqual(refusal)
  expect(await book('203.0.113.2', 'c')).toBe('booked')
})

it('counts requests that arrive at the same time', async () => {
  const outcomes = await Promise.all(['a', 'b', 'c', 'd'].map((key) => book('203.0.113.1', key)))
  expect(outcomes).toEqual(['booked', 'booked', refusal, refusal])
})

it('does not count past meetings', async () => {
  await book('203.0.113.1', 'a')
  now += hour / 2
  await book('203.0.113.1', 'b')
  now += hour / 2
  expect(await book('203.0.113.1', 'c')).toBe('booked')
  expect(await book('203.0.113.1', 'd')).toEqual(refusal)
})

it('counts a repeated booking once', async () => {
  await book('203.0.113.1', 'a')
  await book('203.0.113.1', 'a')
  await book('203.0.113.1', 'b')
  expect(await book('203.0.113.1', 'b')).toBe('booked')
})

it('does not count a booking that fails, unless it repeats an existing one', async () => {
  const failure = new Error('locked')
  const fail = () => Promise.reject(failure)
  await book('203.0.113.1', 'a')
  await book('203.0.113.1', 'b')
  expect(await book('203.0.113.1', 'b', fail)).toBe(failure)
  expect(await book('203.0.113.1', 'c')).toEqual(refusal)
  expect(await book('203.0.113.2', 'a', fail)).toBe(failure)
  await book('203.0.113.2', 'b')
  expect(await book('203.0.113.2', 'c')).toBe('booked')
})

it('counts a repeated booking as a new one if it was refused before', async () => {
  await book('203.0.113.1', 'a')
  const taken = new StoreError('slotTaken')
  expect(await book('203.0.113.1', 'b', () => Promise.reject(taken))).toBe(taken)
  await book('203.0.113.1', 'c')
  expect(await book('203.0.113.1', 'b')).toEqual(refusal)
})

it('has no limit at 0', async () => {
  openBookings = createOpenBookings(0, () => now)
  for (const key of ['a', 'b', 'c']) expect(await book('203.0.113.1', key)).toBe('booked')
})
