import { formatMonth, formatTime } from '@/i18n/format'
import { getRoutePath } from '@/site/routes'
import { doubleClick, secondClickPressesPage } from '../fixtures/doubleClick'
import { holdRequests } from '../fixtures/holdRequests'
import { describeEach, expect, test } from '../fixtures/test'
import { texts } from '../fixtures/texts'
import { visitor } from '../fixtures/visitor'
import { BookingPage } from '../pages/BookingPage'

const date = '2026-11-26'
const time = '10:00'

test.use({ locale: 'en', contextOptions: { reducedMotion: 'no-preference' } })

test('Back and Forward go through the steps, also after a reload and in the other language (R52)', async ({
  page,
  site,
  booking,
}) => {
  await site.open('pricing')
  await booking.open()
  await booking.fillIn(date, time, visitor)

  await page.goBack()
  await expect(booking.heading(1)).toBeFocused()
  await expect(booking.slot(time)).toBeChecked()
  await page.goForward()
  await expect(booking.heading(2)).toBeFocused()
  await expect(booking.field('name')).toHaveValue(visitor.name)

  await site.switchTo('es')
  const spanish = new BookingPage(page, 'es')
  await spanish.heading(2).waitFor()
  await expect(spanish.field('name')).toHaveValue(visitor.name)
  await page.goBack()
  await spanish.heading(1).waitFor()
  await expect(page).toHaveURL(getRoutePath('scheduleDemo', 'es'))
  await page.goForward()
  await spanish.heading(2).waitFor()
  await page.reload()
  await spanish.calendar().waitFor()
  await page.goBack()
  await expect(page).toHaveURL(getRoutePath('pricing', 'es'))
})

test('the calendar appears without Intl’s data of dates, which load slowly on a phone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const tell = () => {
      document.documentElement.dataset.usesIntl = 'true'
    }
    Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
      construct: (format, options: [], target) => {
        tell()
        return Reflect.construct(format, options, target) as object
      },
      apply: (format, self, options: []) => {
        tell()
        return Reflect.apply(format, self, options)
      },
    })
  })
  const booking = new BookingPage(page, 'en')
  await booking.open()
  await booking.chooseDay(date)
  await expect(booking.slot(time)).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-uses-intl')
})

test.describe('where it is still yesterday', () => {
  test.use({ timezoneId: 'Pacific/Honolulu' })

  test('a day earlier can be booked', async ({ booking }) => {
    await booking.open()
    await booking.chooseDay('2026-11-25')
    await expect(booking.slot(time)).toBeVisible()
  })
})

test('the longest name of a month takes one line', async ({ page }) => {
  const booking = new BookingPage(page, 'es')
  await booking.open()
  const name = page.getByRole('heading', { name: formatMonth('2027-09', 'es') })
  for (let month = 12; month < 21; month += 1)
    await page.getByRole('button', { name: booking.text.next_month }).click()
  // A narrow phone, the narrowest page with two columns, and the narrowest with the larger name.
  for (const width of [360, 768, 900]) {
    await page.setViewportSize({ width, height: 800 })
    const lines = await name.evaluate(
      (heading) => heading.clientHeight / parseFloat(getComputedStyle(heading).lineHeight),
    )
    expect(Math.round(lines), `at ${width} px`).toBe(1)
  }
})

describeEach([{ width: 'narrow' }], () => {
  test('on a phone, a chosen day scrolls its times into view, and the fields of step 2 come first (R54)', async ({
    page,
    booking,
    site,
  }) => {
    await booking.open()
    await booking.chooseDay(date)
    await expect(booking.slot('17:00')).toBeInViewport()
    await expect(booking.day(date)).toBeFocused()
    await booking.slot(time).check()
    await booking.button('continue').click()
    await expect(booking.field('name')).toBeInViewport()
    const details = page.getByText('Madrid (UTC+01:00)')
    await expect(details).toBeHidden()
    await page.locator('summary', { hasText: `${formatTime(time, 'en')} · Madrid` }).click()
    await expect(details).toBeVisible()
    await page.goBack()
    await booking.heading(1).waitFor()
    await expect.poll(() => site.scrolledTo()).toBe(0)
  })

  test('the second click of a double click presses nothing of the next step', async ({
    booking,
  }) => {
    await booking.open()
    await booking.choose(date, time)
    expect(await secondClickPressesPage(booking.button('continue'))).toBe(false)
    await expect(booking.heading(2)).toBeFocused()
    expect(await secondClickPressesPage(booking.button('change_appointment'))).toBe(false)
    await expect(booking.heading(1)).toBeFocused()
    await expect(booking.slot(time)).toBeChecked()
    await doubleClick(booking.button('continue'))
    await expect(booking.heading(2)).toBeFocused()
  })

  test('the second click of a double click presses nothing of what a mistake brings into view', async ({
    page,
    booking,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await booking.open()
    await booking.button('continue').scrollIntoViewIfNeeded()
    expect(await secondClickPressesPage(booking.button('continue'))).toBe(false)
    await booking.choose(date, time)
    await booking.button('continue').click()
    await booking.field('name').waitFor()
    await doubleClick(booking.button('continue'))
    await expect(booking.field('name')).toBeFocused()
  })
})

test('a step that is still loading keeps its place', async ({ page, booking }) => {
  await booking.open()
  const release = await holdRequests(page, '**/use-booking*.js')
  await booking.choose(date, time)
  await booking.button('continue').click()
  await expect(booking.heading(2)).toBeFocused()
  await expect(page.getByRole('heading', { name: texts.en.demo_agenda.title })).not.toBeInViewport()
  release()
  await expect(booking.field('name')).toBeInViewport()
})

test('Continue before the page is alive counts once it is, and the address stays', async ({
  page,
  booking,
}) => {
  const release = await holdRequests(page)
  await page.goto('/en/schedule-demo?industry=retail', { waitUntil: 'commit' })
  await booking.button('continue').click()
  release()
  await expect(page.getByText(booking.text.error_select_datetime).first()).toBeVisible()
  await expect(page).toHaveURL('/en/schedule-demo?industry=retail')
})
