import { formatTime } from '@/i18n/format'
import { combine, coverValues } from '../fixtures/combinations'
import { expect, test, type Visit } from '../fixtures/test'
import { failedRequest, failCall, failures, writes } from '../fixtures/service'
import { takeSlot } from '../fixtures/contacts'
import { visitor } from '../fixtures/visitor'

test.use({ locale: 'en' })

/** The last write, of the meeting, is lost in the tests below. */
const failing = combine({
  path: writes.slice(0, -1),
  way: ['serverError', 'offline', 'responseLost'],
})

for (const { path, way } of coverValues(failing)) {
  test(`${path}: ${way}, then a retry that writes everything once (R28)`, async ({
    page,
    contacts,
    problems,
    booking,
  }) => {
    problems.expect(failedRequest)
    await failCall(page, { method: 'POST', path }, failures[way], 1)
    await booking.open('?industry=retail')
    await booking.fillIn('2026-11-26', '10:00', visitor)

    await booking.button('continue').click()
    await expect(booking.toast(booking.text.error_scheduling)).toBeVisible()
    await expect(booking.heading(2)).toBeVisible()
    await expect(booking.field('name')).toHaveValue(visitor.name)
    await expect(booking.field('phone')).toHaveValue(visitor.phone)

    await booking.book()
    const { organizations, persons, deals, activities } = await contacts.stored()
    expect(organizations).toHaveLength(1)
    expect(persons).toMatchObject([{ org_id: organizations[0]?.id }])
    expect(deals).toMatchObject([{ person_id: persons[0]?.id, fields: { Industria: 'Retail' } }])
    expect(activities).toMatchObject([{ deal_id: deals[0]?.id, due_time: '10:00' }])
  })
}

/** Sends a booking of which all but the meeting is written, as far as the browser knows. */
async function bookUntilMeetingFails(
  { page, booking }: Pick<Visit, 'page' | 'booking'>,
  way: keyof typeof failures,
): Promise<void> {
  await failCall(page, { method: 'POST', path: 'activities' }, failures[way], 1)
  await booking.open('?industry=retail')
  await booking.fillIn('2026-11-26', '10:00', visitor)
  await booking.button('continue').click()
  await expect(booking.toast(booking.text.error_scheduling)).toBeVisible()
}

test.describe('after a lost response there is one meeting (R41)', () => {
  test.beforeEach(({ problems }) => {
    problems.expect(failedRequest)
  })

  test('with the capabilities of the new attempt, if the others have expired (R48)', async ({
    page,
    contacts,
    booking,
  }) => {
    await bookUntilMeetingFails({ page, booking }, 'responseLost')
    const capabilities: (string | undefined)[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/activities?'))
        capabilities.push(request.headers()['x-record-capabilities'])
    })
    await page.clock.setFixedTime(new Date('2026-11-23T10:30:00Z'))
    await booking.book()
    expect(capabilities[0]?.split(' ')).toHaveLength(3)
    expect((await contacts.stored()).activities).toHaveLength(1)
  })

  test('at the time that was chosen last; their own is free meanwhile', async ({
    page,
    contacts,
    booking,
  }) => {
    await bookUntilMeetingFails({ page, booking }, 'responseLost')
    const [meeting] = (await contacts.stored()).activities

    await booking.button('change_appointment').click()
    await booking.heading(1).waitFor()
    await expect(booking.slot('10:00')).toBeEnabled()
    await booking.slot('12:00').check()
    await booking.button('continue').click()
    await booking.book()
    await expect(page.getByText(formatTime('12:00', 'en'))).toBeVisible()
    expect((await contacts.stored()).activities).toMatchObject([
      { id: meeting?.id, due_date: '2026-11-26', due_time: '12:00' },
    ])
  })
})

test('another time is booked after a request that did not arrive (R41)', async ({
  page,
  gateway,
  contacts,
  problems,
  booking,
}) => {
  problems.expect(failedRequest)
  await bookUntilMeetingFails({ page, booking }, 'offline')
  await takeSlot(gateway.database, { date: '2026-11-26', time: '10:00', duration: '01:00' })

  await booking.button('change_appointment').click()
  await booking.heading(1).waitFor()
  await expect(booking.takenSlot('10:00')).toBeDisabled()
  await booking.slot('12:00').check()
  await booking.button('continue').click()
  await booking.book()
  const times = (await contacts.stored()).activities.map(({ due_time }) => due_time)
  expect(times.sort()).toEqual(['10:00', '12:00'])
})
