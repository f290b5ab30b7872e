import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { Browser } from '@playwright/test'
import ICAL from 'ical.js'
import type { ParsedMail } from 'mailparser'
import { formatDate, formatTime } from '@/i18n/format'
import { createCertificate } from '../../server/testing/createCertificate'
import { listen } from '../../server/testing/ports'
import { findObstacle } from '../../server/testing/spawnPostgres'
import { getAppointmentLink, getInvitation, readMails } from '../fixtures/contacts'
import { now, preload, startGatewayProcess, type RunningGateway } from '../fixtures/gateway'
import { expect, test as base } from '../fixtures/test'
import { visitor } from '../fixtures/visitor'
import { AppointmentPage } from '../pages/AppointmentPage'
import { BookingPage } from '../pages/BookingPage'

/** Serves a calendar by https, as Google and others do. */
async function startFeed(folder: string, lines: readonly string[]) {
  mkdirSync(folder, { recursive: true })
  const { key, certificate } = createCertificate(folder)
  const server = createServer(
    { key: readFileSync(key), cert: readFileSync(certificate) },
    (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/calendar' }).end(lines.join('\r\n'))
    },
  )
  return {
    url: `https://localhost:${await listen(server)}/secret.ics`,
    /** Variables of a gateway that asks it. */
    environment: {
      NODE_EXTRA_CA_CERTS: certificate,
      NODE_OPTIONS: preload('fixServerClock.mjs', 'findFeedsHere.mjs'),
    },
    close: () => server.close(),
  }
}

/** Starts gateways with a calendar file of the owner, which share their records. */
type Open = (
  calendar: readonly string[],
  environment?: Readonly<Record<string, string>>,
) => Promise<RunningGateway>

interface TestFixtures {
  /**
   * A store is a store, so each journey is made with one engine: `hosts`, `bookings` and `reminders` in
   * `server/records`, `demoCalendar` and `feeds/startFeeds` in `server/calendar` test the other.
   */
  isInPostgres: boolean
  open: Open
}

const test = base.extend<TestFixtures>({
  isInPostgres: [false, { option: true }],

  open: async ({ isInPostgres, getPostgres }, use, testInfo) => {
    const url = isInPostgres && (await (await getPostgres()).createDatabase())
    const gateways: RunningGateway[] = []
    await use(async (calendar, environment) => {
      const file = testInfo.outputPath('calendar.yaml')
      writeFileSync(file, calendar.join('\n'))
      const [first] = gateways
      const gateway = await startGatewayProcess({
        CALENDAR_FILE: file,
        ...(url ? { DATABASE_URL: url } : first && { CONTACT_DATABASE: first.database }),
        ...environment,
      })
      gateways.push(gateway)
      return gateway
    })
    // The first one has the folder of them all.
    for (const gateway of gateways.toReversed()) await gateway.stop()
  },
})

const officeHours = [
  'zone: Europe/Madrid',
  'hours:',
  "  mon-thu: ['09:00-14:00', '15:00-18:00']",
  "  fri: ['09:00-15:00']",
]
const thursday = '2026-11-26'
const friday = '2026-11-27'

/** Opens the booking in the browser of a visitor somewhere. */
async function visit(
  browser: Browser,
  { url }: RunningGateway,
  timezoneId: string,
  query?: string,
) {
  const page = await browser.newPage({ baseURL: url, timezoneId, locale: 'en' })
  await page.clock.setFixedTime(now)
  const booking = new BookingPage(page, 'en')
  await booking.open(query)
  return booking
}

async function expectFreeTimes(booking: BookingPage, date: string, times: readonly string[]) {
  await booking.chooseDay(date)
  const names = times.map((time) => formatTime(time, booking.language))
  await expect
    .poll(() =>
      booking
        .freeSlots()
        .evaluateAll((slots) => slots.map((slot) => slot.getAttribute('aria-label'))),
    )
    .toEqual(names)
}

async function book(booking: BookingPage, date: string, time: string) {
  await booking.fillIn(date, time, visitor)
  await booking.book()
}

/** Opens the link of the only mail. */
async function openAppointment(booking: BookingPage, { database }: RunningGateway) {
  await expect.poll(() => readMails(database)).toHaveLength(1)
  await booking.page.goto(getAppointmentLink((await readMails(database))[0], 'en'))
  return new AppointmentPage(booking.page, 'en')
}

const hosts = [
  { name: 'Luis', email: 'luis@example.com' },
  { name: 'Marta', email: 'marta@example.com' },
]

const team = [
  'zone: Europe/Madrid',
  'hosts:',
  ...hosts.map(({ name, email }) => `  - { name: ${name}, email: ${email} }`),
]

