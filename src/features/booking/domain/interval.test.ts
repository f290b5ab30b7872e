import { getInterval, overlaps } from './interval'
import { createActivity } from './testing/activity'

const isoInterval = (...fields: Parameters<typeof createActivity>) => {
  const interval = getInterval(createActivity(...fields))
  return (
    interval && [interval.start, interval.end].map((instant) => new Date(instant).toISOString())
  )
}

describe('getInterval', () => {
  it.each([
    ['UTC', '2026-11-26T10:00:00.000Z', '2026-11-26T11:00:00.000Z'],
    ['Europe/Madrid', '2026-11-26T09:00:00.000Z', '2026-11-26T10:00:00.000Z'],
    ['america/los_angeles', '2026-11-26T18:00:00.000Z', '2026-11-26T19:00:00.000Z'],
    ['Asia/Calcutta', '2026-11-26T04:30:00.000Z', '2026-11-26T05:30:00.000Z'],
    ['', '2026-11-26T10:00:00.000Z', '2026-11-26T11:00:00.000Z'],
    [null, '2026-11-26T10:00:00.000Z', '2026-11-26T11:00:00.000Z'],
    ['Romance Standard Time', '2026-11-26T10:00:00.000Z', '2026-11-26T11:00:00.000Z'],
  ])('reads the zone %j', (source_timezone, start, end) => {
    expect(isoInterval({ source_timezone })).toEqual([start, end])
  })

  it.each([
    ['10:00', '2026-11-26T10:00:00.000Z'],
    ['10:00:00', '2026-11-26T10:00:00.000Z'],
    ['10:00:30', '2026-11-26T10:00:30.000Z'],
    ['00:00', '2026-11-26T00:00:00.000Z'],
    [' 23:59 ', '2026-11-26T23:59:00.000Z'],
  ])('reads the time %j', (due_time, start) => {
    expect(isoInterval({ due_time })?.[0]).toBe(start)
  })

  it.each([
    ['00:30', '2026-11-26T10:30:00.000Z'],
    ['01:30:15', '2026-11-26T11:30:15.000Z'],
    ['24:00', '2026-11-27T10:00:00.000Z'],
    ['100:15', '2026-11-30T14:15:00.000Z'],
    ['00:00', '2026-11-26T10:00:00.000Z'],
    ['', '2026-11-26T11:00:00.000Z'],
    [null, '2026-11-26T11:00:00.000Z'],
    ['an hour', '2026-11-26T11:00:00.000Z'],
    ['-02:00', '2026-11-26T11:00:00.000Z'],
    ['02:75', '2026-11-26T11:00:00.000Z'],
  ])('reads the duration %j', (duration, end) => {
    expect(isoInterval({ duration })?.[1]).toBe(end)
  })

  it('counts elapsed time where the clock changes meanwhile', () => {
    expect(
      isoInterval({
        due_date: '2026-10-25',
        due_time: '00:00',
        duration: '10:00',
        source_timezone: 'Europe/Madrid',
      }),
    ).toEqual(['2026-10-24T22:00:00.000Z', '2026-10-25T08:00:00.000Z'])
  })

  it.each([
    [{ due_time: null }],
    [{ due_time: '' }],
    [{ due_time: 'noon' }],
    [{ due_time: '10:60' }],
    [{ due_date: '' }],
    [{ due_date: '2026-02-30' }],
  ])('takes no time with %j', (fields) => {
    expect(getInterval(createActivity(fields))).toBeUndefined()
  })
})

describe('overlaps', () => {
  it.each([
    [10, 11, 11, 12, false],
    [11, 12, 10, 11, false],
    [10, 11, 10, 11, true],
    [9, 12, 10, 11, true],
    [10, 11, 9, 12, true],
    [9, 11, 10, 12, true],
    [10, 12, 9, 11, true],
    [10, 10, 9, 12, false],
    [9, 12, 10, 10, false],
  ])('[%i, %i) and [%i, %i): %s', (start, end, otherStart, otherEnd, expected) => {
    expect(overlaps({ start, end }, { start: otherStart, end: otherEnd })).toBe(expected)
  })
})
