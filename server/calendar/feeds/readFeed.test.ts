import type { Interval } from '@/features/booking/domain/interval'
import { FeedError, readFeed } from './readFeed'

const options = {
  window: { start: Date.parse('2026-10-19T00:00Z'), end: Date.parse('2026-11-09T00:00Z') },
  zone: 'Europe/Madrid',
  site: 'www.example.com',
  email: 'marta@example.com',
}

const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Example//EN', ...lines, 'END:VCALENDAR'].join(
    '\r\n',
  )

const event = (...lines: string[]) => [
  'BEGIN:VEVENT',
  'UID:meeting@example.com',
  'DTSTAMP:20260101T000000Z',
  'SUMMARY:Secret',
  ...lines,
  'END:VEVENT',
]

const describeZone = (tzid: string, offset: string) => [
  ...['BEGIN:VTIMEZONE', `TZID:${tzid}`, 'BEGIN:STANDARD', 'DTSTART:19700101T000000'],
  ...[`TZOFFSETFROM:${offset}`, `TZOFFSETTO:${offset}`, 'END:STANDARD', 'END:VTIMEZONE'],
]

const format = (instant: number) => new Date(instant).toISOString().slice(5, 16)

const formatTimes = (times: readonly Interval[]) =>
  times.map(({ start, end }) => `${format(start)} ${format(end)}`)

const list = (...lines: string[]) => formatTimes(readFeed(calendar(...lines), options).times)

const weekly = ['DTSTART;TZID=Europe/Madrid:20260105T100000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY']
const mondays = ['10-19T08:00 10-19T09:00', '10-26T09:00 10-26T10:00', '11-02T09:00 11-02T10:00']
const weeklyDays = ['DTSTART;VALUE=DATE:20261019', 'RRULE:FREQ=WEEKLY;COUNT=3']
const once = ['DTSTART:20261020T100000Z', 'DTEND:20261020T113000Z']

