import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isWeekday } from '@/features/booking/domain/isoDate'
import moment from '@/features/booking/domain/moment'
import { slotMinutes } from '@/features/booking/domain/slots'
import { UserError } from '../errors'
import { Secret } from '../secret'
import { getAvailability } from './availability'
import { defaultCalendar } from './ownerCalendar'
import { readCalendar } from './readCalendar'

const findProblems = (text: string): readonly string[] => {
  try {
    readCalendar(text)
  } catch (error) {
    if (error instanceof UserError) return error.message.split('\n  ').slice(1)
    throw error
  }
  return []
}

const hour = 3_600_000
const at = (from: number, to: number) => ({ from: from * 60, to: to * 60 })

const readExample = () =>
  readCalendar(
    readFileSync(path.join(import.meta.dirname, '../../deploy/calendar.example.yaml'), 'utf8'),
  )

it('reads the example', () => {
  const long = [at(9, 14), at(15, 18)]
  const { feeds, hosts, isHoliday, ...rest } = readExample()
  expect(rest).toEqual({
    zone: 'Europe/Madrid',
    hours: [[], long, long, long, long, [at(9, 15)], []],
    closed: [
      { first: '2026-12-24', last: '2026-12-24' },
      { first: '2027-08-09', last: '2027-08-20' },
    ],
    opened: [{ date: '2027-10-12', ...at(10, 13) }],
    buffer: hour / 4,
    perDay: 5,
    crm: { count: 'busy', users: [17, 21] },
    reminders: [24 * hour, hour],
  })
  // Good Friday, the region's Thursday before it, and an ordinary day.
  expect(['2027-03-26', '2027-03-25', '2027-05-05'].map(isHoliday)).toEqual([true, true, false])
  expect(hosts).toMatchObject([
    { id: 'marta@example.com', name: 'Marta', email: 'marta@example.com', crmUser: 17 },
    { id: 'luis@example.com', name: 'Luis', email: 'luis@example.com', crmUser: 21, feeds: [] },
  ])
  expect([...feeds, ...(hosts[0]?.feeds ?? [])].map((feed) => feed.reveal())).toEqual([
    'https://calendar.example.com/secret-of-the-team.ics',
    'https://calendar.example.com/secret-of-marta.ics',
  ])
})

it('opens a holiday in the example, on which a demo can be booked', () => {
  const calendar = readExample()
  const found = calendar.opened.map(({ date, from }) => {
    const start = moment.tz(date, calendar.zone).valueOf() + from * 60_000
    const time = { start, end: start + hour }
    const host = getAvailability(calendar, [], time).findHost(time)
    return [calendar.isHoliday(date), isWeekday(date), host !== undefined]
  })
  expect(found).toEqual([[true, true, true]])
})

it.each([
  "Europe/Madrid\nhours:\n  sat: ['10:00-14:00']\nopened: ['2027-10-12 10:00-13:00']",
  // Workdays of visitors elsewhere.
  "America/Los_Angeles\nopened: ['2027-05-02 15:00-18:00']",
  "Asia/Tokyo\nhours:\n  sat: ['09:00-15:00']",
  "America/Los_Angeles\nhours:\n  sun: ['12:00-18:00']",
  "Europe/Madrid\nhours:\n  mon-sat: ['09:00-14:00']\n  sun: []",
  "Europe/Madrid\nhours:\n  fri: ['09:00-14:00']\n  sat: ['09:00-14:00']",
  'Europe/Madrid\nhours: { mon: [] }',
  // An hour that the clock skips.
  "Africa/Cairo\nopened: ['2027-04-30 00:00-01:00']",
  // Long enough with what they touch.
  "Europe/Madrid\nhours:\n  mon: ['09:00-10:00']",
  "Europe/Madrid\nhours:\n  mon: ['09:00-09:30', '09:30-10:00']",
  "Europe/Madrid\nhours:\n  mon: ['23:30-24:00']\n  tue: ['00:00-00:30']",
  "Europe/Madrid\nhours:\n  tue: ['13:00-14:00']\nopened: ['2027-10-12 14:00-14:30']",
  "Europe/Madrid\nopened: ['2027-10-12 10:00-10:30', '2027-10-12 10:30-11:00']\nholidays: [ES]",
])('takes times on a workday somewhere, and long enough for a demo: %j', (lines) => {
  expect(findProblems(`zone: ${lines}`)).toEqual([])
})

it('reads a time with spaces around its dash', () => {
  expect(readCalendar("zone: UTC\nhours:\n  mon: ['09:00 - 14:00']").hours[1]).toEqual([at(9, 14)])
})

