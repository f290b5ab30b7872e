import { hydratedAttribute } from '@/hydration/attributes'
import { languages } from '@/site/language'
import { getRoutePath } from '@/site/routes'
import { sample } from '../fixtures/combinations'
import { holdScripts } from '../fixtures/holdScripts'
import { expect, test } from '../fixtures/test'
import { texts } from '../fixtures/texts'
import { SitePage } from '../pages/SitePage'

for (const language of sample(languages)) {
  test.describe(`the search in ${language}`, () => {
    test.use({ locale: language, contextOptions: { reducedMotion: 'no-preference' } })

    test('accepts a query before hydration and answers it after hydration', async ({ page }) => {
      const { label, results_other } = texts[language].search
      const release = await holdScripts(page)
      await page.goto(getRoutePath('search', language))
      await page.getByLabel(label).fill('WhatsApp')
      await page.getByLabel(label).press('Enter')
      await expect(page).toHaveURL(`${getRoutePath('search', language)}?q=WhatsApp`)
      release()
      const [, words = ''] = results_other.split(/{{count}}|{{query}}/)
      await expect(page.getByRole('status').filter({ hasText: words })).toContainText('WhatsApp')
      await expect(page.getByLabel(label)).toHaveValue('WhatsApp')
    })

    test('is reached from the header, tolerates a typing error and leads to the place that it found', async ({
      page,
    }) => {
      const { nav, search } = texts[language]
      const site = new SitePage(page, language)
      await site.open('blog')
      await site.header().getByRole('link', { name: nav.search }).click()
      // The blog, which has such a field, too, is shown until then.
      await expect(site.title()).toHaveText(search.title)
      await page.getByLabel(search.label).fill('salesbott')
      await page.getByLabel(search.label).press('Enter')
      await page.getByRole('main').getByRole('link', { name: 'SalesBot' }).first().click()
      await expect(page).toHaveURL(
        `${getRoutePath('howItWorks', language)}?assistant=salesbot#conversation`,
      )
      await expect(page.locator('#conversation')).toBeFocused()
      await expect(page.locator('#conversation')).toBeInViewport()
    })

    test('keeps the query that is typed during hydration', async ({ page }) => {
      const { label } = texts[language].search
      const release = await holdScripts(page)
      await page.goto(getRoutePath('search', language))
      await page.getByLabel(label).pressSequentially('Whats')
      release()
      await page.locator(`html[${hydratedAttribute}]`).waitFor()
      await expect(page.getByLabel(label)).toHaveValue('Whats')
    })
  })
}
