import { anybody, everybody } from '../calendar/availability'
import { listFeeds } from '../calendar/feeds/startFeeds'
import { readCalendar } from '../calendar/readCalendar'
import { writeMeeting } from '../testing/records'
import { vendorToken } from '../testing/vendor/vendorRecords'
import { demoCalendarSecret, getDemoCalendarUrl } from '../calendar/demoCalendar'
import { findSecret } from '../records/secrets'
import { createTestSite } from './testing/createTestSite'

const teamRules = `
zone: Europe/Madrid
hours: { mon-fri: ['09:00-14:00'], sat: ['10:00-12:00'] }
closed: ['2026-04-01']
opened: ['2026-04-05 20:00-22:00']
holidays: [ES]
per_day: 2
hosts:
  - { name: Marta, email: marta@example.com }
  - { name: Luis, email: luis@example.com }
feeds: ['https://calendar.example.com/team.ics']
`

const site = createTestSite()

beforeEach(() => {
  // A Friday, before a change of the clock and Easter.
  site.at = '2026-03-27T08:30:00.000Z'
  site.useCalendar(teamRules)
})

const book = async (due_date: string, due_time: string, rules = teamRules) => {
  const calendar = readCalendar(rules)
  const store = await site.open({ get: () => calendar })
  await writeMeeting(store, { due_date, due_time })
}

/** A row of 2 April. */
const busy = (source: string, host: string, { from, to }: { from: string; to: string }) => ({
  source,
  id: from,
  utc_date: '2026-04-02',
  due_time: from,
  duration: '01:00',
  host,
  starts_at: Date.parse(`2026-04-02T${from}Z`),
  ends_at: Date.parse(`2026-04-02T${to}Z`),
})

/** Finds the lines of a day in what was printed. */
const getDay = (output: string, name: string) => {
  const [, ...lines] =
    output
      .split('\n\n')
      .find((day) => day.startsWith(name))
      ?.split('\n') ?? []
  return lines.filter((line) => line !== '')
}

const readDay = async (name: string) => getDay(await site.run('--calendar'), name)

const beforeHours = '  00:00-09:00  closed  outside the hours'
const afterHours = '  14:00-24:00  closed  outside the hours'
const booked = 'booked  Ana García, Acme Retail'

it('shows what is free and what is closed, and why, on the owner’s clock', async () => {
  const output = await site.run('--calendar')
  expect(output.startsWith('Times of Europe/Madrid.\n')).toBe(true)
  expect(output.match(/^\w+day .*$/gm)).toHaveLength(14)
  const workday = (hours: string) => [beforeHours, `  09:00-14:00  ${hours}`, afterHours]
  expect(getDay(output, 'Friday 27 March')).toEqual(workday('closed  too soon'))
  expect(getDay(output, 'Saturday 28 March')).toContain('  10:00-12:00  closed  weekend')
  // Nine o’clock on Monday in Kiritimati.
  expect(getDay(output, 'Sunday 5 April').slice(1, 3)).toEqual([
    '  20:00-21:00  closed  weekend',
    '  21:00-22:00  free',
  ])
  expect(getDay(output, 'Tuesday 31 March')).toEqual(workday('free'))
  expect(getDay(output, 'Wednesday 1 April')).toEqual(['  00:00-24:00  closed  closed day'])
  expect(getDay(output, 'Friday 3 April')).toEqual(['  00:00-24:00  closed  holiday'])
})

it('calls a time too soon only if nobody can book it, in whatever zone', async () => {
  // Friday in Madrid, and Thursday from the Azores on, where it is nine o’clock on Monday at 11:00 in Madrid.
  site.at = '2026-03-27T00:30:00.000Z'
  expect(await readDay('Monday 30 March')).toEqual([
    beforeHours,
    '  09:00-11:00  closed  too soon',
    '  11:00-14:00  free',
    afterHours,
  ])
})

