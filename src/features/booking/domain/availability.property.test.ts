import fc from 'fast-check'
import type { ListedActivity } from '@/contactService/schemas/responses'
import { getActivityRangeOfDay, getSlots, hasActivityOnDay } from './availability'
import { addToDate } from './isoDate'
import { slotTimes } from './slots'
import { createActivity } from './testing/activity'
import {
  oracleBlocks,
  getOracleMinute,
  getOracleUtcDate,
  type OracleActivity,
} from './testing/minuteOracle'

// Zones whose rules have not changed lately, so that Intl and moment-timezone agree on them in
// every release.
const timeZone = fc.constantFrom(
  'UTC',
  'Europe/Madrid',
  'America/Los_Angeles',
  'America/Santiago',
  'America/St_Johns',
  'America/Sao_Paulo',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Adelaide',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
)

const clockChange = fc.constantFrom(
  ...['2026-03-29', '2026-10-25', '2027-03-28', '2027-10-31'],
  ...['2026-03-08', '2026-11-01', '2027-03-14', '2027-11-07'],
  ...['2026-04-05', '2026-09-06', '2027-04-04', '2027-09-05'],
  ...['2026-09-27', '2026-10-04', '2027-09-26', '2027-10-03'],
)

const anyDate = fc.integer({ min: 0, max: 729 }).map((days) => addToDate('2026-01-01', days))
const date = fc.oneof(clockChange, anyDate)

const twoDigits = (value: number) => String(value).padStart(2, '0')
const clock = (minutes: number) =>
  `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`

const time = fc.integer({ min: 0, max: 24 * 60 - 1 }).map(clock)

interface Sample {
  readonly wire: ListedActivity
  readonly oracle: OracleActivity
}

/** Activities of up to `longest` minutes around a date, in all formats that the service uses. */
const sampleAround = (day: string, longest: number): fc.Arbitrary<Sample> =>
  fc
    .record({
      daysAway: fc.integer({ min: -2, max: 2 }),
      time: fc.option(time, { freq: 10 }),
      withSeconds: fc.boolean(),
      minutes: fc.oneof(
        fc.constant(undefined),
        fc.integer({ min: 0, max: 120 }),
        fc.integer({ min: 0, max: longest }),
      ),
      timeZone: fc.option(timeZone, { freq: 5 }),
    })
    .map((sample) => {
      const seconds = sample.withSeconds ? ':00' : ''
      const dueDate = addToDate(day, sample.daysAway)
      return {
        wire: createActivity({
          due_date: dueDate,
          due_time: sample.time === null ? null : sample.time + seconds,
          duration: sample.minutes === undefined ? '' : clock(sample.minutes) + seconds,
          source_timezone: sample.timeZone,
        }),
        oracle: {
          date: dueDate,
          time: sample.time,
          minutes: sample.minutes ?? 60,
          timeZone: sample.timeZone ?? 'UTC',
        },
      }
    })

const dayWith = (count: number, longest: number) =>
  fc.tuple(date, timeZone).chain(([day, zone]) =>
    fc.record({
      date: fc.constant(day),
      timeZone: fc.constant(zone),
      samples: fc.array(sampleAround(day, longest), { maxLength: count }),
    }),
  )

const settings = { seed: 20261126, numRuns: 400 }

it('offers a slot exactly where no minute of it belongs to an activity', () => {
  fc.assert(
    fc.property(dayWith(6, 72 * 60), ({ date, timeZone, samples }) => {
      const expected = slotTimes.map((time) => ({
        time,
        available: !samples.some(({ oracle }) => oracleBlocks(oracle, { date, time, timeZone })),
      }))
      const activities = samples.map(({ wire }) => wire)
      expect(getSlots(date, timeZone, activities)).toEqual(expected)
    }),
    settings,
  )
})

it('includes the UTC date of every blocking activity of up to a day', () => {
  let blocking = 0
  fc.assert(
    fc.property(dayWith(6, 24 * 60), ({ date, timeZone, samples }) => {
      const range = getActivityRangeOfDay(date, timeZone)
      for (const { oracle } of samples) {
        const blocks = slotTimes.some((time) => oracleBlocks(oracle, { date, time, timeZone }))
        if (!blocks || oracle.time === null) continue
        blocking += 1
        const start = getOracleUtcDate(getOracleMinute(oracle.date, oracle.time, oracle.timeZone))
        expect(start >= range.start_date && start <= range.end_date).toBe(true)
      }
    }),
    settings,
  )
  expect(blocking).toBeGreaterThan(100)
})

it('a day with a blocked slot has an activity', () => {
  fc.assert(
    fc.property(dayWith(6, 72 * 60), ({ date, timeZone, samples }) => {
      const activities = samples.map(({ wire }) => wire)
      const isBlocked = getSlots(date, timeZone, activities).some(({ available }) => !available)
      expect(hasActivityOnDay(date, timeZone, activities) || !isBlocked).toBe(true)
    }),
    settings,
  )
})