/** Returns whether a booking was confirmed; otherwise the visitor was told in place that the time has gone. */
async function isConfirmed(booking: BookingPage) {
  const gone = booking.page.getByText(booking.text.slotTaken_title)
  await expect(booking.heading(3).or(gone)).toBeVisible()
  return !(await gone.isVisible())
}

const getOrganizer = (mail: ParsedMail) =>
  /^ORGANIZER.*mailto:(.*)$/m.exec(getInvitation(mail))?.[1]?.trim()

/** Three visitors want the same time of two hosts at the same moment, of two servers. */
async function expectTwoBooked(browser: Browser, first: RunningGateway, second: RunningGateway) {
  const bookings = await Promise.all(
    [first, second, first].map(async (gateway, index) => {
      const booking = await visit(browser, gateway, 'Europe/Madrid')
      await booking.fillIn(thursday, '10:00', { ...visitor, email: `visitor${index}@example.com` })
      return booking
    }),
  )
  await Promise.all(bookings.map((booking) => booking.button('continue').click()))
  const confirmed = await Promise.all(bookings.map(isConfirmed))
  expect(confirmed.filter(Boolean)).toHaveLength(2)

  const listOrganizers = async () => {
    const folders = [...new Set([first.database, second.database])]
    const mails = (await Promise.all(folders.map(readMails))).flat()
    return mails.map(getOrganizer).toSorted()
  }
  await expect.poll(listOrganizers).toEqual(hosts.map(({ email }) => email))

  for (const booking of bookings.filter((_booking, index) => !confirmed[index])) {
    await booking.button('back_to_times').click()
    await expect(booking.takenSlot('10:00')).toBeDisabled()
    await expect(booking.slot('11:00')).toBeEnabled()
  }
}

// Each starts gateways of its own, and perhaps PostgreSQL.
test.slow()

test.describe('with records in PostgreSQL, if it can be run', () => {
  test.use({ isInPostgres: findObstacle() === undefined })

  test('of three visitors of two servers at once, two get the time of two hosts', async ({
    browser,
    open,
  }) => {
    await expectTwoBooked(browser, await open(team), await open(team))
  })

  test('a demo is in the demo calendar until its visitor cancels it', async ({ browser, open }) => {
    const madrid = await open(officeHours)
    const booking = await visit(browser, madrid, 'Asia/Tokyo')
    await book(booking, thursday, '17:00')
    const agenda = await madrid.runContacts('--calendar')
    expect(agenda).toMatch(new RegExp(`09:00-10:00 +booked +.*${visitor.company}`))
    const { pathname } = new URL(await madrid.runContacts('--calendar-link'))
    const readEvents = async () => {
      const response = await fetch(`${madrid.url}${pathname}`)
      const calendar = new ICAL.Component(ICAL.parse(await response.text()) as unknown[])
      return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
    }
    const [event, ...others] = await readEvents()
    expect(others).toEqual([])
    expect(event?.startDate.toJSDate()).toEqual(new Date(`${thursday}T08:00:00Z`))
    for (const part of [visitor.name, visitor.company]) expect(event?.summary).toContain(part)
    expect(event?.description).toContain(visitor.email)

    const appointment = await openAppointment(booking, madrid)
    await appointment.button('cancel').click()
    await appointment.button('cancel').click()
    await appointment.title('cancelledNow').waitFor()
    expect(await readEvents()).toEqual([])
  })
})

test('visitors see the hours of an owner in Madrid on their own clocks', async ({
  browser,
  open,
}) => {
  const madrid = await open([...officeHours, 'buffer: 15m'])
  const mexico = await visit(browser, madrid, 'America/Mexico_City')
  await expectFreeTimes(mexico, thursday, ['09:00', '10:00'])

  const tokyo = await visit(browser, madrid, 'Asia/Tokyo')
  await expectFreeTimes(tokyo, thursday, ['17:00'])
  await book(tokyo, thursday, '17:00')

  // The demo is from 13:45 to 14:45 there, and the owner needs a quarter of an hour after it.
  const kathmandu = await visit(browser, madrid, 'Asia/Kathmandu')
  await expectFreeTimes(kathmandu, thursday, ['15:00', '16:00', '17:00'])
  const agenda = await madrid.runContacts('--calendar')
  expect(agenda).toContain('14:00-15:00  closed  outside the hours')
  expect(agenda).toMatch(new RegExp(`09:00-10:00 +booked +.*${visitor.company}`))
  expect(agenda).toContain('10:15-14:00  free')
})