describe('the busy times of a feed', () => {
  it('are those of its events within the window, merged', () => {
    expect(list(...event(...once))).toEqual(['10-20T10:00 10-20T11:30'])
    expect(list(...event('DTSTART:20261201T100000Z', 'DTEND:20261201T110000Z'))).toEqual([])
    expect(list()).toEqual([])
    const next = ['DTSTART:20261020T110000Z', 'DURATION:PT1H']
    expect(list(...event(...next), ...event(...once))).toEqual(['10-20T10:00 10-20T12:00'])
  })

  it('repeat by the clock of their zone, on both sides of its change', () => {
    expect(list(...event(...weekly))).toEqual(mondays)
  })

  it.each([
    ['EXDATE', ['EXDATE;TZID=Europe/Madrid:20261026T100000']],
    ['EXDATE in UTC', ['EXDATE:20261026T090000Z']],
    ['EXDATE of a day', ['EXDATE;VALUE=DATE:20261026']],
    ['several in one line', ['EXDATE;TZID=Europe/Madrid:20260112T100000,20261026T100000']],
  ])('leave out exceptions by %s', (_name, lines) => {
    expect(list(...event(...weekly, ...lines))).toEqual([mondays[0], mondays[2]])
  })

  it.each([
    'RECURRENCE-ID;TZID=Europe/Madrid:20261026T100000',
    'RECURRENCE-ID:20261026T090000Z',
    'RECURRENCE-ID;VALUE=DATE:20261026',
  ])('move an occurrence by %s', (id) => {
    const moved = event(id, 'DTSTART:20261027T150000Z', 'DURATION:PT30M')
    expect(list(...event(...weekly), ...moved)).toEqual([
      mondays[0],
      '10-27T15:00 10-27T15:30',
      mondays[2],
    ])
  })

  it('leave out all times of a day, be it the start, an RDATE, or several by the rule', () => {
    const start = ['DTSTART;TZID=Europe/Madrid:20261020T100000', 'DURATION:PT1H']
    const more = 'RDATE:20261021T070000Z,20261022T070000Z'
    const except = (date: string) => `EXDATE;VALUE=DATE:${date}`
    expect(list(...event(...start, more, except('20261020'), except('20261021')))).toEqual([
      '10-22T07:00 10-22T08:00',
    ])
    const rule = 'RRULE:FREQ=HOURLY;INTERVAL=6;COUNT=9'
    expect(list(...event(...start, rule, except('20261020'), except('20261021')))).toEqual([
      '10-22T02:00 10-22T03:00',
      '10-22T08:00 10-22T09:00',
    ])
  })

  it('leave out more times in a row than ical.js would look at', () => {
    const dates = Array.from({ length: 600 }, (_, day) =>
      new Date(Date.UTC(2025, 0, day + 1)).toISOString().slice(0, 10).replaceAll('-', ''),
    )
    const exdate = `EXDATE;VALUE=DATE:${dates.join()}`
    const daily = ['DTSTART:20250101T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=660']
    const [first] = list(...event(...daily, exdate))
    expect(first).toBe('10-19T10:00 10-19T11:00')
  })

  it('have an occurrence that was moved into the window from outside', () => {
    const moved = event(
      'RECURRENCE-ID;TZID=Europe/Madrid:20270104T100000',
      'DTSTART:20261028T150000Z',
      'DURATION:PT30M',
    )
    expect(list(...moved, ...event(...weekly))).toContain('10-28T15:00 10-28T15:30')
  })

  it.each(['STATUS:CANCELLED', 'TRANSP:TRANSPARENT', 'STATUS:Cancelled', 'TRANSP:transparent'])(
    'leave out %s, as a whole or once',
    (line) => {
      expect(list(...event(...once, line))).toEqual([])
      expect(list(...event(...weekly, line))).toEqual([])
      const single = event('RECURRENCE-ID:20261026T090000Z', 'DTSTART:20261026T090000Z', line)
      expect(list(...event(...weekly), ...single)).toEqual([mondays[0], mondays[2]])
    },
  )

  it.each([
    ['is cancelled', '', ['DTSTART:20261026T090000Z', 'STATUS:CANCELLED']],
    ['is moved', '', ['DTSTART:20261027T150000Z', 'DURATION:PT30M']],
    ['and those after it are moved', ';RANGE=THISANDFUTURE', ['DTSTART:20261026T150000Z']],
  ])('keep the occurrence of a series if that of another one %s', (_name, range, lines) => {
    const change = event(`RECURRENCE-ID;TZID=Europe/Madrid${range}:20261026T100000`, ...lines)
    const other = [...event(...weekly), ...change].map((line) =>
      line.replace('meeting@example.com', 'other@example.com'),
    )
    expect(list(...event(...weekly), ...other)).toEqual(expect.arrayContaining(mondays))
  })

  it('keep an event without a UID where another one has an exception', () => {
    const events = [...event(...weekly), ...event(...weekly, 'EXDATE:20261026T090000Z')]
    expect(list(...events.filter((line) => !line.startsWith('UID:')))).toEqual(mondays)
  })

  it('leave out demos of the site, which a host has added to a calendar of their own', () => {
    const [lunch = '', demo = ''] = ['demo-33@example.com', 'demo-33@www.example.com'].map((uid) =>
      calendar(...event(...once)).replace('meeting@example.com', uid),
    )
    expect(readFeed(lunch, options).times).toHaveLength(1)
    expect(readFeed(demo, options).times).toEqual([])
  })

  it('have whole days in the owner’s zone', () => {
    expect(list(...event('DTSTART;VALUE=DATE:20261025'))).toEqual(['10-24T22:00 10-25T23:00'])
    const days = ['DTSTART;VALUE=DATE:20261020', 'DTEND;VALUE=DATE:20261023']
    expect(list(...event(...days))).toEqual(['10-19T22:00 10-22T22:00'])
    const more = ['DTSTART;VALUE=DATE:20261020', 'RDATE;VALUE=DATE:20261025']
    expect(list(...event(...more))).toEqual(['10-19T22:00 10-20T22:00', '10-24T22:00 10-25T23:00'])
  })

  const days = ['DTSTART;VALUE=DATE:20261019', 'RRULE:FREQ=DAILY;COUNT=3']

  it.each([
    ['one day of a series is', '', ['10-20T08:00 10-20T09:00', '10-20T22:00 10-21T22:00']],
    [
      'a day and those after it are',
      ';RANGE=THISANDFUTURE',
      ['10-20T08:00 10-20T09:00', '10-21T08:00 10-21T09:00'],
    ],
  ])('are an hour where %s moved to it', (_case, range, expected) => {
    const change = event(
      `RECURRENCE-ID;VALUE=DATE${range}:20261020`,
      'DTSTART;TZID=Europe/Madrid:20261020T100000',
      'DURATION:PT1H',
    )
    expect(list(...event(...days), ...change)).toEqual(['10-18T22:00 10-19T22:00', ...expected])
  })

  it.each([
    ['a day', ';VALUE=DATE:20261020'],
    ['midnight in UTC', ':20261020T000000Z'],
    ['midnight of a zone', ';TZID=America/New_York:20261020T000000'],
    ['midnight without a zone', ':20261020T000000'],
    ['an afternoon without a zone', ':20261020T150000'],
    ['an afternoon of the owner’s zone', ';TZID=Europe/Madrid:20261020T150000'],
    ['the owner’s midnight in UTC', ':20261019T220000Z'],
    ['midnight of New York in UTC', ':20261020T040000Z'],
    ['midnight of Auckland in UTC', ':20261019T110000Z'],
    ['midnight in UTC on another clock', ';TZID=America/New_York:20261019T200000'],
  ])('leave out a whole day by %s', (_case, time) => {
    const others = ['10-18T22:00 10-19T22:00', '10-20T22:00 10-21T22:00']
    expect(list(...event(...days, `EXDATE${time}`))).toEqual(others)
    const cancelled = [`RECURRENCE-ID${time}`, `DTSTART${time}`, 'STATUS:CANCELLED']
    expect(list(...event(...days), ...event(...cancelled))).toEqual(others)
  })

  it.each(['EXDATE;VALUE=DATE:20261020', 'EXDATE:20261020T200000'])(
    'leave out by %s what is then on their own clock',
    (exdate) => {
      const evenings = [
        'DTSTART;TZID=America/New_York:20261018T200000',
        'DURATION:PT1H',
        'RRULE:FREQ=DAILY;COUNT=4',
      ]
      expect(list(...event(...evenings, exdate))).toEqual([
        '10-19T00:00 10-19T01:00',
        '10-20T00:00 10-20T01:00',
        '10-22T00:00 10-22T01:00',
      ])
    },
  )

  it('end with a day in the owner’s zone', () => {
    const end = 'DTEND;VALUE=DATE:20261021'
    expect(list(...event('DTSTART:20261020T100000Z', end))).toEqual(['10-20T10:00 10-20T22:00'])
  })

  const office = describeZone('Office', '+0230')

  it.each([
    ['the owner’s zone, where they have none', '', [], '10-20T08:00 10-20T09:00'],
    ['the owner’s zone, where theirs is unknown', ';TZID=Office', [], '10-20T08:00 10-20T09:00'],
    ['the zone that the feed names', ';TZID=Asia/Kathmandu', [], '10-20T04:15 10-20T05:15'],
    ['the zone that the feed describes', ';TZID=Office', office, '10-20T07:30 10-20T08:30'],
    [
      'the zone of a place, although the feed describes it as it was before a reform',
      ';TZID=America/Mexico_City',
      describeZone('America/Mexico_City', '-0500'),
      '10-20T16:00 10-20T17:00',
    ],
    [
      'the owner’s zone, where the feed describes nothing of theirs',
      ';TZID=Office',
      ['BEGIN:VTIMEZONE', 'TZID:Office', 'END:VTIMEZONE'],
      '10-20T08:00 10-20T09:00',
    ],
  ])('are in %s', (_case, zone, lines, expected) => {
    const local = event(`DTSTART${zone}:20261020T100000`, 'DURATION:PT1H')
    expect(list(...lines, ...local)).toEqual([expected])
  })

  it('also have their further times in the zone that the feed describes', () => {
    const local = event(
      'DTSTART;TZID=Office:20261020T100000',
      'DURATION:PT1H',
      'RDATE;TZID=Office:20261022T100000',
    )
    expect(list(...office, ...local)).toEqual([
      '10-20T07:30 10-20T08:30',
      '10-22T07:30 10-22T08:30',
    ])
  })

  it.each([
    ['in winter', '20261026T100000', '20261102T090000Z', mondays.slice(1)],
    ['in summer', '20261013T100000', '20261020T080000Z', ['10-20T08:00 10-20T09:00']],
    ['a second before the last', '20261013T100000', '20261020T075959Z', []],
  ])(
    'end in UTC by the clock of a zone that the feed only names, %s',
    (_case, start, until, expected) => {
      const lines = [`DTSTART;TZID=Europe/Madrid:${start}`, 'DURATION:PT1H']
      expect(list(...event(...lines, `RRULE:FREQ=WEEKLY;UNTIL=${until}`))).toEqual(expected)
    },
  )

  it('end by the clock of their zone where the end of their rule names none', () => {
    const zone = describeZone('Office', '-0500')
    for (const tzid of ['Office', 'America/Panama']) {
      const start = `DTSTART;TZID=${tzid}:20261013T210000`
      const rule = 'RRULE:FREQ=WEEKLY;UNTIL=20261020T210000'
      expect(list(...zone, ...event(start, 'DURATION:PT1H', rule))).toEqual([
        '10-21T02:00 10-21T03:00',
      ])
    }
  })

  it('end with the last time of the day that their rule names', () => {
    const rule = 'RRULE:FREQ=DAILY;UNTIL=20261020'
    const timed = ['DTSTART;TZID=Europe/Madrid:20261019T230000', 'DURATION:PT1H']
    expect(list(...event(...timed, rule))).toEqual([
      '10-19T21:00 10-19T22:00',
      '10-20T21:00 10-20T22:00',
    ])
    expect(list(...event('DTSTART;VALUE=DATE:20261019', rule))).toEqual(['10-18T22:00 10-20T22:00'])
  })

  it('end in UTC with the last whole day in the owner’s zone', () => {
    const rule = 'RRULE:FREQ=DAILY;UNTIL=20261020T220000Z'
    expect(list(...event('DTSTART;VALUE=DATE:20261019', rule))).toEqual(['10-18T22:00 10-21T22:00'])
  })

  it.each([
    [':20261022T100000Z', '10-22T10:00 10-22T11:30'],
    [';TZID=Europe/Madrid:20261022T100000', '10-22T08:00 10-22T09:30'],
    [';VALUE=PERIOD:20261022T100000Z/20261022T120000Z', '10-22T10:00 10-22T12:00'],
    [';VALUE=PERIOD;TZID=Europe/Madrid:20261022T100000/PT30M', '10-22T08:00 10-22T08:30'],
  ])('have RDATE%s beside the event’s own, and beside its rule', (time, expected) => {
    const line = `RDATE${time}`
    const own = '10-20T10:00 10-20T11:30'
    expect(list(...event(...once, line))).toEqual([own, expected])
    expect(list(...event(...once, line, 'RRULE:FREQ=DAILY;COUNT=2'))).toEqual([
      own,
      '10-21T10:00 10-21T11:30',
      expected,
    ])
    expect(list(...event(...once, line, 'EXDATE:20261020T100000Z'))).toEqual([expected])
  })

  it('are those of a calendar that has no events, but times that are busy', () => {
    const times = (type: string, ...values: string[]) => `FREEBUSY${type}:${values.join()}`
    const lines = [
      times('', '20261020T100000Z/20261020T113000Z', '20261021T100000Z/PT1H'),
      times(';FBTYPE=BUSY-UNAVAILABLE', '20261022T100000Z/PT1H'),
      times(';FBTYPE=FREE', '20261023T100000Z/PT1H'),
      times(';FBTYPE=free', '20261023T100000Z/PT1H'),
      times(';TZID=America/Bogota', '20261027T100000/PT1H'),
      times('', '20261028T100000/20261028T110000'),
    ]
    expect(list('BEGIN:VFREEBUSY', ...lines, 'END:VFREEBUSY')).toEqual([
      '10-20T10:00 10-20T11:30',
      '10-21T10:00 10-21T11:00',
      '10-22T10:00 10-22T11:00',
      '10-27T15:00 10-27T16:00',
      '10-28T09:00 10-28T10:00',
    ])
    // Of one that has events, these alone are read.
    expect(
      list(...event(...once), 'BEGIN:VFREEBUSY', 'FREEBUSY:none/PT1H', 'END:VFREEBUSY'),
    ).toEqual(['10-20T10:00 10-20T11:30'])
  })

  it('are read after a mark of the order of bytes', () => {
    expect(readFeed(`\uFEFF${calendar(...event(...once))}`, options).times).toHaveLength(1)
  })

  it('begin with the event itself, also where its rule names other days', () => {
    const series = ['DTSTART:20261020T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;BYDAY=WE']
    const wednesdays = ['10-21T10:00 10-21T11:00', '10-28T10:00 10-28T11:00']
    expect(list(...event(...series))).toEqual([
      '10-20T10:00 10-20T11:00',
      ...wednesdays,
      '11-04T10:00 11-04T11:00',
    ])
    const [first] = list(...event(...series, 'EXDATE:20261020T100000Z'))
    expect(first).toBe(wednesdays[0])
  })

  it.each(['DTEND;VALUE=DATE:20261020', 'DURATION:P0D'])(
    'are a whole day where that ends on the day on which it begins: %s',
    (end) => {
      const day = ['DTSTART;VALUE=DATE:20261020', end]
      expect(list(...event(...day))).toEqual(['10-19T22:00 10-20T22:00'])
      expect(list(...event(...day, 'RRULE:FREQ=DAILY;COUNT=2'))).toEqual([
        '10-19T22:00 10-21T22:00',
      ])
    },
  )

  it.each([
    ['PT24H', '10-24T10:00 10-25T10:00'],
    ['P1D', '10-24T10:00 10-25T11:00'],
    ['P1DT1H', '10-24T10:00 10-25T12:00'],
    ['PT22H', '10-24T10:00 10-25T08:00'],
  ])('last %s by the clock for its days, and exactly for its hours', (length, expected) => {
    const start = 'DTSTART;TZID=Europe/Madrid:20261024T120000'
    const before = start.replace('1024', '1017')
    const rdate = 'RDATE;TZID=Europe/Madrid:20261024T120000'
    const period = `RDATE;TZID=Europe/Madrid;VALUE=PERIOD:20261024T120000/${length}`
    for (const lines of [
      [start, `DURATION:${length}`],
      [before, `DURATION:${length}`, 'RRULE:FREQ=WEEKLY;COUNT=2'],
      [before, `DURATION:${length}`, rdate],
      [before, 'DURATION:PT1H', period],
    ]) {
      expect(list(...event(...lines))).toEqual([expected])
    }
  })

  it.each(['STATUS:TRANSPARENT', 'TRANSP:CANCELLED'])('are kept with %s', (line) => {
    expect(list(...event(...once, line))).toHaveLength(1)
  })

  it('repeat by each of several rules', () => {
    const daily = ['DTSTART:20261020T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=2']
    expect(list(...event(...daily, 'RRULE:FREQ=WEEKLY;COUNT=2'))).toEqual([
      '10-20T10:00 10-20T11:00',
      '10-21T10:00 10-21T11:00',
      '10-27T10:00 10-27T11:00',
    ])
  })
})

