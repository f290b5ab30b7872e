import fc from 'fast-check'
import { overlaps } from '@/features/booking/domain/interval'
import { anybody, everybody, getAvailability, type TakenTime } from './availability'
import { createHosts, defaultCalendar, type OwnerCalendar, type TimeRange } from './ownerCalendar'
import { oracleIsFree } from './testing/availabilityOracle'
import { dayMs, minuteMs } from '../time'

const quarterMs = 15 * minuteMs
const slotMs = 60 * minuteMs

// Zones whose rules have not changed lately, so that Intl and moment-timezone agree on them.
const zone = fc.constantFrom(
  'UTC',
  'Europe/Madrid',
  'America/Los_Angeles',
  'America/Santiago',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Chatham',
)

/** Dates around changes of these clocks, and without any. */
const day = fc
  .constantFrom(
    ...['2026-03-29', '2026-10-25', '2026-03-08', '2026-11-01', '2026-04-05', '2026-09-06'],
    ...['2026-09-27', '2026-10-04', '2026-06-17', '2026-12-31'],
  )
  .chain((date) => fc.integer({ min: -1, max: 1 }).map((days) => Date.parse(date) + days * dayMs))

const timeRange = fc
  .tuple(fc.integer({ min: 0, max: 1_440 }), fc.integer({ min: 0, max: 1_440 }))
  .filter(([one, other]) => one !== other)
  .map(([one, other]): TimeRange => ({ from: Math.min(one, other), to: Math.max(one, other) }))

const hours = fc.array(
  fc.oneof(
    { weight: 2, arbitrary: fc.constant([{ from: 0, to: 1_440 }]) },
    fc.array(timeRange, { maxLength: 3 }),
  ),
  { minLength: 7, maxLength: 7 },
)

const toDate = (instant: number) => new Date(instant).toISOString().slice(0, 10)

const calendarAround = (start: number, capacity: number): fc.Arbitrary<OwnerCalendar> => {
  const nearDate = fc.integer({ min: -1, max: 2 }).map((days) => toDate(start + days * dayMs))
  return fc
    .record({
      zone,
      hours: fc.option(hours, { nil: defaultCalendar.hours }),
      closed: fc.array(
        nearDate.map((date) => ({ first: date, last: date })),
        { maxLength: 1 },
      ),
      opened: fc.array(
        fc.tuple(nearDate, timeRange).map(([date, range]) => ({ date, ...range })),
        { maxLength: 2 },
      ),
      buffer: fc.constantFrom(0, 0, 5, 15, 90).map((minutes) => minutes * minuteMs),
      perDay: fc.constantFrom(Infinity, Infinity, 1, 2),
    })
    .map((rules) => ({ ...defaultCalendar, ...rules, hosts: createHosts(capacity) }))
}

const busyAround = (start: number): fc.Arbitrary<TakenTime> =>
  fc
    .record({
      at: fc.integer({ min: -1_440, max: 2 * 1_440 }),
      minutes: fc.oneof(fc.constant(60), fc.integer({ min: 0, max: 200 })),
      host: fc.constantFrom('1', '1', '2', '2', '3', anybody, everybody),
      isDemo: fc.boolean(),
    })
    .map(({ at, minutes, ...rest }) => ({
      start: start + at * minuteMs,
      end: start + (at + minutes) * minuteMs,
      ...rest,
    }))

const sampleWith = (capacity: fc.Arbitrary<number>) =>
  fc.tuple(day, capacity).chain(([start, hosts]) =>
    fc.record({
      start: fc.constant(start),
      calendar: calendarAround(start, hosts),
      busy: fc.array(busyAround(start), { maxLength: 8 }),
    }),
  )

/** Every quarter of an hour at which a slot within the two days could start. */
const listStarts = (start: number) =>
  Array.from(
    { length: (2 * dayMs - slotMs) / quarterMs + 1 },
    (_, index) => start + index * quarterMs,
  )

const look = ({
  start,
  calendar,
  busy,
}: {
  start: number
  calendar: OwnerCalendar
  busy: TakenTime[]
}) => {
  const { blocks, findHost } = getAvailability(calendar, busy, { start, end: start + 2 * dayMs })
  return listStarts(start).map((at) => ({
    at,
    isShown: !blocks.some((block) => overlaps(block, { start: at, end: at + slotMs })),
    isAccepted: findHost({ start: at, end: at + slotMs }) !== undefined,
    isFree: oracleIsFree(calendar, busy, { start: at, end: at + slotMs }),
  }))
}

const settings = { seed: 20261126, numRuns: 30 }

it('shows one host’s slots exactly where each of their minutes is free', () => {
  let free = 0
  fc.assert(
    fc.property(sampleWith(fc.constant(1)), (sample) => {
      for (const { isShown, isAccepted, isFree } of look(sample)) {
        expect({ isShown, isAccepted }).toEqual({ isShown: isFree, isAccepted: isFree })
        if (isFree) free += 1
      }
    }),
    settings,
  )
  expect(free).toBeGreaterThan(300)
})

it('accepts a longer demo of one host exactly where each of its minutes is free', () => {
  let free = 0
  fc.assert(
    fc.property(
      sampleWith(fc.constant(1)),
      fc.constantFrom(4, 6, 7, 12),
      ({ start, calendar, busy }, quarters) => {
        const range = { start, end: start + 2 * dayMs }
        const { findHost } = getAvailability(calendar, busy, range)
        for (const at of listStarts(start)) {
          const time = { start: at, end: at + quarters * quarterMs }
          if (time.end > range.end) continue
          const isFree = oracleIsFree(calendar, busy, time)
          expect({ time, isAccepted: findHost(time) !== undefined }).toEqual({
            time,
            isAccepted: isFree,
          })
          if (isFree) free += 1
        }
      },
    ),
    settings,
  )
  expect(free).toBeGreaterThan(300)
})

it('shows of several hosts no slot that none can take, and hides one only within an hour after such', () => {
  let free = 0
  let hidden = 0
  fc.assert(
    fc.property(sampleWith(fc.integer({ min: 2, max: 4 })), (sample) => {
      const slots = look(sample)
      slots.forEach(({ isShown, isAccepted, isFree, at }, index) => {
        expect(isAccepted).toBe(isShown)
        if (isFree) free += 1
        if (isShown === isFree) return
        expect({ at, isFree }).toEqual({ at, isFree: true })
        hidden += 1
        // The oracle knows nothing of what is before the range.
        if (index >= 3) {
          expect(slots.slice(index - 3, index).some((before) => !before.isFree)).toBe(true)
        }
      })
    }),
    settings,
  )
  expect(free).toBeGreaterThan(300)
  expect(hidden).toBeLessThan(free / 50)
})

it('shows and accepts the same, whatever range is asked for', () => {
  fc.assert(
    fc.property(sampleWith(fc.integer({ min: 1, max: 4 })), (sample) => {
      for (const { at, isShown } of look(sample)) {
        const alone = getAvailability(sample.calendar, sample.busy, { start: at, end: at + slotMs })
        expect(alone.findHost({ start: at, end: at + slotMs }) !== undefined).toBe(isShown)
      }
    }),
    { ...settings, numRuns: 8 },
  )
})
