import { getActivityTime } from './activityTime'

const written = {
  due_date: '2026-03-05',
  due_time: '10:00',
  duration: '01:00',
  source_timezone: 'Europe/Madrid',
}

describe('getActivityTime', () => {
  it.each([
    [
      'a time in a zone',
      {},
      ['2026-03-05', '2026-03-05T09:00:00.000Z', '2026-03-05T10:00:00.000Z'],
    ],
    [
      'seconds',
      { due_time: '10:00:30' },
      ['2026-03-05', '2026-03-05T09:00:30.000Z', '2026-03-05T10:00:30.000Z'],
    ],
    [
      'no zone: UTC',
      { source_timezone: '' },
      ['2026-03-05', '2026-03-05T10:00:00.000Z', '2026-03-05T11:00:00.000Z'],
    ],
    [
      'no duration: an hour',
      { duration: '' },
      ['2026-03-05', '2026-03-05T09:00:00.000Z', '2026-03-05T10:00:00.000Z'],
    ],
    [
      'half an hour',
      { duration: '00:30' },
      ['2026-03-05', '2026-03-05T09:00:00.000Z', '2026-03-05T09:30:00.000Z'],
    ],
    [
      'an evening whose UTC date is the next day',
      { due_time: '18:00', source_timezone: 'America/Los_Angeles' },
      ['2026-03-06', '2026-03-06T02:00:00.000Z', '2026-03-06T03:00:00.000Z'],
    ],
    [
      'a morning whose UTC date is the day before',
      { due_time: '09:00', source_timezone: 'Pacific/Auckland' },
      ['2026-03-04', '2026-03-04T20:00:00.000Z', '2026-03-04T21:00:00.000Z'],
    ],
    [
      'a half-hour zone',
      { source_timezone: 'Asia/Kolkata' },
      ['2026-03-05', '2026-03-05T04:30:00.000Z', '2026-03-05T05:30:00.000Z'],
    ],
    [
      'the day after the clocks went forward',
      { due_date: '2026-03-30' },
      ['2026-03-30', '2026-03-30T08:00:00.000Z', '2026-03-30T09:00:00.000Z'],
    ],
    [
      'a duration across the change of the clocks',
      { due_date: '2026-03-29', due_time: '01:30' },
      ['2026-03-29', '2026-03-29T00:30:00.000Z', '2026-03-29T01:30:00.000Z'],
    ],
  ])('reads %s', (_case, changes, [utcDate, startsAt, endsAt]) => {
    expect(getActivityTime({ ...written, ...changes })).toEqual({ utcDate, startsAt, endsAt })
  })

  it('gives an activity without a time no instants', () => {
    expect(getActivityTime({ ...written, due_time: '' })).toEqual({
      utcDate: '2026-03-05',
      startsAt: null,
      endsAt: null,
    })
  })
})
