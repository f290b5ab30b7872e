import type { Locator, Page } from '@playwright/test'
import { languages } from '@/site/language'
import { combine, coverPairs } from '../fixtures/combinations'
import { expect, test } from '../fixtures/test'
import { visitor } from '../fixtures/visitor'
import { BookingPage } from '../pages/BookingPage'
import { createVisit } from '../accessibility/createVisit'
import { appointmentStates } from '../accessibility/appointmentStates'

// Errors are no part of this: a message that says what is wrong may push what is below it.

/** Most that may move: the sum of all shifts, also of those right after an action. */
const mostShift = 0.01

/** Sums the layout shifts from now on; a scroll is none. */
const startMeasuring = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        Object.assign(window, { shift: Number(Reflect.get(window, 'shift')) + entry.value })
    }).observe({ type: 'layout-shift' })
  })

const getShift = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'shift')))

/** How far elements are below the top of the page, in whole pixels. */
const getPlaces = (elements: readonly Locator[]) =>
  Promise.all(
    elements.map((element) =>
      element.evaluate((it) => Math.round(it.getBoundingClientRect().top + window.scrollY)),
    ),
  )

/** Does things, one after the other, after each of which all elements must be where they were. */
async function expectStill(
  elements: readonly Locator[],
  actions: Readonly<Record<string, () => Promise<unknown>>>,
): Promise<void> {
  const before = await getPlaces(elements)
  for (const [name, act] of Object.entries(actions)) {
    await test.step(name, async () => {
      await act()
      expect(await getPlaces(elements)).toEqual(before)
    })
  }
}

/** Holds back the times of days until it is called. */
async function holdTimes(page: Page): Promise<() => void> {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/v1/activities?*', async (route) => {
    await released
    await route.continue()
  })
  return release
}

const sizes = combine({ language: languages, width: ['390', '360', '768', '1024', '1440'] })

for (const { language, width } of coverPairs(sizes)) {
  test.describe(`${language}, ${width} px`, () => {
    test.use({
      locale: language,
      timezoneId: 'Europe/Madrid',
      viewport: { width: Number(width), height: 844 },
    })

    test('choosing day, time and hours moves nothing, nor does typing the details', async ({
      page,
    }) => {
      const booking = new BookingPage(page, language)
      const release = await holdTimes(page)
      await booking.open()
      const hours = (name: 'times_h12' | 'times_h23') =>
        page.getByRole('button', { name: booking.text[name] })
      await startMeasuring(page)
      await expectStill(
        [
          page.getByText(booking.text.earliest_note),
          hours('times_h12'),
          booking.button('continue'),
          page.getByRole('contentinfo'),
        ],
        {
          'a day': async () => {
            await booking.day('2026-11-25').click()
            await page.getByText(booking.text.loading_times).waitFor()
          },
          'its times': async () => {
            release()
            await booking.slot('10:00').waitFor()
          },
          'a time': () => booking.slot('10:00').check(),
          'times of 12 hours': () => hours('times_h12').click(),
          'times of 24 hours': () => hours('times_h23').click(),
          'another day': async () => {
            await booking.day('2026-11-30').click()
            await booking.freeSlots().first().waitFor()
          },
        },
      )
      expect(await getShift(page)).toBeLessThanOrEqual(mostShift)
      await booking.freeSlots().first().check()
      await booking.button('continue').click()
      await booking.heading(2).waitFor()
      await expectStill([booking.button('continue'), page.getByRole('contentinfo')], {
        details: () => booking.type(visitor),
        country: async () => {
          await page.getByRole('button', { name: /\+\d+/ }).click()
          await page.getByRole('combobox').fill('colombia')
          await page.keyboard.press('Enter')
        },
      })
    })

    test('choosing another day and time for an appointment moves nothing', async ({
      page,
      problems,
    }) => {
      const visit = createVisit(page, language, problems.expect)
      const { booking, appointment } = visit
      await appointmentStates.find(({ name }) => name === 'appointment, booked')?.reach(visit)
      await appointment.button('change').click()
      await booking.freeSlots().first().waitFor()
      await expectStill([appointment.button('submit_change'), page.getByRole('contentinfo')], {
        'a day': async () => {
          await booking.day('2026-11-25').click()
          await booking.slot('16:00').waitFor()
        },
        'a time': () => booking.slot('16:00').check(),
        'times of 12 hours': () =>
          page.getByRole('button', { name: booking.text.times_h12 }).click(),
      })
    })
  })
}