test.each([
  ['nothing', ''],
  ['a page', '<!doctype html><title>Secret</title>'],
  ['half a calendar', calendar(...event(...once)).slice(0, 150)],
  ['another format', 'BEGIN:VCARD\r\nFN:Secret\r\nEND:VCARD'],
])('%s is no feed, and the sentence quotes nothing of it', (_name, text) => {
  const read = () => readFeed(text, options)
  expect(read).toThrow(FeedError)
  expect(read).toThrow(/^It is not a calendar that can be read$/)
})

const evening = event('DTSTART:20261101T180000Z', 'DURATION:PT1H').map((line) =>
  line.replace('meeting@example.com', 'other@example.com'),
)
const day = '10-20T10:00 10-21T10:00'
const backwards = ['DTSTART:20261020T100000Z', 'DTEND:20261020T090000Z']

it.each<[string, string[], ...times: string[]]>([
  ['with an exception that is none', [...once, 'EXDATE:Secret'], '10-20T10:00 10-20T11:30'],
  ['with a comma too many', [...once, 'EXDATE:20261020T100000Z,'], '10-20T10:00 10-20T11:30'],
  ['with a further time that is none', [...once, 'RDATE:Secret'], day],
  ['whose rule is none', [...once, 'RRULE:FREQ=SECRET'], day],
  ['whose length is none', ['DTSTART:20261020T100000Z', 'DURATION:PT'], day],
  ['whose end is empty', ['DTSTART:20261020T100000Z', 'DTEND:'], day],
  ['whose length is empty', ['DTSTART:20261020T100000Z', 'DURATION:'], day],
  ['that ends before it begins', backwards, day],
  ['of a day', ['DTSTART:20261022', 'DTEND:Secret'], '10-21T22:00 10-22T22:00'],
  ['of long ago whose rule is none', ['DTSTART:20150101T100000Z', 'RRULE:FREQ=SECRET']],
  ['without a start', ['DTEND:20261020T113000Z']],
  ['whose start is no time', ['DTSTART:Secret', 'DURATION:PT1H']],
  ['whose start is not in quotes that end', ['DTSTART;TZID="Secret:20261020T100000']],
])(
  'an unreadable event %s takes time as far as its start is known',
  (_case, lines, ...expected) => {
    const { times, isComplete } = readFeed(calendar(...event(...lines), ...evening), options)
    expect(formatTimes(times)).toEqual([...expected, '11-01T18:00 11-01T19:00'])
    expect(isComplete).toBe(false)
  },
)

