import type { Locator } from '@playwright/test'
import { assistantNames } from '@/site/assistants'
import { getOtherLanguage } from '@/site/language'
import { getRoutePath } from '@/site/routes'
import { eachLanguage, sample } from '../fixtures/combinations'
import { measure } from '../fixtures/measure'
import { describeEach, expect, test } from '../fixtures/test'
import { texts } from '../fixtures/texts'
import { viewports } from '../fixtures/visitor'

async function measureCentre(locator: Locator): Promise<number> {
  const { x, width } = await measure(locator)
  return x + width / 2
}

describeEach(sample(eachLanguage), ({ language }) => {
  test.use({ viewport: viewports.wide })

  test('a carousel whose code is lost shows its cards and no dead buttons, and blocks neither a switch of language nor a link', async ({
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

  // With reduced motion a change of a transform is a very short transition, in which Embla measures.
  describeEach([{ motion: 'no-preference' }, { motion: 'reduce' }], () => {
    test('with this preference of motion the carousel keeps the chosen card in the middle when the window changes', async ({
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
})
