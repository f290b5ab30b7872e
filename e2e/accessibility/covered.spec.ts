import type { Locator, Page } from '@playwright/test'
import { languages } from '@/site/language'
import { combine, coverValues, sample } from '../fixtures/combinations'
import { describeEach, expect, test } from '../fixtures/test'
import { getState } from './states'

/** States in which a toast appears: failures of a form differ in their texts alone. */
const withToast = [
  'step 1, zone changed',
  'step 1, zone changed before a day is chosen',
  'step 1, day full',
  'step 1, times failed',
  'step 2, failed',
  'step 2, slot taken',
  'step 3',
  'contact, failed, with its toast',
  'contact, sent, with its toast',
  'appointment, slot taken',
  'appointment, not cancelled',
] as const

/** What a visitor reads first or needs next: titles, days, times, buttons, and the focused element. */
const needed = [
  'main header :is(h1, h2)',
  'main > section:first-child :is(h1, .MuiButton-root)',
  'main [role=gridcell][aria-disabled=false]',
  'main [role=radiogroup] label',
  'main form :is(button, a[href])',
  ':focus',
].join()

const toast = '[aria-label=Notifications] [role]'
const consent = '[aria-labelledby=consent-question]'

/** Returns what the elements of a selector cover, at least in part; one of them must be there. */
const findCovered = (page: Page, selector: string) =>
  page.evaluate(
    ([cover, covered]) => {
      const covers = [...document.querySelectorAll(cover)]
      if (covers.length === 0) return [`no ${cover}`]
      return [...document.querySelectorAll(covered)]
        .filter((element) => {
          const { top, bottom, left, right } = element.getBoundingClientRect()
          return covers
            .map((each) => each.getBoundingClientRect())
            .some((each) => {
              const isBeside = right <= each.left || left >= each.right
              return !isBeside && bottom > each.top && top < each.bottom
            })
        })
        .map((element) => `${element.tagName} ${element.textContent.trim().slice(0, 40)}`)
    },
    [selector, needed] as const,
  )

const screens = {
  landscape: { width: 640, height: 320 },
  phone: { width: 360, height: 740 },
  'large phone': { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
}

const visits = combine({
  name: withToast,
  language: languages,
  screen: ['large phone', 'phone', 'tablet'],
})

describeEach(coverValues(visits), ({ name, screen }) => {
  test.use({ viewport: screens[screen] })

  test('the toast covers nothing that is needed', async ({ page, visit }) => {
    await getState(name).reach(visit)
    await page.getByRole('region', { name: 'Notifications' }).getByRole('button').first().waitFor()
    await expect.poll(() => findCovered(page, toast), { timeout: 3000 }).toEqual([])
  })
})

/** What must be seen on a phone in landscape. */
const seen = [
  {
    name: 'contact, offline',
    find: (page: Page) => page.getByRole('main').getByRole('alert').locator('strong'),
  },
  {
    name: 'consent asked',
    find: (page: Page) => page.locator(consent).getByRole('button').last(),
  },
] as const

describeEach(seen, ({ name, find }) => {
  test.use({ viewport: screens.landscape })

  test('its title or last button is on the screen', async ({ page, visit }) => {
    await getState(name).reach(visit)
    await expect(find(page)).toBeInViewport({ ratio: 1 })
  })
})

describeEach([{ language: 'en' }], () => {
  // Not `screens.landscape`: between header and question, 320 px may leave too little room for the calendar's error.
  test.use({ viewport: { width: 740, height: 360 } })

  test('consent asked: an error comes into view between the header and the question', async ({
    page,
    visit,
    site,
    booking,
  }) => {
    await getState('consent asked').reach(visit)
    await booking.open()
    await page.locator(consent).waitFor()
    await booking.button('continue').click()
    const error = page.getByText(booking.text.error_select_datetime)
    const getEdges = (place: Locator) =>
      place.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect()
        return { top, bottom }
      })
    const header = await getEdges(site.header())
    const question = await getEdges(page.locator(consent))
    await expect.poll(async () => (await getEdges(error)).top).toBeGreaterThanOrEqual(header.bottom)
    expect((await getEdges(error)).bottom).toBeLessThanOrEqual(question.top)
  })
})

describeEach(sample(combine({ language: languages, width: ['wide'] })), () => {
  test('the question for consent covers nothing that is needed', async ({ page, visit, site }) => {
    await getState('consent asked').reach(visit)
    await site.open('home')
    await page.locator(consent).waitFor()
    expect(await findCovered(page, consent)).toEqual([])
  })
})
