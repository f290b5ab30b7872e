import type { Page } from '@playwright/test'
import { formatTime } from '@/i18n/format'
import { combine, coverValues } from '../fixtures/combinations'
import { expect, test } from '../fixtures/test'
import { failedRequest, failCall, failures, writes } from '../fixtures/service'
import { takeSlot } from '../fixtures/takeSlot'
import { visitor } from '../fixtures/visitor'
import { BookingPage } from '../pages/BookingPage'

test.use({ locale: 'en', timezoneId: 'Europe/Madrid' })

const failing = combine({ path: writes, way: ['serverError', 'offline', 'responseLost'] })

for (const { path, way } of coverValues(failing)) {
  test(`${path}: ${way}, then a retry that writes everything once (R28)`, async ({
    page,
    contacts,
    problems,
  }) => {
    problems.expect(failedRequest)
    const booking = new BookingPage(page, 'en')
    await failCall(page, { method: 'POST', path }, failures[way], 1)
    await booking.open('?industry=retail')
    await booking.fillIn('2026-11-26', '10:00', visitor)

    await booking.button('continue').click()
    await expect(booking.toast(booking.text.error_scheduling)).toBeVisible()
    await expect(booking.heading(2)).toBeVisible()
    await expect(booking.field('name')).toHaveValue(visitor.name)
    await expect(booking.field('phone')).toHaveValue(visitor.phone)

    await booking.button('continue').click()
    await booking.heading(3).waitFor()
    const { organizations, persons, deals, activities } = await contacts.stored()
    expect(organizations).toHaveLength(1)
    expect(persons).toMatchObject([{ org_id: organizations[0]?.id }])
    expect(deals).toMatchObject([{ person_id: persons[0]?.id, fields: { Industria: 'Retail' } }])
    expect(activities).toMatchObject([{ deal_id: deals[0]?.id, due_time: '10:00' }])
  })
}

test('a failure at each step in turn still ends in one booking', async ({
  page,
  contacts,
  problems,
}) => {
  problems.expect(failedRequest)
  const booking = new BookingPage(page, 'en')
  for (const path of writes) await failCall(page, { method: 'POST', path }, failures.serverError, 1)
  await booking.open()
  await booking.fillIn('2026-11-26', '10:00', visitor)
  for (const path of writes) {
    const answered = page.waitForResponse((response) => response.url().includes(`/${path}?`))
    await booking.button('continue').click()
    await answered
    await expect(booking.button('continue')).toBeEnabled()
  }
  await booking.button('continue').click()
  await booking.heading(3).waitFor()
  const { organizations, persons, deals, activities } = await contacts.stored()
  expect([organizations, persons, deals, activities].map(({ length }) => length)).toEqual([
    1, 1, 1, 1,
  ])
})

test('a failure to write the industry is logged, and the booking continues', async ({
  page,
  contacts,
  problems,
}) => {
  problems.expect(failedRequest)
  const warning = page.waitForEvent('console', (message) => message.type() === 'warning')
  const booking = new BookingPage(page, 'en')
  await failCall(page, { method: 'POST', path: 'dealFields' }, failures.serverError)
  await booking.open('?industry=retail')
  await booking.fillIn('2026-11-26', '10:00', visitor)
  await booking.button('continue').click()
  await booking.heading(3).waitFor()
  expect((await warning).text()).toContain('Pipedrive API error: 500 - out of order')
  expect((await contacts.stored()).deals).toMatchObject([{ fields: {} }])
  expect((await contacts.stored()).activities).toHaveLength(1)
})

test('two clicks book once', async ({ page, contacts }) => {
  const booking = new BookingPage(page, 'en')
  await page.route('**/api/v1/persons?*', async (route) => {
    await expect(booking.button('processing')).toBeDisabled()
    await route.continue()
  })
  await booking.open()
  await booking.fillIn('2026-11-26', '10:00', visitor)
  await booking.button('continue').dblclick()
  await booking.field('email').press('Enter')
  await booking.heading(3).waitFor()
  expect((await contacts.stored()).persons).toHaveLength(1)
  expect((await contacts.stored()).activities).toHaveLength(1)
})

