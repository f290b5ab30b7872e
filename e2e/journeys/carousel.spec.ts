import type { Locator } from '@playwright/test'
import { assistantNames } from '@/site/assistants'
import { getOtherLanguage, languages } from '@/site/language'
import { getRoutePath } from '@/site/routes'
import { sample } from '../fixtures/combinations'
import { measure } from '../fixtures/measure'
import { expect, test } from '../fixtures/test'
import { texts } from '../fixtures/texts'
import { viewports } from '../fixtures/visitor'

async function measureCentre(locator: Locator): Promise<number> {
  const { x, width } = await measure(locator)
  return x + width / 2
}

for (const language of sample(languages)) {
  test.describe(`the carousel in ${language}, whose code is lost`, () => {
    test.use({ locale: language, viewport: viewports.wide })

    test('shows its cards and no dead buttons, and blocks neither a switch of language nor a link', async ({
      page,
      problems,
      site,
    }) => {
      // React reports a part that stays lost, if the visit lasts that long.
      problems.expect(/ERR_FAILED|Loading chunk/)
      await page.route(/\/home-sections\.[^/]*\.js/, (route) => route.abort())
      const lost = page.waitForEvent('requestfailed')
      await site.open('home')
      const section = page.locator('#ai-assistants')
      await section.scrollIntoViewIfNeeded()
      await lost
      await expect(section.getByRole('link', { name: assistantNames.salesbot })).toBeVisible()
      await expect(section.getByRole('button')).toHaveCount(0)
      const other = getOtherLanguage(language)
      await site.switchTo(other)
      await expect(site.title()).toHaveText(texts[other].hero.title)
      await site.entry(texts[other].nav.pricing).click()
      await expect(page).toHaveURL(getRoutePath('pricing', other))
    })
  })

  // With reduced motion a change of a transform is a very short transition, in which Embla measures.
  for (const motion of ['no-preference', 'reduce'] as const) {
    test.describe(`the carousel in ${language}, motion: ${motion}`, () => {
      test.use({
        locale: language,
        viewport: viewports.wide,
        contextOptions: { reducedMotion: motion },
      })

      test('keeps the chosen card in the middle when the window changes', async ({
        page,
        site,
      }) => {
        await site.open('home')
        const section = page.locator('#ai-assistants')
        await section.scrollIntoViewIfNeeded()
        // The carousel has started.
        await section.locator('[aria-current]').waitFor()
        await section.getByRole('button', { name: assistantNames.hrhelper }).click()
        const card = section.getByRole('group').filter({ hasText: assistantNames.hrhelper })
        const getDistance = async () =>
          Math.abs((await measureCentre(card)) - (await measureCentre(section)))
        await expect.poll(getDistance).toBeLessThan(2)

        for (const width of [1100, 390, 1440]) {
          await page.setViewportSize({ width, height: 900 })
          await expect.poll(getDistance).toBeLessThan(2)
        }
      })
    })
  }
}
