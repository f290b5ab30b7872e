import { fillIn } from '@/i18n/fillIn'
import { formatDate, formatTime } from '@/i18n/format'
import { languages } from '@/site/language'
import { siteConfig } from '@/site/siteConfig'
import { combine, coverValues } from '../fixtures/combinations'
import { getInvitation } from '../fixtures/contacts'
import { describeEach, expect, test } from '../fixtures/test'
import { texts } from '../fixtures/texts'
import { visitor } from '../fixtures/visitor'

const date = '2026-11-26'
const time = '10:00'

/** The dial code of the visitor's country, by their time zone. */
const dialCodes = {
  'America/Bogota': '+57',
  'Europe/Madrid': '+34',
  'Pacific/Auckland': '+64',
} as const

/** When the meeting starts, by the visitor's time zone. */
const starts = {
  'America/Bogota': '2026-11-26T15:00:00.000Z',
  'Europe/Madrid': '2026-11-26T09:00:00.000Z',
  'Pacific/Auckland': '2026-11-25T21:00:00.000Z',
} as const

const visits = combine({
  language: languages,
  timeZone: ['America/Bogota', 'Europe/Madrid', 'Pacific/Auckland'],
  width: ['narrow', 'wide'],
})

describeEach(coverValues(visits), ({ language, timeZone }) => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('a visitor books from the home page; the booking is stored and mailed', async ({
    page,
    contacts,
    booking,
  }) => {
    await page.goto('/')
    await page.getByRole('main').getByRole('link', { name: texts[language].hero.book_demo }).click()
    await booking.fillIn(date, time, visitor)
    await booking.book()

    await expect(booking.toast(booking.text.success_title)).toBeVisible()
    const summary = page.getByRole('region', { name: booking.text.your_appointment })
    await expect(summary).toContainText(formatDate(date, language))
    await expect(summary).toContainText(formatTime(time, language))
    await expect(
      page.getByRole('link', { name: booking.text.calendar_file, exact: true }),
    ).toBeVisible()

    const { organizations, persons, deals, activities } = await contacts.stored()
    expect(organizations).toMatchObject([{ name: 'Café & Co.' }])
    expect(persons).toMatchObject([
      {
        name: 'Lucía O’Neill <b>',
        email: [{ value: 'lucia@ejemplo.example', primary: true }],
        phone: [{ value: `${dialCodes[timeZone]}612345678`, primary: true }],
        org_id: organizations[0]?.id,
      },
    ])
    expect(deals).toMatchObject([
      {
        title: 'Demo - Lucía O’Neill <b> - Café & Co.',
        status: 'open',
        value: siteConfig.deals.demo,
        currency: siteConfig.deals.currency,
        person_id: persons[0]?.id,
        org_id: organizations[0]?.id,
        fields: {},
      },
    ])
    expect(activities).toMatchObject([
      {
        type: 'meeting',
        due_date: date,
        due_time: time,
        duration: '01:00',
        source_timezone: timeZone,
        starts_at: starts[timeZone],
        person_id: persons[0]?.id,
        org_id: organizations[0]?.id,
        deal_id: deals[0]?.id,
      },
    ])
    expect(activities[0]?.note).toContain('Lucía O’Neill &lt;b&gt;')
    await expect(
      page.getByText(`${booking.text.confirmation_number} ${deals[0]?.id}`),
    ).toBeVisible()

    await expect.poll(() => contacts.mails()).toHaveLength(1)
    const [mail] = await contacts.mails()
    expect(mail?.to).toMatchObject({ text: visitor.email })
    expect(mail?.text).toContain(formatDate(date, language))
    expect(getInvitation(mail)).toContain(`DTSTART:${starts[timeZone].replace(/[-:]|\.000/g, '')}`)
  })
})

/** One time zone is enough here, because the tests above vary it. */
const keyboardVisits = combine({
  language: languages,
  width: ['narrow', 'wide'],
  timeZone: ['America/Bogota'],
})

describeEach(coverValues(keyboardVisits), ({ language }) => {
  test('a visitor books by keyboard alone', async ({ page, contacts, booking }) => {
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key)
    }
    await page.goto('/')
    const demoLink = page
      .getByRole('main')
      .getByRole('link', { name: texts[language].hero.book_demo })
    await demoLink.focus()
    await press('Enter')
    await booking.heading(1).waitFor()

    await test.step('search a time zone and leave it again', async () => {
      await booking.timeZone().focus()
      await press('Enter')
      await expect(page.getByRole('combobox')).toBeFocused()
      await page.keyboard.type('kolkata')
      await press('ArrowDown', 'Enter')
      await expect(booking.timeZone()).toBeFocused()
      await expect(booking.timeZone()).toContainText('+05:30')
      const notice = fillIn(booking.text.timezone_changed, { timezone: '' })
      await expect(page.getByText(notice)).toBeVisible()
    })

    await test.step('walk through the calendar', async () => {
      await booking.day('2026-12-25').focus()
      await press('PageUp')
      await expect(booking.day('2026-11-25')).toBeFocused()
      await press('PageDown', 'ArrowUp', 'ArrowLeft', 'Enter')
      await expect(booking.day('2026-12-17')).toHaveAttribute('aria-selected', 'true')
    })

    await test.step('choose a time with the arrows', async () => {
      // The times are one Tab stop, also while none is chosen.
      const hours = page.getByRole('button', { name: booking.text.times_h12 })
      await booking.slot('09:00').waitFor()
      await press('Tab')
      await expect(booking.slot('09:00')).toBeFocused()
      await press('Tab')
      await expect(hours).toBeFocused()
      await press('Shift+Tab', 'Space', 'ArrowDown', 'ArrowDown')
      await expect(booking.slot('11:00')).toBeChecked()
      await press('Enter')
      await expect(booking.heading(2)).toBeFocused()
    })

    await test.step('type the details in the order of the fields', async () => {
      await booking.field('name').focus()
      await page.keyboard.type('Ana')
      await press('Tab')
      await page.keyboard.type('ana@example.com')
      await press('Tab')
      await page.keyboard.type('Acme')
      await press('Tab', 'Enter')
      await page.keyboard.type('colombia')
      await press('ArrowDown', 'Enter', 'Tab')
      await page.keyboard.type('300 123 4567')
      await press('Enter')
      await expect(booking.heading(3)).toBeFocused()
    })

    const { persons, activities } = await contacts.stored()
    expect(persons).toMatchObject([{ name: 'Ana', phone: [{ value: '+573001234567' }] }])
    expect(activities).toMatchObject([
      { source_timezone: 'Asia/Kolkata', starts_at: '2026-12-17T05:30:00.000Z' },
    ])
  })
})

describeEach([{ width: 'narrow' }], () => {
  test('a press on the button clicks it, although the phone’s field loses the focus and shows an error', async ({
    page,
    booking,
  }) => {
    await booking.open()
    await booking.fillIn(date, time, { ...visitor, phone: '12' })
    await expect(booking.field('phone')).toBeFocused()
    // Long enough for the page to react while the mouse button is held down.
    await booking.button('continue').click({ delay: 150 })
    await expect(
      page.getByRole('alert').filter({ hasText: booking.text.error_valid_phone }),
    ).toBeVisible()
    await expect(booking.field('phone')).toBeFocused()
  })
})
