import type { ListedActivity } from '@/contactService/schemas/responses'
import {
  getSlots,
  hasActivityOnDay,
  getActivityRangeOfDay,
  getActivityRangeOfMonth,
} from './availability'
import { slotTimes } from './slots'
import { createActivity } from './testing/activity'

const takenTimes = (date: string, timeZone: string, activities: ListedActivity[]) =>
  getSlots(date, timeZone, activities)
    .filter((slot) => !slot.available)
    .map((slot) => slot.time)

const at = (
  due_date: string,
  due_time: string,
  source_timezone: string,
  duration = '01:00',
): ListedActivity => createActivity({ due_date, due_time, source_timezone, duration })

it('offers nine slots without activities', () => {
  expect(getSlots('2026-11-26', 'Europe/Madrid', [])).toEqual(
    slotTimes.map((time) => ({ time, available: true })),
  )
})

it('takes only the slot that an activity fills', () => {
  expect(
    getSlots('2026-11-26', 'Europe/Madrid', [at('2026-11-26', '10:00', 'Europe/Madrid')]),
  ).toEqual(slotTimes.map((time) => ({ time, available: time !== '10:00' })))
})

describe('the edges are half-open (R21)', () => {
  it.each([
    ['ends when the slot starts', '09:00', '01:00', ['09:00']],
    ['ends a minute into the slot', '09:00', '01:01', ['09:00', '10:00']],
    ['starts when the slot ends', '11:00', '00:30', ['11:00']],
    ['starts a minute before the slot ends', '10:59', '00:01', ['10:00']],
    ['lies inside the slot', '10:20', '00:10', ['10:00']],
    ['ends when the first slot starts', '08:00', '01:00', []],
    ['starts when the last slot ends', '18:00', '01:00', []],
    ['starts in the last minute of the last slot', '17:59', '01:00', ['17:00']],
    ['spans several slots', '11:30', '02:00', ['11:00', '12:00', '13:00']],
    ['takes no time', '10:30', '00:00', []],
  ])('an activity that %s', (_case, time, duration, expected) => {
    expect(takenTimes('2026-11-26', 'UTC', [at('2026-11-26', time, 'UTC', duration)])).toEqual(
      expected,
    )
  })
})

describe('activities that start on another day', () => {
  it.each([
    ['24 hours before, an hour long', '2026-11-25', '09:00', '01:00', []],
    ['24 hours before, a day long', '2026-11-25', '09:00', '24:00', []],
    ['a minute later, a day long', '2026-11-25', '09:01', '24:00', ['09:00']],
    ['three days before, 73 hours long', '2026-11-23', '09:00', '73:00', ['09:00']],
    ['a week that holds the day', '2026-11-23', '00:00', '168:00', [...slotTimes]],
    ['the next day', '2026-11-27', '09:00', '01:00', []],
  ])('%s', (_case, date, time, duration, expected) => {
    expect(takenTimes('2026-11-26', 'UTC', [at(date, time, 'UTC', duration)])).toEqual(expected)
  })
})

describe('zones', () => {
  it.each([
    ['Europe/Madrid', '2026-11-26', ['2026-11-26', '09:00', 'UTC'], ['10:00']],
    ['Europe/Madrid', '2026-07-16', ['2026-07-16', '09:00', 'UTC'], ['11:00']],
    ['America/Los_Angeles', '2026-11-26', ['2026-11-27', '01:00', 'UTC'], ['17:00']],
    ['America/Los_Angeles', '2026-11-26', ['2026-11-26', '17:00', 'UTC'], ['09:00']],
    ['Pacific/Auckland', '2026-11-26', ['2026-11-25', '20:00', 'UTC'], ['09:00']],
    ['Pacific/Auckland', '2026-11-26', ['2026-11-26', '00:00', 'UTC'], ['13:00']],
    ['Pacific/Auckland', '2026-11-26', ['2026-11-25', '12:00', 'America/Los_Angeles'], ['09:00']],
    ['Asia/Kolkata', '2026-11-26', ['2026-11-26', '04:00', 'UTC'], ['09:00', '10:00']],
    ['Asia/Kolkata', '2026-11-26', ['2026-11-26', '03:30', 'UTC'], ['09:00']],
    ['Asia/Kathmandu', '2026-11-26', ['2026-11-26', '03:15', 'UTC'], ['09:00']],
    ['Australia/Adelaide', '2026-11-26', ['2026-11-25', '22:30', 'UTC'], ['09:00']],
    ['America/St_Johns', '2026-11-26', ['2026-11-26', '12:30', 'UTC'], ['09:00']],
    ['UTC', '2026-11-26', ['2026-11-26', '14:30', 'Asia/Kolkata'], ['09:00']],
    ['UTC', '2026-11-26', ['2026-11-26', '23:00', 'Pacific/Kiritimati'], ['09:00']],
  ] as const)('in %s on %s the activity at %j takes %j', (timeZone, date, activity, expected) => {
    const [dueDate, dueTime, source] = activity
    expect(takenTimes(date, timeZone, [at(dueDate, dueTime, source)])).toEqual(expected)
  })
})

