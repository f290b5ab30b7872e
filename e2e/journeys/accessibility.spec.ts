import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { languages } from '../../src/site/language'
import { expect, test } from '../fixtures/test'
import { viewports, visitor } from '../fixtures/visitor'
import { BookingPage } from '../pages/BookingPage'

async function expectNoViolations(page: Page) {
  // A target that the fixed header happens to cover would count as too small.
  await page.evaluate(() => {
    window.scrollTo(0, 0)
  })
  // Colours are judged when every transition has come to its end.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(
    violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target) })),
  ).toEqual([])
}

/** Nothing sticks out of the page to the side. */
async function expectNoOverflow(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
}

const schemes = ['light', 'dark'] as const

for (const language of languages) {
  for (const colorScheme of schemes) {
    for (const [width, viewport] of Object.entries(viewports)) {
      test.describe(`${language}, ${colorScheme}, ${width}`, () => {
        test.use({
          locale: language,
          colorScheme,
          viewport,
          timezoneId: 'Europe/Madrid',
          contextOptions: { reducedMotion: 'reduce' },
        })

        test('home, every step of the booking and its open pickers have no axe violation', async ({
          page,
        }) => {
          const booking = new BookingPage(page, language)
          const check = async () => {
            await expectNoViolations(page)
            await expectNoOverflow(page)
          }
          await page.goto('/')
          await page.getByRole('heading', { level: 1 }).waitFor()
          await check()
          await page.locator('header summary').click()
          await check()

          await booking.open('?industry=retail')
          await check()
          await booking.timeZone().click()
          await check()
          await page.keyboard.press('Escape')
          await booking.button('continue').click()
          await booking.choose('2026-11-26', '10:00')
          await check()
          await booking.button('continue').click()
          await booking.heading(2).waitFor()
          await booking.button('continue').click()
          await check()
          await page.getByRole('button', { name: /\+34/ }).click()
          await check()
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
  }
}
