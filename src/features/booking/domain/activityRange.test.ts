import {
  filterActivitiesOnDay,
  getActivityRangeOfDay,
  getActivityRangeOfMonth,
} from './activityRange'
import { createActivity } from './testing/activity'

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

describe('filterActivitiesOnDay', () => {
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
    expect(filterActivitiesOnDay('2026-11-26', 'Europe/Madrid', [activity])).toEqual(
      expected ? [activity] : [],
    )
  })

  it('handles a day that starts at one o’clock', () => {
    // In Santiago 6 September 2026 starts at 01:00, which is 04:00 UTC.
    const before = activityFrom('2026-09-06', '03:00')
    const after = activityFrom('2026-09-06', '04:00')
    expect(filterActivitiesOnDay('2026-09-06', 'America/Santiago', [before, after])).toEqual([
      after,
    ])
    expect(filterActivitiesOnDay('2026-09-05', 'America/Santiago', [before, after])).toEqual([
      before,
    ])
  })

  it('keeps the order of a month’s response and drops other days', () => {
    const month = ['03', '26', '27', '26'].map((day) => activityFrom(`2026-11-${day}`, '12:00'))
    expect(filterActivitiesOnDay('2026-11-26', 'Europe/Madrid', month)).toEqual([
      month[1],
      month[3],
    ])
  })
})