describe('the days on which clocks change', () => {
  it.each([
    ['Europe/Madrid', '2026-03-28', '08:00', '09:00'],
    ['Europe/Madrid', '2026-03-29', '07:00', '09:00'],
    ['Europe/Madrid', '2026-10-24', '07:00', '09:00'],
    ['Europe/Madrid', '2026-10-25', '08:00', '09:00'],
    ['Europe/Madrid', '2027-03-28', '07:00', '09:00'],
    ['Europe/Madrid', '2027-10-31', '08:00', '09:00'],
    ['America/Santiago', '2026-04-04', '12:00', '09:00'],
    ['America/Santiago', '2026-04-05', '13:00', '09:00'],
    ['America/Santiago', '2026-09-05', '13:00', '09:00'],
    ['America/Santiago', '2026-09-06', '12:00', '09:00'],
    ['America/Santiago', '2027-04-04', '13:00', '09:00'],
    ['America/Santiago', '2027-09-05', '12:00', '09:00'],
    ['America/Los_Angeles', '2026-03-07', '17:00', '09:00'],
    ['America/Los_Angeles', '2026-03-08', '16:00', '09:00'],
    ['America/Los_Angeles', '2026-10-31', '16:00', '09:00'],
    ['America/Los_Angeles', '2026-11-01', '17:00', '09:00'],
    ['America/Los_Angeles', '2027-03-14', '16:00', '09:00'],
    ['America/Los_Angeles', '2027-11-07', '17:00', '09:00'],
  ])('%s on %s: %s UTC is %s', (timeZone, date, utcTime, expected) => {
    expect(takenTimes(date, timeZone, [at(date, utcTime, 'UTC')])).toEqual([expected])
  })

  it('measures an activity across the change in elapsed time', () => {
    const night = (duration: string) => [at('2026-10-25', '00:00', 'Europe/Madrid', duration)]
    expect(takenTimes('2026-10-25', 'Europe/Madrid', night('10:00'))).toEqual([])
    expect(takenTimes('2026-10-25', 'Europe/Madrid', night('10:01'))).toEqual(['09:00'])
  })

  it('places an activity of another zone whose time was skipped or came twice', () => {
    // 02:30 in Los Angeles does not exist on 8 March 2026: it is 03:30, 10:30 UTC.
    expect(
      takenTimes('2026-03-08', 'UTC', [at('2026-03-08', '02:30', 'America/Los_Angeles', '00:30')]),
    ).toEqual(['10:00'])
    // 01:30 comes twice on 1 November 2026: the first is 08:30 UTC, the second 09:30 UTC.
    expect(
      takenTimes('2026-11-01', 'UTC', [at('2026-11-01', '01:30', 'America/Los_Angeles', '00:30')]),
    ).toEqual([])
    expect(
      takenTimes('2026-11-01', 'UTC', [at('2026-11-01', '01:30', 'America/Los_Angeles', '01:30')]),
    ).toEqual(['09:00'])
  })
})

it('adds up the activities of several pages, in any order', () => {
  const firstPage = [at('2026-11-26', '16:00', 'UTC'), createActivity({ due_time: null })]
  const secondPage = [at('2026-11-26', '09:30', 'UTC'), createActivity({ due_time: '12:00' })]
  const expected = ['09:00', '10:00', '12:00', '16:00']
  expect(takenTimes('2026-11-26', 'UTC', [...firstPage, ...secondPage])).toEqual(expected)
  expect(takenTimes('2026-11-26', 'UTC', [...secondPage, ...firstPage])).toEqual(expected)
})

it('offers no slot that does not exist', () => {
  const none = slotTimes.map((time) => ({ time, available: false }))
  expect(getSlots('someday', 'UTC', [])).toEqual(none)
  expect(getSlots('2026-11-26', 'Mars/Olympus', [])).toEqual(none)
})

