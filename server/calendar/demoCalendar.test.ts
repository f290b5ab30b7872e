import ICAL from 'ical.js'
import { createBookingLinks } from '../bookingLinks'
import { readConfiguration } from '../configuration'
import { createInvitation } from '../messages/invitation'
import { ownerTexts } from '../messages/texts'
import { createBookingEvent } from '../messages/testing/events'
import { erasePersonalData } from '../records/personalData'
import { readSecret, replaceSecret } from '../records/secrets'
import { createClock, type TestClock } from '../testing/clock'
import { openTestStore, type TestStore } from '../testing/openTestStore'
import { host, onlyContact, writeMeeting } from '../testing/records'
import { failure, startGateway } from '../testing/startGateway'
import { dayMs } from '../time'
import { createDemoCalendar, demoCalendarSecret, getDemoCalendarUrl } from './demoCalendar'
import { defaultCalendar } from './ownerCalendar'

const siteUrl = 'https://www.example.com'
const meetingUrl = 'https://meet.example.com/demo'
const configuration = readConfiguration({ SITE_URL: siteUrl, MEETING_URL: meetingUrl })

let clock: TestClock
let store: TestStore
let token: string
let lines: string[]
let gateway: Awaited<ReturnType<typeof startGateway>>['gateway']

const links = createBookingLinks('a secret of this test', () => clock.now())
const marta = host('Marta')

beforeEach(async () => {
  clock = createClock()
  store = await openTestStore({ now: clock.now })
  token = await readSecret(store.database, demoCalendarSecret)
  const readDemoCalendar = createDemoCalendar({
    configuration,
    database: store.database,
    store,
    bookingLinks: links,
    calendar: { get: () => ({ ...defaultCalendar, hosts: [marta] }) },
    now: clock.now,
  })
  ;({ gateway, log: lines } = await startGateway({
    store,
    readDemoCalendar,
    environment: { LOG_LEVEL: 'info' },
  }))
})

const getPath = (of = token) => getDemoCalendarUrl('', of)
const get = (headers = {}, method: 'GET' | 'HEAD' = 'GET') =>
  gateway.inject({ method, url: getPath(), headers })

const read = async () => {
  const { body } = await get()
  const calendar = new ICAL.Component(ICAL.parse(body) as unknown[])
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    const { summary, location, description, uid, startDate, endDate } = event
    const [start, end] = [startDate.toJSDate(), endDate.toJSDate()]
    return { summary, start, end, location, description, uid }
  })
}

/** The booking of the link in an event's description. */
const findBooking = (event: { readonly description: string } | undefined) =>
  links.check(/\/agendar-demo\/(\S+)/.exec(event?.description ?? '')?.[1] ?? '')

const name = 'Ana "Nita"; García, hija\\nieta'
const note = `<p>Nombre: ${name}</p>Sector: ${'Comercio, '.repeat(20)}<br>¿Qué tal?`

const book = (changes = {}, address = 'ana@example.com') =>
  writeMeeting(store, { note, ...changes }, { person: { name, email: onlyContact(address) } })

it('has all that is known of a demo', async () => {
  const { activityId, number } = await book()
  await store.database.transact((transaction) =>
    transaction.updateTable('activities').set({ host: marta.id }).execute(),
  )
  const events = await read()
  expect(events).toMatchObject([
    {
      summary: `Demo: ${name}, Acme Retail`,
      start: new Date('2026-03-05T09:00Z'),
      end: new Date('2026-03-05T10:00Z'),
      location: meetingUrl,
    },
  ])
  const [event] = events
  expect(findBooking(event)).toMatchObject({ activityId, number })
  for (const part of [
    `${ownerTexts.host}: Marta`,
    `${ownerTexts.phone}: +34612345678`,
    `${ownerTexts.email}: ana@example.com`,
    `${ownerTexts.company}: Acme Retail`,
    `Nombre: ${name}`,
    'Comercio, Comercio',
    '¿Qué tal?',
  ]) {
    expect(event?.description).toContain(part)
  }
})

