import { languages, getOtherLanguage } from '@/site/language'
import { getRoutePath } from '@/site/routes'
import { expect, test } from '../fixtures/test'
import { texts } from '../fixtures/texts'

for (const language of languages) {
  test.describe(`a visitor whose browser speaks ${language}`, () => {
    test.use({ locale: language === 'es' ? 'es-CO' : 'en-US' })

    test('the language can be switched, and the choice remains after a reload', async ({
      page,
      site,
    }) => {
      const other = getOtherLanguage(language)
      await page.goto(getRoutePath('scheduleDemo', language))
      await site.opener('language').click()
      await expect(site.entry(site.nav[`language_${language}`])).toHaveAttribute(
        'aria-current',
        'true',
      )
      await site.entry(site.nav[`language_${other}`]).click()
      await expect(page).toHaveURL(getRoutePath('scheduleDemo', other))
      await expect(page.locator('html')).toHaveAttribute('lang', other)
      await expect(
        page.getByRole('heading', { level: 1, name: texts[other].scheduledemo.title }),
      ).toBeVisible()
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts[other].hero.title)
      expect(await page.evaluate(() => Object.entries(window.localStorage))).toEqual([
        ['language', other],
      ])
    })
  })
}