it('tells of a series of which some times may be missing', () => {
  const lines = ['DTSTART:20251020T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=YEARLY;BYMONTHDAY=20']
  expect(readFeed(calendar(...event(...lines)), options)).toMatchObject({ isComplete: false })
})

it.each(['TRANSP:TRANSPARENT', 'STATUS:CANCELLED'])(
  'does not tell of an unreadable event with %s',
  (line) => {
    const text = calendar(...event('DTSTART:20261020T100000Z', 'RRULE:FREQ=SECRET', line))
    expect(readFeed(text, options)).toEqual({ times: [], isComplete: true })
  },
)

it.each([
  ['event', ['DTEND:Secret']],
  ['series', ['DURATION:PT1H', 'RRULE:FREQ=DAILY;UNTIL=20160101T000000Z', 'EXDATE:Secret']],
])('does not tell of an unreadable %s of long ago', (_what, lines) => {
  const text = calendar(...event('DTSTART:20150101T100000Z', ...lines))
  expect(readFeed(text, options)).toEqual({ times: [], isComplete: true })
})

it.each([
  ['before another one', evening, ['11-01T18:00 11-01T19:00']],
  ['at the end of the calendar', [], []],
])('takes the time of an event whose end is missing %s', (_place, others, expected) => {
  const { times } = readFeed(calendar('BEGIN:VEVENT', ...once, ...others), options)
  expect(formatTimes(times)).toEqual(['10-20T10:00 10-20T11:30', ...expected])
})

