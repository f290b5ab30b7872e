import { UserError } from '../../errors'
import type { Database } from '../../records/database'
import { Secret } from '../../secret'
import { createClock, type TestClock } from '../../testing/clock'
import { createGate } from '../../testing/gate'
import { describeEngines } from '../../testing/postgres'
import { host } from '../../testing/records'
import { everybody } from '../availability'
import { calendarWithoutFile, defaultCalendar, type OwnerCalendar } from '../ownerCalendar'
import { startFeedServer, type FeedServer } from '../testing/feedServer'
import { minuteMs } from '../../time'
import { readFeed } from './readFeed'
import { checkFeeds, createFeeds, startFeeds } from './startFeeds'

// A thread takes seconds to start, and has tests of its own.
jest.mock('./readFeedInThread', () => ({
  readFeedInThread: async (parts: Parameters<typeof readFeed>) => readFeed(...parts),
}))

const marta = 'marta@example.com'
const goesOn = new AbortController().signal

const writeCalendar = (start: string) =>
  [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Example//EN', 'BEGIN:VEVENT'],
    ...['UID:1@example.com', 'DTSTAMP:20260101T000000Z', 'SUMMARY:Secret lunch', start],
    ...['END:VEVENT', 'END:VCALENDAR'],
  ].join('\r\n')

const lunch = writeCalendar('DTSTART:20260305T120000Z\r\nDURATION:PT1H')
const lunchTime = '2026-03-05T12:00 2026-03-05T13:00'
const holiday = writeCalendar('DTSTART;VALUE=DATE:20260306')
const holidayTime = '2026-03-05T23:00 2026-03-06T23:00'

const failure = (reason: string) =>
  `The busy times of Marta's feed 1 cannot be read, so the last known ones count: ${reason}.`
const success = "The busy times of Marta's feed 1 can be read again."

let server: FeedServer

beforeAll(async () => {
  server = await startFeedServer()
})

