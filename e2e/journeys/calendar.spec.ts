import { writeFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import { formatTime } from '@/i18n/format'
import { findObstacle, spawnPostgres } from '../../server/testing/spawnPostgres'
import { readMails } from '../fixtures/contacts'
import { startFeed } from '../fixtures/feeds'
import { now, startGatewayProcess, type RunningGateway } from '../fixtures/gateway'
import { getAppointmentLink, getInvitation } from '../fixtures/mails'
import { expect, test as base } from '../fixtures/test'
import { visitor } from '../fixtures/visitor'
import { AppointmentPageObject } from '../pages/AppointmentPageObject'
import { BookingPage } from '../pages/BookingPage'

/** Starts gateways with a calendar file of the owner. */
type Open = (
  calendar: readonly string[],
  environment?: Readonly<Record<string, string>>,
) => Promise<RunningGateway>

const test = base.extend<{ open: Open }>({
  open: async ({}, use, testInfo) => {
    const gateways: RunningGateway[] = []
    await use(async (calendar, environment) => {
      const file = testInfo.outputPath('calendar.yaml')
      writeFileSync(file, calendar.join('\n'))
      const gateway = await startGatewayProcess('dist', { CALENDAR_FILE: file, ...environment })
      gateways.push(gateway)
      return gateway
    })
    for (const gateway of gateways) await gateway.stop()
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
async function visit(browser: Browser, { url }: RunningGateway, timezoneId: string) {
  const page = await browser.newPage({ baseURL: url, timezoneId, locale: 'en' })
  await page.clock.setFixedTime(now)
  const booking = new BookingPage(page, 'en')
  await booking.open()
  return booking
}

async function expectFreeTimes(booking: BookingPage, date: string, times: readonly string[]) {
  await booking.day(date).click()
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
  await booking.button('continue').click()
  await booking.heading(3).waitFor()
}

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
})

test('no demo is offered at Easter, nor on a holiday of the region', async ({ browser, open }) => {
  const madrid = await open(['zone: Europe/Madrid', "holidays: ['ES', 'ES-MD']"])
  const booking = await visit(browser, madrid, 'Europe/Madrid')
  for (let month = 11; month < 15; month += 1)
    await booking.page.getByRole('button', { name: booking.text.next_month }).click()
  // Good Friday is a holiday in all of Spain, the day before it in Madrid, the Monday after it in neither.
  for (const date of ['2027-03-26', '2027-03-25']) {
    await booking.day(date).click()
    await booking.nextFreeDay('2027-03-29').waitFor()
    await expect(booking.freeSlots()).toHaveCount(0)
  }
  await booking.nextFreeDay('2027-03-29').click()
  await expect(booking.slot('09:00')).toBeEnabled()
})

const hosts = [
  { name: 'Marta', email: 'marta@example.com' },
  { name: 'Luis', email: 'luis@example.com' },
]

/** Three visitors want the time of two hosts at the same moment, from one gateway or several. */
async function bookAtOnce(browser: Browser, gateways: readonly RunningGateway[]) {
  const bookings = await Promise.all(
    [0, 1, 2].map(async (index) => {
      const gateway = gateways[index % gateways.length]
      if (!gateway) throw new Error('There is no gateway')
      const booking = await visit(browser, gateway, 'Europe/Madrid')
      await booking.fillIn(thursday, '10:00', { ...visitor, email: `visitor${index}@example.com` })
      return booking
    }),
  )
  await Promise.all(bookings.map((booking) => booking.button('continue').click()))
  const getOutcome = async (booking: BookingPage) => {
    const { error_slot_taken } = booking.text
    const told = booking.page.getByText(error_slot_taken)
    await expect(booking.heading(3).or(told)).toBeVisible()
    return (await told.isVisible()) ? 'taken' : 'booked'
  }
  const outcomes = await Promise.all(bookings.map(getOutcome))
  expect(outcomes.toSorted()).toEqual(['booked', 'booked', 'taken'])
  const mails = () =>
    Promise.all(gateways.map(({ database }) => readMails(database))).then((lists) => lists.flat())
  await expect.poll(async () => (await mails()).map(getInvitation)).toHaveLength(2)
  const organizers = (await mails()).map((mail) =>
    /^ORGANIZER.*mailto:(.*)$/m.exec(getInvitation(mail))?.[1]?.trim(),
  )
  expect(organizers.toSorted()).toEqual(hosts.map(({ email }) => email).toSorted())

  const loser = bookings[outcomes.indexOf('taken')]
  await loser?.button('back_to_times').click()
  await expect(loser?.takenSlot('10:00') ?? fail()).toBeDisabled()
}

const team = [
  'zone: Europe/Madrid',
  'hosts:',
  ...hosts.map(({ name, email }) => `  - { name: ${name}, email: ${email} }`),
]

test('of three visitors at once, two hosts take two', async ({ browser, open }) => {
  await bookAtOnce(browser, [await open(team)])
})

test('of three visitors of two servers at once, two hosts take two', async ({ browser, open }) => {
  const obstacle = findObstacle()
  test.skip(obstacle !== undefined, `PostgreSQL can not be run here: ${obstacle}`)
  const postgres = await spawnPostgres()
  const environment = { DATABASE_URL: await postgres.createDatabase() }
  await bookAtOnce(browser, [await open(team, environment), await open(team, environment)])
  await postgres.stop()
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
  const times = { met: ['09:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00'] }
  await expectFreeTimes(booking, thursday, times.met)
  feed.close()
})

test('a moved demo is reminded of at its new time, on the clock of its visitor', async ({
  browser,
  open,
}) => {
  const madrid = await open(officeHours)
  const booking = await visit(browser, madrid, 'Asia/Kathmandu')
  const appointment = new AppointmentPageObject(booking.page, 'en')
  await book(booking, thursday, '14:00')
  const mails = () => readMails(madrid.database)
  await expect.poll(mails).toHaveLength(1)
  const link = getAppointmentLink((await mails())[0], 'en')
  await booking.page.goto(link)
  await appointment.button('change').click()
  await booking.choose(friday, '15:00')
  await appointment.button('submit_change').click()
  await appointment.title('moved').waitFor()
  await expect.poll(mails).toHaveLength(2)

  // Both of its first reminders would be due by then.
  await madrid.restartAt(new Date('2026-11-26T10:00:00Z'))
  await expect.poll(mails).toHaveLength(3)
  await madrid.restartAt(new Date('2026-11-27T08:30:00Z'))
  await expect.poll(mails).toHaveLength(4)
})
