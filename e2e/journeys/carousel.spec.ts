import type { Locator } from '@playwright/test'
import { languages } from '@/site/language'
import { sample } from '../fixtures/combinations'
import { expect, test } from '../fixtures/test'
import { viewports } from '../fixtures/visitor'
import { SitePage } from '../pages/SitePage'

async function measureCentre(locator: Locator): Promise<number> {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not shown')
  return box.x + box.width / 2
}

for (const language of sample(languages)) {
  for (const motion of ['no-preference', 'reduce'] as const) {
    test.describe(`the carousel in ${language}, motion: ${motion}`, () => {
      test.use({
        locale: language,
        viewport: viewports.wide,
        contextOptions: { reducedMotion: motion },
      })

      test('keeps the chosen card in the middle when the window changes', async ({ page }) => {
        const site = new SitePage(page, language)
        await site.open('home')
        const section = page.locator('#ai-assistants')
        await section.scrollIntoViewIfNeeded()
        // The carousel has started.
        await section.locator('[aria-current]').waitFor()
        await section.getByRole('button', { name: 'HRHelper' }).click()
        const card = section.getByRole('group').filter({ hasText: 'HRHelper' }).last()
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