describeEngines('the feeds of a calendar', (create, engine) => {
  let database: Database
  let clock: TestClock
  let reports: string[]
  let rules: OwnerCalendar
  /** The calendars by their paths; others are not there. */
  let files: Record<string, string>

  beforeEach(async () => {
    database = await (await create())()
    clock = createClock()
    reports = []
    files = { '/team-secret.ics': lunch, '/marta-secret.ics': holiday }
    server.requests.length = 0
    server.handle(({ url = '' }, response) => {
      const text = files[url]
      if (text === undefined) response.writeHead(404).end()
      else response.end(text)
    })
    rules = writeRules(['/team-secret.ics'], ['/marta-secret.ics'])
  })

  const writeRules = (team: readonly string[], own: readonly string[]): OwnerCalendar => {
    const toFeeds = (paths: readonly string[]) => paths.map((each) => new Secret(server.url(each)))
    return {
      ...defaultCalendar,
      zone: 'Europe/Madrid',
      feeds: toFeeds(team),
      hosts: [host('Marta', { feeds: toFeeds(own) })],
    }
  }

  const createOptions = () => ({
    site: 'www.example.com',
    database,
    calendar: { get: () => rules },
    now: clock.now,
    report: (sentence: string) => reports.push(sentence),
    otherSources: ['crm'],
    fetching: { isAllowed: () => true, ca: server.ca },
  })
  it('are checked, each with its reason', async () => {
    files = { '/team-secret.ics': lunch }
    expect(await checkFeeds(rules, createOptions())).toEqual([
      "The busy times of the team's feed 1 can be read.",
      new UserError("The busy times of Marta's feed 1 cannot be read: Its server answers 404."),
    ])
  })

  const createInstance = () => {
    const feeds = createFeeds(createOptions())
    return { ...feeds, readDue: () => feeds.readDue(goesOn) }
  }

  const format = (instant: number) => new Date(instant).toISOString().slice(0, 16)
  const listBusyTimes = async () => {
    const rows = await database.read((queries) =>
      queries.selectFrom('busy').selectAll().orderBy('starts_at').orderBy('host').execute(),
    )
    return rows.map(({ host, starts_at, ends_at }) => [
      host,
      `${format(starts_at)} ${format(ends_at)}`,
    ])
  }
  const team = [everybody, lunchTime]
  const own = [marta, holidayTime]

  /** Stores a time of a CRM, as after a reading of it. */
  const readCrm = () =>
    database.transact(async (transaction) => {
      const source = 'crm'
      const time = { utc_date: '1970-01-01', due_time: '00:00', duration: '00:01' }
      const busy = { source, id: '1', ...time, starts_at: 0, ends_at: 1 }
      await transaction.insertInto('busy').values(busy).execute()
      const reading = { source, read_at: 0, busy_until: 0 }
      await transaction.insertInto('busy_reads').values(reading).execute()
    })

  it('take the time of everybody or of their host, and their addresses stay secret', async () => {
    await createInstance().readDue()
    expect(await listBusyTimes()).toEqual([team, own])
    const stored = await database.read(async (queries) => [
      await queries.selectFrom('busy').selectAll().execute(),
      await queries.selectFrom('busy_reads').selectAll().execute(),
    ])
    const ofFormerRelease = { utc_date: '2026-03-05', due_time: '12:00', duration: '01:00' }
    expect(stored[0]).toContainEqual(expect.objectContaining(ofFormerRelease))
    expect(JSON.stringify(stored)).not.toMatch(/secret|localhost/i)
    expect(reports).toEqual([])
  })

  it('are read every five minutes, by one instance, and what is read replaces what was known', async () => {
    const [one, other] = [createInstance(), createInstance()]
    const readBoth = () => Promise.all([one.readDue(), other.readDue()])
    // An instance that starts has all feeds read again.
    await readBoth()
    const start = server.requests.length
    const requestsSinceStart = () => server.requests.slice(start).toSorted()
    files['/team-secret.ics'] = holiday
    clock.advance(4 * minuteMs)
    await readBoth()
    expect(requestsSinceStart()).toEqual([])
    clock.advance(minuteMs)
    await readBoth()
    expect(requestsSinceStart()).toEqual(['/marta-secret.ics', '/team-secret.ics'])
    expect(await listBusyTimes()).toEqual(expect.arrayContaining([own, [everybody, holidayTime]]))
  })

  it.each([
    ['read', holiday, holidayTime],
    ['failing', 'no calendar', lunchTime],
  ])('that were %s while the clock was an hour ahead are read again', async (_case, text, time) => {
    rules = writeRules(['/team-secret.ics'], [])
    const instance = createInstance()
    await instance.readDue()
    clock.advance(60 * minuteMs)
    files['/team-secret.ics'] = text
    await instance.readDue()
    expect(await listBusyTimes()).toEqual([[everybody, time]])
    clock.advance(-54 * minuteMs)
    files['/team-secret.ics'] = writeCalendar('DTSTART:20260307T120000Z\r\nDURATION:PT1H')
    await instance.readDue()
    expect(await listBusyTimes()).toEqual([[everybody, '2026-03-07T12:00 2026-03-07T13:00']])
  })

  it('that are not due write nothing', async () => {
    const instance = createInstance()
    await instance.readDue()
    const transact = jest.spyOn(database, 'transact')
    await instance.readDue()
    expect(transact).not.toHaveBeenCalled()
  })

  it('that fail keep their last times, which is said once, and are asked again after a minute', async () => {
    const [one, other] = [createInstance(), createInstance()]
    await one.readDue()
    files['/marta-secret.ics'] = 'no calendar'
    clock.advance(5 * minuteMs)
    const failedAt = clock.now()
    for (let index = 0; index < 3; index += 1) {
      await one.readDue()
      await other.readDue()
      clock.advance(minuteMs)
    }
    expect(await listBusyTimes()).toEqual([team, own])
    expect(reports).toEqual([failure('It is not a calendar that can be read')])
    expect(server.requests.filter((each) => each === '/marta-secret.ics')).toHaveLength(4)
    const states = await other.readStates()
    expect(states).toEqual([
      { feed: "the team's feed 1", failingSince: null },
      { feed: "Marta's feed 1", failingSince: expect.any(Number) as number },
    ])
    expect(states[1]?.failingSince).toBeGreaterThanOrEqual(failedAt)
    expect(states[1]?.failingSince).toBeLessThan(failedAt + minuteMs)
    files['/marta-secret.ics'] = lunch
    await other.readDue()
    await one.readDue()
    expect(reports.slice(1)).toEqual([success])
    expect(await one.readStates()).toEqual(
      expect.arrayContaining([{ feed: "Marta's feed 1", failingSince: null }]),
    )
    expect(await listBusyTimes()).toEqual([team, [marta, lunchTime]])
  })

  const broken = lunch.replace('END:VEVENT', 'END:VEVENT\r\nBEGIN:VEVENT\r\nEND:VEVENT')

  it('that can be read in part replace their times by those, fail, and are read as often as others', async () => {
    const feeds = createInstance()
    await feeds.readDue()
    files['/marta-secret.ics'] = broken
    clock.advance(5 * minuteMs)
    await feeds.readDue()
    expect(await listBusyTimes()).toEqual([team, [marta, lunchTime]])
    const reason = 'It has events or rules that cannot be read for sure.'
    expect(reports).toEqual([
      `Some busy times of Marta's feed 1 cannot be read, so what is known of them counts: ${reason}`,
    ])
    expect((await feeds.readStates())[1]?.failingSince).not.toBeNull()
    expect(await checkFeeds(rules, createOptions())).toContainEqual(
      new UserError(`Some busy times of Marta's feed 1 cannot be read: ${reason}`),
    )
    files['/marta-secret.ics'] = lunch
    clock.advance(4 * minuteMs)
    await feeds.readDue()
    expect(reports).toHaveLength(1)
    clock.advance(minuteMs)
    await feeds.readDue()
    expect(reports.slice(1)).toEqual([success])
  })

  it('that can be read in part, and then not at all, are told of twice', async () => {
    files['/marta-secret.ics'] = broken
    const feeds = createInstance()
    await feeds.readDue()
    delete files['/marta-secret.ics']
    for (let round = 0; round < 3; round += 1) {
      clock.advance(5 * minuteMs)
      await feeds.readDue()
    }
    expect(reports).toEqual([
      expect.stringMatching('Some busy times of Marta'),
      expect.stringMatching('The busy times of Marta'),
    ])
  })

  it('take no time of what their host has declined', async () => {
    const attendee = 'ATTENDEE;PARTSTAT=DECLINED:mailto:marta@example.com'
    const declined = lunch.replace('END:VEVENT', `${attendee}\r\nEND:VEVENT`)
    files = { '/team-secret.ics': declined, '/marta-secret.ics': declined }
    await createInstance().readDue()
    expect(await listBusyTimes()).toEqual([team])
  })

  it('lose their times when they are taken out of the calendar, and nothing else is lost', async () => {
    const feeds = createInstance()
    await feeds.readDue()
    await readCrm()
    const crm = ['anybody', '1970-01-01T00:00 1970-01-01T00:00']
    rules = writeRules(['/team-secret.ics'], [])
    await feeds.readDue()
    expect(await listBusyTimes()).toEqual([crm, team])
    rules = calendarWithoutFile
    await createInstance().readDue()
    expect(await listBusyTimes()).toEqual([crm])
    expect(await feeds.readStates()).toEqual([])
  })

  it('start without the times of a CRM that the site does not have any more', async () => {
    await readCrm()
    rules = calendarWithoutFile
    await createFeeds({ ...createOptions(), otherSources: [] }).readDue(goesOn)
    expect(await listBusyTimes()).toEqual([])
    const reads = database.read((queries) => queries.selectFrom('busy_reads').selectAll().execute())
    expect(await reads).toEqual([])
  })

  if (engine === 'postgres') return

  it('are read again at once in another zone, in which their whole days are', async () => {
    const feeds = createInstance()
    await feeds.readDue()
    rules = { ...rules, zone: 'America/New_York' }
    await feeds.readDue()
    expect(await listBusyTimes()).toEqual([team, [marta, '2026-03-06T05:00 2026-03-07T05:00']])
  })

  it('that fail after a change of the zone keep their times', async () => {
    const feeds = createInstance()
    await feeds.readDue()
    delete files['/marta-secret.ics']
    rules = { ...rules, zone: 'America/New_York' }
    await feeds.readDue()
    expect(await listBusyTimes()).toEqual([team, own])
  })

  it('that fail are said again after a start, once, as long as they fail', async () => {
    delete files['/marta-secret.ics']
    await createInstance().readDue()
    clock.advance(minuteMs)
    const restarted = createInstance()
    for (let index = 0; index < 2; index += 1) {
      await restarted.readDue()
      clock.advance(minuteMs)
    }
    const failed = failure('Its server answers 404')
    expect(reports).toEqual([failed, failed])
    files['/marta-secret.ics'] = holiday
    await restarted.readDue()
    delete files['/marta-secret.ics']
    clock.advance(5 * minuteMs)
    await restarted.readDue()
    expect(reports.slice(2)).toEqual([success, failed])
  })

  it('that pass to a host take their time alone', async () => {
    const feeds = createInstance()
    await feeds.readDue()
    rules = writeRules([], ['/team-secret.ics', '/team-secret.ics'])
    await feeds.readDue()
    expect(await listBusyTimes()).toEqual([[marta, lunchTime]])
  })

  it('that are being read when the site stops are read by another instance', async () => {
    const asked = createGate()
    server.handle(asked.open)
    const options = createOptions()
    const started = startFeeds(createFeeds(options), options.report)
    await asked.opened
    await started.stop()
    expect(reports).toEqual([])
    server.handle((_request, response) => response.end(lunch))
    await createInstance().readDue()
    expect(await listBusyTimes()).toEqual([team, [marta, lunchTime]])
  })
})