test('no demo is offered at Easter, nor on a holiday of the region', async ({ browser, open }) => {
  const madrid = await open(['zone: Europe/Madrid', "holidays: ['ES', 'ES-MD']"])
  const booking = await visit(browser, madrid, 'Europe/Madrid')
  for (let month = 12; month < 15; month += 1)
    await booking.page.getByRole('button', { name: booking.text.next_month }).click()
  // Good Friday is a holiday in all of Spain, the day before it in Madrid, the Monday after it in neither.
  for (const date of ['2027-03-26', '2027-03-25']) {
    await booking.chooseDay(date)
    await booking.nextFreeDay('2027-03-29').waitFor()
    await expect(booking.freeSlots()).toHaveCount(0)
  }
  await booking.nextFreeDay('2027-03-29').click()
  await expect(booking.slot('09:00')).toBeEnabled()
})

test('the weekly meeting of a calendar takes its time', async ({ browser, open }, testInfo) => {
  const feed = await startFeed(testInfo.outputPath('feed'), [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Example//Calendar//EN',
    'BEGIN:VEVENT',
    'UID:weekly@example.com',
    'DTSTAMP:20260901T080000Z',
    'SUMMARY:Team',
    'DTSTART;TZID=Europe/Madrid:20260903T100000',
    'DTEND;TZID=Europe/Madrid:20260903T113000',
    'RRULE:FREQ=WEEKLY;BYDAY=TH',
    'EXDATE;TZID=Europe/Madrid:20261203T100000',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
  const madrid = await open(['zone: Europe/Madrid', `feeds: ['${feed.url}']`], feed.environment)
  const booking = await visit(browser, madrid, 'Europe/Madrid')
  // The calendar is read soon after the start.
  await expect(async () => {
    await booking.open()
    await booking.chooseDay(thursday)
    await expect(booking.takenSlot('10:00')).toBeDisabled({ timeout: 1000 })
  }).toPass()
  await expect(booking.takenSlot('11:00')).toBeDisabled()
  await expect(booking.slot('12:00')).toBeEnabled()
  await booking.page.getByRole('button', { name: booking.text.next_month }).click()
  // It is left out on the first Thursday of December.
  await booking.chooseDay('2026-12-03')
  await expect(booking.slot('10:00')).toBeEnabled()
  await booking.chooseDay('2026-12-10')
  await expect(booking.takenSlot('10:00')).toBeDisabled()
  feed.close()
})

test('a demo is moved past its own buffer and day’s limit, and tells where its visitor came from', async ({
  browser,
  open,
}) => {
  const madrid = await open([...officeHours, 'buffer: 15m', 'per_day: 1'])
  const booking = await visit(browser, madrid, 'Europe/Madrid', '?utm_source=news')
  await book(booking, thursday, '10:00')
  const appointment = await openAppointment(booking, madrid)
  await appointment.button('change').click()
  // All of the day’s hours but its own, which is shown as such.
  const others = ['09:00', '11:00', '12:00', '13:00', '15:00', '16:00', '17:00']
  await expectFreeTimes(booking, thursday, others)
  await booking.choose(thursday, '11:00')
  await appointment.button('submit_change').click()
  await appointment.title('moved').waitFor()
  const agenda = await madrid.runContacts('--calendar')
  expect(agenda).toMatch(new RegExp(`11:00-12:00 +booked .*${visitor.company}`))
  expect(await madrid.runContacts('--csv')).toContain('utm_source=news')
})

test('a moved demo is reminded of at its new time, on the clock of its visitor', async ({
  browser,
  open,
}) => {
  const madrid = await open(officeHours)
  const booking = await visit(browser, madrid, 'Asia/Kathmandu')
  await book(booking, thursday, '14:00')
  const appointment = await openAppointment(booking, madrid)
  await appointment.button('change').click()
  await booking.choose(friday, '15:00')
  await appointment.button('submit_change').click()
  await appointment.title('moved').waitFor()
  const mails = () => readMails(madrid.database)
  await expect.poll(mails).toHaveLength(2)

  const reminders = async () => (await mails()).filter((mail) => getInvitation(mail) === '')
  // The day before, when also the reminders of the first time would be due, and the hour before.
  for (const [index, time] of ['2026-11-26T10:00:00Z', '2026-11-27T08:30:00Z'].entries()) {
    await madrid.restartAt(new Date(time))
    await expect.poll(reminders).toHaveLength(index + 1)
  }
  for (const reminder of await reminders()) {
    expect(reminder.text).toContain(formatDate(friday, 'en'))
    expect(reminder.text).toContain(formatTime('15:00', 'en'))
  }
  await booking.page.goto(getAppointmentLink((await reminders())[1], 'en'))
  await appointment.title('booked').waitFor()
})
