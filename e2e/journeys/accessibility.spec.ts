import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { allRoutes } from '@/site/allRoutes'
import { expect, test } from '../fixtures/test'
import { viewports, visitor } from '../fixtures/visitor'
import { BookingPage } from '../pages/BookingPage'
import { SitePage } from '../pages/SitePage'

/** Checks the whole page, or only `part`. */
async function expectNoViolations(page: Page, part = 'html') {
  // Otherwise a target covered by the fixed header would count as too small.
  await page.evaluate(() => {
    window.scrollTo(0, 0)
  })
  // Colours are checked after all transitions have finished or been cancelled.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  )
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(
    violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target) })),
  ).toEqual([])
}

/** The page does not scroll sideways. */
async function expectNoOverflow(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
}

/** Pairwise combinations: each value meets every value of the other factors. */
const combinations = [
  { language: 'es', colorScheme: 'light', width: 'narrow' },
  { language: 'en', colorScheme: 'dark', width: 'narrow' },
  { language: 'es', colorScheme: 'dark', width: 'wide' },
  { language: 'en', colorScheme: 'light', width: 'wide' },
] as const

for (const { language, colorScheme, width } of combinations) {
  test.describe(`${language}, ${colorScheme}, ${width}`, () => {
    test.use({
      locale: language,
      colorScheme,
      viewport: viewports[width],
      timezoneId: 'Europe/Madrid',
      contextOptions: { reducedMotion: 'reduce' },
    })

    for (const { id } of allRoutes) {
      test(`${id} has no axe violation`, async ({ page }) => {
        const site = new SitePage(page, language)
        await site.open(id)
        await page.waitForLoadState('networkidle')
        await expectNoViolations(page)
        await expectNoOverflow(page)
      })
    }

    test('the open menus have no axe violation', async ({ page }) => {
      const site = new SitePage(page, language)
      await site.open('googleTerms')
      for (const menu of width === 'wide'
        ? (['industries', 'language'] as const)
        : (['menu'] as const)) {
        await site.opener(menu).click()
        await expectNoViolations(page, 'header')
      }
    })

    test('every step of the booking and its open pickers have no axe violation', async ({
      page,
    }) => {
      test.slow()
      const booking = new BookingPage(page, language)
      const check = async (part?: string) => {
        await expectNoViolations(page, part)
        await expectNoOverflow(page)
      }
      await booking.open('?industry=retail')
      await check()
      await booking.timeZone().click()
      // A target partly covered by an open panel would count as too small.
      await page.getByRole('dialog').waitFor()
      await check('[role=dialog]')
      await page.keyboard.press('Escape')
      await booking.button('continue').click()
      await booking.choose('2026-11-26', '10:00')
      await check()
      await booking.button('continue').click()
      await booking.heading(2).waitFor()
      await booking.button('continue').click()
      await check()
      await page.getByRole('button', { name: /\+34/ }).click()
      await page.getByRole('dialog').waitFor()
      await check('[role=dialog]')
      await page.keyboard.press('Escape')
      await booking.type(visitor)
      await booking.button('continue').click()
      await booking.heading(3).waitFor()
      await check()
    })

    test('the not-found page has no axe violation', async ({ page, problems }) => {
      problems.expect(/404 \(Not Found\)/)
      await page.goto(language === 'en' ? '/en/nothing' : '/nada')
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expectNoViolations(page)
      await expectNoOverflow(page)
    })
  })
}
