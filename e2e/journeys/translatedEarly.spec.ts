import { getRoutePath } from '@/site/routes'
import { languages } from '@/site/language'
import { combine, coverPairs } from '../fixtures/combinations'
import { holdScripts } from '../fixtures/holdScripts'
import { expect, test } from '../fixtures/test'
import { texts } from '../fixtures/texts'
import { methods, moments, otherDocument, translateDocuments } from '../fixtures/translator'
import { viewports } from '../fixtures/visitor'
import { BookingPage } from '../pages/BookingPage'
import { SitePage } from '../pages/SitePage'

const visits = combine({ language: languages, moment: moments, method: methods })

for (const { language, moment, method } of coverPairs(visits)) {
  test.describe(`in ${language}, translated ${moment} by one that ${method} texts`, () => {
    test.use({ locale: language, viewport: viewports.wide })

    test.beforeEach(async ({ page, problems }) => {
      problems.expect(otherDocument)
      await translateDocuments(page, { moment, method })
    })

    test('a tap on Continue before the page is alive is carried out', async ({ page }) => {
      const booking = new BookingPage(page, language)
      const release = await holdScripts(page)
      await page.goto(getRoutePath('scheduleDemo', language), { waitUntil: 'domcontentloaded' })
      await booking.button('continue').click()
      release()
      await expect(page.getByText(booking.text.error_select_datetime)).toBeVisible()
    })

    test('a menu that is opened before the page is alive stays open', async ({ page }) => {
      const site = new SitePage(page, language)
      const release = await holdScripts(page)
      await page.goto(getRoutePath('pricing', language), { waitUntil: 'domcontentloaded' })
      await site.opener('industries').click()
      release()
      await site.hydrate()
      await expect(site.entry(site.nav.all_industries)).toBeVisible()
    })

    test('what is typed into the search before the page is alive stays', async ({ page }) => {
      const field = page.getByLabel(texts[language].search.label)
      const release = await holdScripts(page)
      await page.goto(getRoutePath('search', language), { waitUntil: 'domcontentloaded' })
      await field.pressSequentially('Whats')
      release()
      await new SitePage(page, language).hydrate()
      await expect(field).toHaveValue('Whats')
      await page.keyboard.type('App')
      await expect(field).toHaveValue('WhatsApp')
    })
  })
}