it('has the id of the invitation, and its number of changes', async () => {
  const booking = await book()
  const change = { due_date: '2026-03-06', due_time: '16:00', source_timezone: 'Asia/Kathmandu' }
  await store.changeBooking(booking, change)
  const [event] = await read()
  const { content } = createInvitation(createBookingEvent({ number: booking.number }), {
    siteUrl,
    meetingUrl: '',
    organizer: { name: '', address: 'hola@example.com' },
    attendee: { name: '', address: 'lucia@example.com' },
  })
  expect(content).toContain(`\r\nUID:${event?.uid}\r\n`)
  expect(event?.start).toEqual(new Date('2026-03-06T10:15Z'))
  expect((await get()).body).toContain('\r\nSEQUENCE:1\r\n')
})

it('has those of the last thirty days and of the future, in their order', async () => {
  await book({ due_date: '2026-03-09' })
  await book()
  const [first, second] = ['2026-03-05', '2026-03-09'].map((day) => new Date(`${day}T09:00Z`))
  clock.advance(30 * dayMs)
  expect(await read()).toMatchObject([{ start: first }, { start: second }])
  clock.advance(5 * dayMs)
  expect(await read()).toMatchObject([{ start: second }])
})

it('has none that was cancelled, has no time, or is a message, and none of an erased person', async () => {
  const cancelled = await book()
  await store.cancelBooking(cancelled, {})
  await book({ due_time: '' })
  await book({ type: 'email' })
  await book({ due_time: '12:00' }, 'erased@example.com')
  await erasePersonalData(store.database, 'erased@example.com', new Date(clock.now()))
  expect(await read()).toEqual([])
})

it('has a link that is valid up to a demo that was moved into the far future', async () => {
  const booking = await book()
  clock.advance(2 * dayMs)
  const change = { due_date: '2027-12-01', due_time: '10:00', source_timezone: 'UTC' }
  await store.changeBooking(booking, change)
  clock.advance(Date.parse('2027-12-01T09:59:00Z') - clock.now())
  expect(findBooking((await read())[0])).toMatchObject(booking)
})

describe('its address', () => {
  it('is told and kept by nobody', async () => {
    const headers = {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="demos.ics"',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'cross-origin-resource-policy': 'same-origin',
    }
    expect(await get()).toMatchObject({ statusCode: 200, headers })
  })

  it('is in no log, also after an error', async () => {
    await get()
    jest.spyOn(store.database, 'read').mockRejectedValueOnce(new Error(`${getPath()} failed`))
    expect((await get()).statusCode).toBe(500)
    expect(lines.join('')).toContain('/calendar/[redacted] failed')
    expect(lines.join('')).not.toContain(token)
  })

  it('ends with a new one, at once', async () => {
    const before = token
    token = await replaceSecret(store.database, demoCalendarSecret)
    expect((await gateway.inject(getPath(before))).statusCode).toBe(404)
    expect((await get()).statusCode).toBe(200)
  })

  it.each([
    ['another token', () => getPath('A'.repeat(43))],
    [
      'a token that differs by one letter',
      () => getPath(token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A')),
    ],
    ['a short token', () => getPath('A')],
    ['no token', () => '/calendar/.ics'],
    ['a token without an ending', () => `/calendar/${token}`],
  ])('with %s is answered like any other wrong one', async (_case, getWrong) => {
    expect(await gateway.inject(getWrong())).toMatchObject({
      statusCode: 404,
      headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
      body: JSON.stringify(failure('There is no such calendar')),
    })
  })

  it('is none before there is one', async () => {
    await store.database.transact((transaction) =>
      transaction.deleteFrom('secrets').where('name', '=', demoCalendarSecret).execute(),
    )
    expect((await get()).statusCode).toBe(404)
  })
})

it('answers HEAD, and a calendar that has it already', async () => {
  await book()
  const { headers, body } = await get()
  const length = String(Buffer.byteLength(body))
  const head = { statusCode: 200, body: '', headers: { 'content-length': length } }
  expect(await get({}, 'HEAD')).toMatchObject(head)
  const known = { 'if-none-match': headers.etag }
  expect((await get(known)).statusCode).toBe(304)
  await book({ due_time: '12:00' })
  expect((await get(known)).statusCode).toBe(200)
})