it('shows who has booked with whom, what is busy, and a day that is full', async () => {
  await book('2026-03-31', '10:00')
  await book('2026-03-31', '11:00')
  await book('2026-04-02', '10:00')
  const { database } = await site.open()
  const [feed] = listFeeds(readCalendar(teamRules))
  const times = [
    busy('crm', 'luis@example.com', { from: '08:00', to: '09:30' }),
    busy('crm', anybody, { from: '10:30', to: '11:00' }),
    busy(feed?.source ?? '', everybody, { from: '11:00', to: '12:00' }),
  ]
  await database.transact((queries) => queries.insertInto('busy').values(times).execute())
  const output = await site.run('--calendar')
  expect(getDay(output, 'Tuesday 31 March')).toEqual([
    beforeHours,
    '  09:00-14:00  closed  the day’s limit of 2',
    `  10:00-11:00  ${booked}  Marta`,
    `  11:00-12:00  ${booked}  Luis`,
    afterHours,
  ])
  expect(getDay(output, 'Thursday 2 April')).toEqual([
    beforeHours,
    '  09:00-10:00  free',
    `  10:00-11:00  ${booked}  Marta`,
    '  10:00-11:30  busy    the CRM  Luis',
    '  11:00-13:00  free',
    '  12:30-13:00  busy    the CRM',
    "  13:00-14:00  busy    the team's feed 1",
    afterHours,
  ])
})

it('says of times between two demos why they cannot be booked', async () => {
  const rules = "zone: Europe/Madrid\nhours: { thu: ['09:00-14:00'] }\nbuffer: 15m\n"
  site.useCalendar(rules)
  await book('2026-04-02', '10:00', rules)
  await book('2026-04-02', '12:30', rules)
  expect(await readDay('Thursday 2 April')).toEqual([
    beforeHours,
    '  09:00-09:45  closed  too short for a demo',
    '  09:45-10:00  closed  buffer',
    `  10:00-11:00  ${booked}  1`,
    '  11:00-11:15  closed  buffer',
    '  11:15-12:15  free',
    '  12:15-12:30  closed  buffer',
    `  12:30-13:30  ${booked}  1`,
    '  13:30-13:45  closed  buffer',
    '  13:45-14:00  closed  too short for a demo',
    afterHours,
  ])
})

it('says when the CRM was read, if there is one', async () => {
  site.environment = {
    ...site.environment,
    CRM: 'pipedrive',
    CRM_URL: 'https://example.pipedrive.com',
    CRM_TOKEN: vendorToken,
  }
  expect(await site.run('--calendar')).toMatch(
    /^Times of Europe\/Madrid\. The CRM has not been read yet\.\n/,
  )
  const { database } = await site.open()
  const readAt = async (time: string) => {
    const reading = { source: 'crm', read_at: Date.parse(time), busy_until: 0 }
    await database.transact((queries) =>
      queries.replaceInto('busy_reads').values(reading).execute(),
    )
    return site.run('--calendar')
  }
  expect(await readAt('2026-03-26T23:05:00Z')).toMatch(
    /^Times of Europe\/Madrid\. The CRM was read on 27 March 2026 at 00:05\.\n/,
  )
  // By a clock that was ahead.
  expect(await readAt('2027-03-26T23:05:00Z')).toContain('The CRM has not been read yet.')
})

it('shows every hour of workdays as free without a calendar', async () => {
  site.environment = {}
  const output = await site.run('--calendar')
  expect(output.startsWith('Times of UTC.\n')).toBe(true)
  expect(getDay(output, 'Wednesday 1 April')).toEqual(['  00:00-24:00  free'])
})

describe('--calendar-link', () => {
  const siteUrl = 'https://www.example.com'

  beforeEach(() => {
    site.environment = { SITE_URL: siteUrl }
  })

  /** The address by the token that the site's database has. */
  const readAddress = async () => {
    const { database } = await site.open()
    const token = await database.read((queries) => findSecret(queries, demoCalendarSecret))
    return token === undefined ? undefined : `${getDemoCalendarUrl(siteUrl, token)}\n`
  }

  it('makes an address once, and prints it', async () => {
    expect(await readAddress()).toBeUndefined()
    const output = await site.run('--calendar-link')
    expect(output).toMatch(/^https:\/\/www\.example\.com\/calendar\/[\w-]{43}\.ics\n$/)
    expect(await readAddress()).toBe(output)
    expect(await site.run('--calendar-link')).toBe(output)
  })

  it('replaces the address by a new one', async () => {
    await readAddress()
    const before = await site.run('--calendar-link')
    const output = await site.run('--calendar-link=new')
    expect(output).not.toBe(before)
    expect(await readAddress()).toBe(output)
  })
})