it.each([
  ['sun-thu', [0, 1, 2, 3, 4]],
  ['fri-mon', [0, 1, 5, 6]],
])('reads %s as days', (name, expected) => {
  const { hours } = readCalendar(`zone: UTC\nhours:\n  ${name}: ['09:00-14:00']`)
  expect(hours.flatMap((ranges, day) => (ranges.length > 0 ? [day] : []))).toEqual(expected)
})

it('adds nothing to the rules where a field is left out', () => {
  expect(readCalendar('zone: UTC')).toEqual(defaultCalendar)
})

it('counts hosts without names by their capacity', () => {
  expect(readCalendar('zone: UTC\ncapacity: 2').hosts.map(({ id }) => id)).toEqual(['1', '2'])
})

it('reads webcal as https', () => {
  const { feeds } = readCalendar('zone: UTC\nfeeds: ["webcal://calendar.example.com/a.ics"]')
  expect(feeds).toEqual([expect.any(Secret)])
  expect(feeds[0]?.reveal()).toBe('https://calendar.example.com/a.ics')
})

const time = 'a time with four digits, a colon and a short dash, such as 09:00-14:00'
const forward =
  'a time whose end is after its start; write a night as two, until 24:00 and from 00:00'
const long = `long enough for a demo: ${slotMinutes} minutes from :00, :15, :30 or :45 on`
const hidden = 'something else (not shown, since addresses of feeds are secret)'