it.each([
  ['a quote in a comment', 'ATTENDEE;X-RESPONSE-COMMENT="I "may" come":mailto:secret@example.com'],
  ['a line of text that is not folded', 'DESCRIPTION:Secret\r\nlunch'],
  ['a text with other ends of lines', 'DESCRIPTION:a\u2028STATUS:CANCELLED\rTRANSP:TRANSPARENT'],
  ['an exception without a time', 'EXDATE;TZID=Europe/Madrid:'],
  ['a further time without one', 'RDATE:'],
])('reads an event in spite of %s', (_case, line) => {
  const { times, isComplete } = readFeed(calendar(...event(...once, line)), options)
  expect(times).toHaveLength(1)
  expect(isComplete).toBe(true)
})

it.each([
  ['an exception', [...weekly, 'EXDATE:Secret'], []],
  ['a change', weekly, event('RECURRENCE-ID:20261026T090000Z', 'DTSTART:Secret')],
  ['the time of a change', weekly, event('RECURRENCE-ID:Secret', 'DTSTART:20261026T090000Z')],
])('a series has all its times where %s cannot be read', (_case, lines, change) => {
  const { times, isComplete } = readFeed(calendar(...event(...lines), ...change), options)
  expect(formatTimes(times)).toEqual(mondays)
  expect(isComplete).toBe(false)
})

it.each([
  ['DECLINED', 'Marta@example.com', 0],
  ['ACCEPTED', 'marta@example.com', 1],
  ['DECLINED', 'ana@example.com', 1],
])('a meeting that is %s by %s takes the time of Marta %i times', (status, who, count) => {
  const attendee = `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=${status};CN=${who}:mailto:${who}`
  expect(list(...event(...once, attendee, 'STATUS:CONFIRMED'))).toHaveLength(count)
})

it('reads days that do not say that they are days', () => {
  const days = (declaration: string, line: string) =>
    list(...event(...[...weeklyDays, line].map((each) => each.replace(';VALUE=DATE', declaration))))
  for (const line of ['EXDATE;VALUE=DATE:20261026,20261102', 'DTEND;VALUE=DATE:20261020']) {
    expect(days('', line)).toEqual(days(';VALUE=DATE', line))
  }
})

test('more than 20,000 times are refused', () => {
  const often = ['DTSTART:20261019T000000Z', 'DURATION:PT30S', 'RRULE:FREQ=MINUTELY']
  expect(() => list(...event(...often))).toThrow(/^It has too many events$/)
})
