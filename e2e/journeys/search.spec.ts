import { hydratedAttribute } from '@/hydration/attributes'
import { getRoutePath } from '@/site/routes'
import { eachLanguage, sample } from '../fixtures/combinations'
import { followLink } from '../fixtures/followLink'
import { holdRequests } from '../fixtures/holdRequests'
import { describeEach, expect, test } from '../fixtures/test'
import { texts } from '../fixtures/texts'
import { viewports } from '../fixtures/visitor'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

describeEach(sample(eachLanguage), ({ language }) => {
  test('the search is reached from the header, tolerates a typing error and leads to the place that it found', async ({
    page,
    site,
  }) => {
    const { nav, search } = texts[language]
    await site.open('blog')
    await followLink(site.header().getByRole('link', { name: nav.search }))
    await expect(site.title()).toHaveText(search.title)
    await expect(page.getByLabel(search.label)).toBeFocused()
    await expect(page.getByLabel(search.label)).toBeInViewport()
    await page.keyboard.type('salesbott')
    await page.getByLabel(search.label).press('Enter')
    await followLink(page.getByRole('main').getByRole('link', { name: 'SalesBot' }).first())
    await expect(page).toHaveURL(
      `${getRoutePath('howItWorks', language)}?assistant=salesbot#conversation`,
    )
  })

  test('the search has a field in the menu of a phone, also without the site’s script', async ({
    page,
    site,
  }) => {
    const { nav, results_other } = { ...texts[language], ...texts[language].search }
    await page.setViewportSize(viewports.narrow)
    const [, words = ''] = results_other.split(/{{count}}|{{query}}/)
    const ask = async (query: string) => {
      await site.opener('menu').click()
      await site.header().getByRole('searchbox', { name: nav.search }).fill(query)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`${getRoutePath('search', language)}?q=${query}`)
    }
    const release = await holdRequests(page)
    await page.goto(getRoutePath('pricing', language), { waitUntil: 'domcontentloaded' })
    await ask('WhatsApp')
    release()
    const status = page.getByRole('status').filter({ hasText: words })
    await expect(status).toContainText('WhatsApp')
    await ask('CRM')
    await expect(status).toContainText('CRM')
    await expect(site.opener('menu')).toBeFocused()
  })

  for (const [query, typed, shown] of [
    ['', 'Whats', 'Whats'],
    ['?q=CRM', 'Whats', 'Whats'],
    ['?q=CRM', '', 'CRM'],
  ] as const) {
    test(`the search at /search${query} shows ${shown} if “${typed}” is typed before hydration`, async ({
      page,
    }) => {
      const field = page.getByLabel(texts[language].search.label)
      const release = await holdRequests(page)
      // The scripts of a page with a query are requested before it has loaded.
      await page.goto(`${getRoutePath('search', language)}${query}`, { waitUntil: 'commit' })
      await field.focus()
      await field.pressSequentially(typed)
      release()
      await page.locator(`html[${hydratedAttribute}]`).waitFor()
      await expect(field).toHaveValue(shown)
      await expect(field).toBeFocused()
      await field.pressSequentially('App')
      await field.press('Enter')
      await expect(page).toHaveURL(`${getRoutePath('search', language)}?q=${shown}App`)
      await expect(field).toHaveValue(`${shown}App`)
      await expect(field).toBeFocused()
    })
  }
})