test('a booking whose capability has expired continues without duplicates (R48)', async ({
  page,
  contacts,
  problems,
}) => {
  problems.expect(failedRequest)
  const booking = new BookingPage(page, 'en')
  let isOver = true
  await page.route('**/api/v1/activities?*', async (route) => {
    const headers = { ...route.request().headers() }
    if (route.request().method() === 'POST' && isOver) {
      isOver = false
      delete headers['x-record-capabilities']
    }
    await route.continue({ headers })
  })
  await booking.open('?industry=retail')
  await booking.fillIn('2026-11-26', '10:00', visitor)
  await booking.button('continue').click()
  await booking.heading(3).waitFor()
  expect(isOver).toBe(false)
  const { organizations, persons, deals, activities } = await contacts.stored()
  expect([organizations, persons, deals, activities].map(({ length }) => length)).toEqual([
    1, 1, 1, 1,
  ])
})

/** Sends a booking of which all but the meeting is written, as far as the browser knows. */
async function bookUntilMeetingFails(page: Page, way: keyof typeof failures): Promise<BookingPage> {
  const booking = new BookingPage(page, 'en')
  await failCall(page, { method: 'POST', path: 'activities' }, failures[way], 1)
  await booking.open()
  await booking.fillIn('2026-11-26', '10:00', visitor)
  await booking.button('continue').click()
  await expect(booking.toast(booking.text.error_scheduling)).toBeVisible()
  return booking
}

test('another time chosen after a lost response leaves one meeting (R41)', async ({
  page,
  contacts,
  problems,
}) => {
  problems.expect(failedRequest)
  const booking = await bookUntilMeetingFails(page, 'responseLost')

  await booking.button('change_appointment').click()
  await booking.heading(1).waitFor()
  await expect(page.getByRole('note')).toContainText(booking.text.already_booked)
  await expect(booking.ownSlot('10:00')).toBeDisabled()
  await booking.slot('12:00').check()
  await booking.button('continue').click()
  await booking.button('continue').click()
  await booking.heading(3).waitFor()
  await expect(page.getByText(formatTime('12:00', 'en'))).toBeVisible()
  expect((await contacts.stored()).activities).toMatchObject([
    { due_date: '2026-11-26', due_time: '12:00' },
  ])
})

test('a move whose response was lost is made once (R41)', async ({ page, contacts, problems }) => {
  problems.expect(failedRequest)
  const booking = await bookUntilMeetingFails(page, 'responseLost')
  const [meeting] = (await contacts.stored()).activities
  const path = `activities/${meeting?.id}`
  await failCall(page, { method: 'PUT', path }, failures.responseLost, 1)
  await booking.button('change_appointment').click()
  await booking.slot('12:00').check()
  await booking.button('continue').click()
  await booking.button('continue').click()
  await expect(page.getByRole('note')).toContainText(booking.text.already_booked_unknown)
  await expect(booking.field('name')).toHaveValue(visitor.name)
  await booking.button('change_appointment').click()
  await booking.heading(1).waitFor()
  await expect(booking.ownSlot('12:00')).toBeDisabled()
  await expect(booking.slot('10:00')).toBeEnabled()
  await booking.button('keep_time').click()
  await booking.heading(3).waitFor()
  await expect(page.getByText(formatTime('12:00', 'en'))).toBeVisible()
  expect((await contacts.stored()).activities).toMatchObject([
    { id: meeting?.id, due_date: '2026-11-26', due_time: '12:00' },
  ])
})

test('another time is booked once it is certain that the first meeting does not exist (R41)', async ({
  page,
  gateway,
  contacts,
  problems,
}) => {
  problems.expect(failedRequest)
  const booking = await bookUntilMeetingFails(page, 'offline')
  await takeSlot(gateway.database, { date: '2026-11-26', time: '10:00', duration: '01:00' })

  await booking.button('change_appointment').click()
  await booking.heading(1).waitFor()
  await expect(booking.takenSlot('10:00')).toBeDisabled()
  await booking.slot('12:00').check()
  await booking.button('continue').click()
  await booking.button('continue').click()
  await booking.heading(3).waitFor()
  const times = (await contacts.stored()).activities.map(({ due_time }) => due_time)
  expect(times.sort()).toEqual(['10:00', '12:00'])
})