describe('getActivityRangeOfDay (R22)', () => {
  it.each([
    ['UTC', '2026-11-26', '2026-11-25', '2026-11-26'],
    ['Europe/Madrid', '2026-11-26', '2026-11-25', '2026-11-26'],
    ['Europe/Madrid', '2026-03-29', '2026-03-28', '2026-03-29'],
    ['Europe/Madrid', '2026-10-25', '2026-10-24', '2026-10-25'],
    ['America/Los_Angeles', '2026-11-26', '2026-11-25', '2026-11-27'],
    ['America/Los_Angeles', '2026-03-08', '2026-03-07', '2026-03-09'],
    ['America/Santiago', '2026-09-06', '2026-09-05', '2026-09-06'],
    ['America/Mexico_City', '2026-11-26', '2026-11-25', '2026-11-27'],
    ['America/Lima', '2026-11-26', '2026-11-25', '2026-11-26'],
    ['Asia/Kolkata', '2026-11-26', '2026-11-25', '2026-11-26'],
    ['Asia/Tokyo', '2026-11-26', '2026-11-25', '2026-11-26'],
    ['Australia/Brisbane', '2026-11-26', '2026-11-24', '2026-11-26'],
    ['Pacific/Auckland', '2026-11-26', '2026-11-24', '2026-11-26'],
    ['Australia/Adelaide', '2026-11-26', '2026-11-24', '2026-11-26'],
    ['Pacific/Kiritimati', '2027-01-01', '2026-12-30', '2027-01-01'],
  ])('in %s on %s is %s to %s', (timeZone, date, start_date, end_date) => {
    expect(getActivityRangeOfDay(date, timeZone)).toEqual({ start_date, end_date })
  })

  it('refuses a date or a zone that does not exist', () => {
    expect(() => getActivityRangeOfDay('2026-02-30', 'UTC')).toThrow(RangeError)
    expect(() => getActivityRangeOfDay('2026-11-26', 'Mars/Olympus')).toThrow(RangeError)
  })
})

describe('getActivityRangeOfMonth', () => {
  it.each([
    ['2026-11-26', '2026-11-01', '2026-11-30'],
    ['2026-12-31', '2026-12-01', '2026-12-31'],
    ['2027-02-01', '2027-02-01', '2027-02-28'],
    ['2028-02-15', '2028-02-01', '2028-02-29'],
  ])('of %s is %s to %s', (date, start_date, end_date) => {
    expect(getActivityRangeOfMonth(date)).toEqual({ start_date, end_date })
  })
})

describe('hasActivityOnDay', () => {
  const activityFrom = (due_date: string, due_time: string | null, duration = '01:00') =>
    createActivity({ due_date, due_time, duration })

  it.each([
    ['ends as the day starts', activityFrom('2026-11-25', '22:00'), false],
    ['ends a minute after', activityFrom('2026-11-25', '22:00', '01:01'), true],
    ['starts as the day starts', activityFrom('2026-11-25', '23:00'), true],
    ['starts in the last minute', activityFrom('2026-11-26', '22:59'), true],
    ['starts as the day ends', activityFrom('2026-11-26', '23:00'), false],
    ['spans the day', activityFrom('2026-11-24', '00:00', '100:00'), true],
    ['has no time', activityFrom('2026-11-26', null), false],
    ['has no readable date', activityFrom('26.11.2026', '10:00'), false],
  ])('in Madrid, an activity that %s: %s', (_case, activity, expected) => {
    expect(hasActivityOnDay('2026-11-26', 'Europe/Madrid', [activity])).toBe(expected)
  })

  it('handles a day that starts at one o’clock', () => {
    // In Santiago 6 September 2026 starts at 01:00, which is 04:00 UTC.
    const before = activityFrom('2026-09-06', '03:00')
    const after = activityFrom('2026-09-06', '04:00')
    const isTaken = (date: string, activity: ListedActivity) =>
      hasActivityOnDay(date, 'America/Santiago', [activity])
    expect(isTaken('2026-09-06', before)).toBe(false)
    expect(isTaken('2026-09-06', after)).toBe(true)
    expect(isTaken('2026-09-05', before)).toBe(true)
    expect(isTaken('2026-09-05', after)).toBe(false)
  })

  it('finds one among activities on other days', () => {
    const ofMonth = ['03', '26', '27'].map((day) => activityFrom(`2026-11-${day}`, '12:00'))
    expect(hasActivityOnDay('2026-11-26', 'Europe/Madrid', ofMonth)).toBe(true)
    expect(hasActivityOnDay('2026-11-25', 'Europe/Madrid', ofMonth)).toBe(false)
  })
})