/** What stands in the file, from line 2 on, and the sentence about it. */
const mistakes: Readonly<Record<string, string | RegExp>> = {
  'hollidays: [ES]': /^Line 2: the field's name is "hollidays", but must be one of zone, hours, /,
  'hours:\n  mond: []': /^Line 3: the field's name is "mond", but must be days such as mon or mon-/,
  'hours: 9-5':
    'Line 2: hours is "9-5", but must be lines of days such as mon or mon-thu, with a short dash, of mon, tue, wed, thu, fri, sat, sun.',
  "hours:\n  - mon: ['09:00-17:00']":
    /^Line 2: hours is a list of groups, but must be lines of days such as mon or mon-thu, with /,
  "hours:\n  mon-fri: ['09:00-17:00']\n  wed: []":
    'Line 4: hours.wed is [], but must be left out, since its days have another line.',
  "hours:\n  fri: '09:00-15:00'": `Line 3: hours.fri is "09:00-15:00", but must be a list, such as ['09:00-14:00', '15:00-18:00'].`,
  "hours:\n  fri: ['9-17']": `Line 3: hours.fri is "9-17", but must be ${time}.`,
  "hours:\n  fri: ['09:00-25:00']": `Line 3: hours.fri is "09:00-25:00", but must be ${time}.`,
  "hours:\n  fri:\n    - '09:00-12:00'\n    - '22:00-02:00'": `Line 5: hours.fri is "22:00-02:00", but must be ${forward}.`,
  "hours:\n  fri: ['09:00-14:00', '13:00-18:00']":
    'Line 3: hours.fri is ["09:00-14:00","13:00-18:00"], but must be times that do not overlap.',
  "hours:\n  mon: ['09:00-14:00']\n  fri: ['09:00-09:45']": `Line 4: hours.fri is ["09:00-09:45"], but must be ${long}.`,
  "hours:\n  fri: ['09:00-09:15', '09:15-09:30']": `Line 3: hours.fri is ["09:00-09:15","09:15-09:30"], but must be ${long}.`,
  "hours:\n  fri: ['09:10-10:10']": `Line 3: hours.fri is ["09:10-10:10"], but must be ${long}.`,
  "closed: ['2027-10-11']\nopened: ['2027-10-11 10:00-13:00', '2027-10-11 16:00-16:30']": `Line 3: opened is "2027-10-11 16:00-16:30", but must be ${long}.`,
  "holidays: [ES]\nopened: ['2027-10-12 10:00-10:50']": `Line 3: opened is "2027-10-12 10:00-10:50", but must be ${long}.`,
  'hours:\n  fri:': /^Line 3: hours\.fri is empty, but must be a list/,
  "closed: ['2026-02-30']": /^Line 2: closed is "2026-02-30", but must be a date such as/,
  'closed: 2026-12-24': `Line 2: closed is "2026-12-24", but must be a list, such as ['2026-12-24'].`,
  "closed: ['2027-08-20/2027-08-09']":
    /^Line 2: closed is "2027-08-20\/2027-08-09", but must be two dates of/,
  "opened: ['2027-10-12']":
    'Line 2: opened is "2027-10-12", but must be a date and a time, such as 2027-10-12 10:00-13:00.',
  "opened: ['2027-10-12 22:00-02:00']": `Line 2: opened is "2027-10-12 22:00-02:00", but must be ${forward}.`,
  "opened:\n  - '2027-10-12 10:00-13:00'\n  - '2027-05-01 10:00-13:00'":
    'Line 4: opened is "2027-05-01 10:00-13:00", but must be a time that is not on a weekend, when no demo can be booked.',
  "hours:\n  mon-fri: []\n  sat: ['10:00-13:00', '15:00-17:00']":
    'Line 4: hours.sat is ["10:00-13:00","15:00-17:00"], but must be a time that is not on a weekend, when no demo can be booked.',
  "hours:\n  sat-sun: ['09:00-14:00']":
    'Line 3: hours.sat-sun is ["09:00-14:00"], but must be a time that is not on a weekend, when no demo can be booked.',
  'holidays: [XX]':
    'Line 2: holidays is "XX", but must be a country or region, such as ES or ES-MD.',
  'holidays: [ES-XX]':
    /^Line 2: holidays is "ES-XX", but must be a region of ES: ES-AN, .*, ES-MD, /,
  'holidays: ES': `Line 2: holidays is "ES", but must be a list, such as ['ES', 'ES-MD'].`,
  'buffer: -15m': 'Line 2: buffer is "-15m", but must be minutes or hours, such as 15m or 1h.',
  'buffer: 15': 'Line 2: buffer is 15, but must be minutes or hours, such as 15m or 1h.',
  'buffer: 9h': 'Line 2: buffer is "9h", but must be at most 8h.',
  'per_day: 0': 'Line 2: per_day is 0, but must be a whole number from 1 to 1000.',
  'per_day: five': 'Line 2: per_day is "five", but must be a whole number from 1 to 1000.',
  "per_day: '5'":
    'Line 2: per_day is "5", but must be a whole number from 1 to 1000, without quotes.',
  'capacity: 1.5': 'Line 2: capacity is 1.5, but must be a whole number from 1 to 50.',
  'hosts: [{ name: Ana, email: ana@example.com }]\ncapacity: 2':
    'Line 3: capacity is 2, but must be left out, since the number of hosts is the capacity.',
  'hosts: []': 'Line 2: hosts is [], but must be a list of one host or more.',
  'hosts: Ana': /^Line 2: hosts is "Ana", but must be a list, such as \[\{ name: Marta/,
  'hosts:\n  - name: Ana':
    'Line 3: hosts.email is missing, but must be an e-mail address, such as marta@example.com.',
  'hosts:\n  - name: Ana\n    email: ana':
    'Line 4: hosts.email is "ana", but must be an e-mail address, such as marta@example.com.',
  'hosts:\n  - { name: A, email: a@example.com }\n  - { name: B, email: A@example.com }':
    'Line 4: hosts.email is "A@example.com", but must be one that no other host has.',
  'hosts:\n  - { name: A, email: a@example.com }\n  - { name: A, email: b@example.com }':
    'Line 4: hosts.name is "A", but must be one that no other host has.',
  'hosts:\n  - { name: A, email: a@example.com, crm_user: 17 }\n  - { name: B, email: b@example.com, crm_user: 17 }':
    'Line 4: hosts.crm_user is 17, but must be one that no other host has.',
  'hosts: [Ana]': /^Line 2: hosts is "Ana", but must be a group of fields, some of name, email, /,
  'hosts:\n  - { name: "", email: a@example.com }':
    'Line 3: hosts.name is empty, but must be a name of up to 100 characters.',
  'hosts:\n  - { name: A, email: a@example.com, phone: 1 }':
    /^Line 3: the field's name is "phone", but must be one of name, email, crm_user, feeds\.$/,
  'hosts:\n  - { name: A, email: a@example.com, crm_user: Ana }':
    'Line 3: hosts.crm_user is "Ana", but must be a whole number from 1 to 999999999.',
  'hosts:\n  - { name: A, email: a@example.com, crm_user: 17 }\n  - { name: B, email: b@example.com, crm_user: 21 }\ncrm: { users: [17] }':
    'Line 4: hosts.crm_user is 21, but must be in the list crm.users, too, or the activities of this host would take no time.',
  'crm:\n  count: free': 'Line 3: crm.count is "free", but must be all or busy.',
  'crm:\n  users: Marta': 'Line 3: crm.users is "Marta", but must be a list, such as [17, 21].',
  'crm: [busy]': 'Line 2: crm is ["busy"], but must be a group of fields, some of count, users.',
  'feeds: [http://calendar.example.com/s3cret]': `Line 2: feeds is ${hidden}, but must be an address on the internet that begins with https://.`,
  'feeds: https://calendar.example.com/s3cret': `Line 2: feeds is ${hidden}, but must be a list, such as ['https://calendar.example.com/team.ics'].`,
  'reminders: [1 day]':
    'Line 2: reminders is "1 day", but must be minutes or hours, such as 24h or 30m.',
  'reminders: 24h': `Line 2: reminders is "24h", but must be a list, such as ['24h', '1h'].`,
  'reminders: [169h]': 'Line 2: reminders is "169h", but must be at most 168h.',
  'reminders: [0m]': 'Line 2: reminders is "0m", but must be at least 1m.',
  'zone: UTC': 'Line 2: this field is in its group twice, but must be there once.',
  'hours:\n\tmon: []': 'Line 3: the line begins with a tab, but must begin with spaces.',
  "closed: ['2026-12-24'": /^Line 2: the line is indented differently from its group, or a bracket/,
  "buffer: '15m": 'Line 2: the second of two quotes is missing.',
  "closed: ['2026-12-24' '2026-12-31']": 'Line 2: a comma between two values is missing.',
  "buffer: '15m'#later": 'Line 2: a space before the # is missing.',
  'buffer: 15m: 20m': /^Line 2: a value has another colon or group in it, but must be in quotes/,
  buffer: 'Line 2: a colon and a space after the name of the field are missing.',
  'buffer:15m': 'Line 2: a space after the colon is missing.',
  'hosts:\n  - name:Ana\n    email: a@example.com': 'Line 3: a space after the colon is missing.',
  '---\nzone: UTC': 'Line 2: a second calendar begins (---), but there must be only one.',
  'buffer: @15m': 'Line 2: a value begins with a sign that YAML reserves, but must be in quotes.',
  'buffer: *later': 'Line 2: a value begins with *, but must be written out, or in quotes.',
  'buffer: !minutes 15': /^Line 2: the line is not YAML, but must look like those of deploy\//,
}

test.each(Object.entries(mistakes))('%j gets one sentence', (lines, sentence) => {
  expect(findProblems(`zone: Europe/Madrid\n${lines}\n`)).toEqual([
    typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
  ])
})

const noCalendars: Readonly<Record<string, string | RegExp>> = {
  '# later': 'The file is empty, but must have a time zone, such as zone: Europe/Madrid.',
  '- zone: UTC':
    /^Line 1: the file is a list of groups, but must be a group of fields, some of zone, /,
  'capacity: 2': 'Line 1: zone is missing, but must be a time zone, such as Europe/Madrid.',
  'zone: Europe/Madird':
    'Line 1: zone is "Europe/Madird", but must be a time zone, such as Europe/Madrid.',
  'zone: EST':
    'Line 1: zone is "EST", but must be the zone of a city, such as America/New_York or America/Phoenix, since this one has no summer time.',
}

test.each(Object.entries(noCalendars))('%j is no calendar', (text, sentence) => {
  expect(findProblems(text)).toEqual([
    typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
  ])
})

test.each([
  [
    "hours:\n  mon-thu:['09:00-14:00']",
    'Line 3: a space after the colon is missing.',
    /^Line 2: hours is /,
  ],
  [
    'closed:\n  -2026-12-24\nper_day: 0',
    'Line 3: a space after the dash is missing.',
    /^Line 2: closed is .*\nLine 4: per_day is 0, /,
  ],
])('%j gets the sentence about a slip first', (lines, slip, others) => {
  const [first, ...rest] = findProblems(`zone: Europe/Madrid\n${lines}\n`)
  expect(first).toBe(slip)
  expect(rest.join('\n')).toMatch(others)
})

it('names all mistakes, by line', () => {
  expect(
    findProblems('buffer: 9h\nzone: Madrid\nper_day: 0').map((each) => each.slice(0, 7)),
  ).toEqual(['Line 1:', 'Line 2:', 'Line 3:'])
})

it('shows no secret address', () => {
  const mistakes = [
    'feeds: [https://user:s3cret@calendar.example.com]',
    'feeds: s3cret',
    'hosts: [{ name: A, feeds: [s3cret] }]',
    'feeds: {s3cret: 1}',
    'feeds: [s3cret',
    'feeds: [s3cret]: x',
    '\tfeeds: s3cret',
    ...['holidays', 'hosts', 'closed', 'zone', 'buffer', 'feed'].flatMap((field) => [
      `${field}: [https://s3cret.example.com/a.ics]`,
      `${field}: calendar.example.com/s3cret/basic.ics`,
      `${field}: outlook.office365.com/owa/calendar/s3cret/calendar.ics`,
      `${field}: cloud.example.com:8443/s3cret`,
    ]),
    'webcal://calendar.example.com/s3cret: x',
  ]
  for (const mistake of mistakes) {
    const problems = findProblems(`zone: UTC\n${mistake}`)
    expect(problems).not.toEqual([])
    expect(problems.join()).not.toContain('s3cret')
  }
})
