import type { Locator, Page } from '@playwright/test'
import { getIndustryFromQuery } from '@/features/booking/domain/industry'
import { fillIn } from '@/i18n/fillIn'
import { languages } from '@/site/language'
import { getRoutePath } from '@/site/routes'
import { combine, eachLanguage } from '../fixtures/combinations'
import { holdRequests, holdTimes } from '../fixtures/holdRequests'
import { describeEach, expect, test } from '../fixtures/test'
import type { TypedDetails } from '../fixtures/visitor'
import { getState } from '../accessibility/states'

// Errors are no part of this: a message that says what is wrong may push what is below it.

/** Most that may move: the sum of all shifts, also of those right after an action. */
const mostShift = 0.01

/** Returns what sums the layout shifts from now on; a scroll is none, nor what a list finds for typed text. */
async function startMeasuring(page: Page): Promise<() => Promise<number>> {
  const shifts = await page.evaluateHandle(() => {
    const values: number[] = []
    const isInPage = (node: Node | null) =>
      node?.isConnected === true && !node.parentElement?.closest('[role=dialog]')
    const add = (entries: PerformanceEntryList) => {
      for (const { value, sources } of entries as Shift[])
        if (sources.some(({ node }) => isInPage(node))) values.push(value)
    }
    const observer = new PerformanceObserver((list) => {
      add(list.getEntries())
    })
    observer.observe({ type: 'layout-shift' })
    return {
      sum: () => {
        add(observer.takeRecords())
        return values.reduce((sum, value) => sum + value, 0)
      },
    }
  })
  return () => shifts.evaluate(({ sum }) => sum())
}

interface Shift extends PerformanceEntry {
  readonly value: number
  readonly sources: readonly { readonly node: Node | null }[]
}

/** Short, since each letter is typed. */
const details: readonly (readonly [keyof TypedDetails, string])[] = [
  ['name', 'Luz'],
  ['email', 'luz@a.example'],
  ['company', 'Alba'],
  ['phone', '612345678'],
]

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

const px = ['390', '360', '768', '1024', '1440'] as const

// Which texts wrap depends on both.
describeEach(combine({ language: languages, px }), ({ language, px }) => {
  test.use({ viewport: { width: Number(px), height: 844 } })

  test('the industry in the address, a day, a time and hours move nothing, nor does typing the details', async ({
    page,
    booking,
  }) => {
    const releaseScripts = await holdRequests(page)
    const releaseTimes = await holdTimes(page)
    await page.goto(`${getRoutePath('scheduleDemo', language)}?industry=automotive`, {
      waitUntil: 'domcontentloaded',
    })
    const industry = getIndustryFromQuery('automotive', language) ?? ''
    await expectStill([booking.heading(1), booking.button('continue')], {
      industry: async () => {
        releaseScripts()
        await page.getByText(fillIn(booking.text.subtitle_industry, { industry })).waitFor()
        await booking.calendar().waitFor()
      },
    })
    const hours = (name: 'times_h12' | 'times_h23') =>
      page.getByRole('button', { name: booking.text[name] })
    const getShiftOfTimes = await startMeasuring(page)
    await expectStill(
      [
        page.getByText(booking.text.earliest_note),
        hours('times_h12'),
        booking.button('continue'),
        page.getByRole('contentinfo'),
      ],
      {
        'a day': async () => {
          await booking.chooseDay('2026-11-25')
          await booking.timesLoading().waitFor()
        },
        'its times': async () => {
          releaseTimes()
          await booking.slot('10:00').waitFor()
        },
        'a time': () => booking.slot('10:00').check(),
        'times of 12 hours': () => hours('times_h12').click(),
        'times of 24 hours': () => hours('times_h23').click(),
        'another day': async () => {
          await booking.chooseDay('2026-11-30')
          await booking.freeSlots().first().waitFor()
        },
        'another zone': async () => {
          await booking.chooseTimeZone('lima', /Lima/)
          await booking.freeSlots().first().waitFor()
        },
      },
    )
    expect(await getShiftOfTimes()).toBeLessThanOrEqual(mostShift)
    await booking.freeSlots().first().check()
    await booking.button('continue').click()
    await expect(booking.heading(2)).toBeFocused()
    const getShiftOfDetails = await startMeasuring(page)
    await expectStill([booking.button('continue'), page.getByRole('contentinfo')], {
      details: async () => {
        for (const [name, value] of details) await booking.field(name).pressSequentially(value)
      },
      country: async () => {
        await page.getByRole('button', { name: /\+\d+/ }).press('Enter')
        await page.getByRole('combobox').pressSequentially('colombia')
        await page.keyboard.press('Enter')
        await page.getByRole('button', { name: '+57' }).waitFor()
      },
    })
    expect(await getShiftOfDetails()).toBeLessThanOrEqual(mostShift)
  })
})

describeEach(eachLanguage, ({ language }) => {
  test('choosing another day and time for an appointment moves nothing', async ({
    page,
    visit,
    booking,
    appointment,
  }) => {
    test.slow()
    await getState('appointment, booked').reach(visit)
    await appointment.button('change').click()
    const { times_h12, times_h23 } = booking.text
    const [own, other] = language === 'en' ? [times_h12, times_h23] : [times_h23, times_h12]
    const chooseHours = (name: string) => page.getByRole('button', { name }).click()
    for (const width of px)
      await test.step(width, async () => {
        await page.setViewportSize({ width: Number(width), height: 844 })
        await booking.chooseDay('2026-11-26')
        await booking.freeSlots().first().waitFor()
        await expectStill([appointment.button('submit_change'), page.getByRole('contentinfo')], {
          'a day': async () => {
            await booking.chooseDay('2026-11-25')
            await booking.slot('16:00').waitFor()
          },
          'a time': () => booking.slot('16:00').check(),
          'other hours': () => chooseHours(other),
          'its own hours': () => chooseHours(own),
        })
      })
  })
})
