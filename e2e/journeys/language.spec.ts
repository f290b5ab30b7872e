import { languages, getOtherLanguage } from '@/site/language'
import { pauseMs } from '@/site/loading'
import { getRoutePath } from '@/site/routes'
import { sample } from '../fixtures/combinations'
import { expectLater } from '../fixtures/expectLater'
import { expect, test } from '../fixtures/test'
import { texts } from '../fixtures/texts'
import { chooseLanguage } from '../fixtures/visitor'

const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

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

for (const language of sample(languages)) {
  test.describe(`a visitor whose browser speaks ${language}`, () => {
    test.use({ locale: language })

    test('a language that cannot be loaded is told in the one of the page, and can be tried again', async ({
      page,
      context,
      problems,
      site,
    }) => {
      problems.expect(/ERR_INTERNET_DISCONNECTED/)
      const other = getOtherLanguage(language)
      await site.open('pricing')
      await context.setOffline(true)
      await site.switchTo(other)
      const message = site.header().getByRole('alert')
      await expectLater(message, pauseMs)
      await expect(message).toContainText(site.nav.language_lost)
      await expect(page).toHaveURL(getRoutePath('pricing', language))
      await context.setOffline(false)
      await message.getByRole('button', { name: texts[language].not_found.retry }).click()
      await expect(page).toHaveURL(getRoutePath('pricing', other))
      await expect(page.locator('html')).toHaveAttribute('lang', other)
      await expect(message).toHaveCount(0)
    })
  })
}

test.describe('a crawler', () => {
  test.use({ userAgent: crawler, locale: 'en-US' })

  for (const language of languages) {
    test(`reads the ${language} path in ${language} and is not redirected (R2)`, async ({
      page,
    }) => {
      const path = getRoutePath('scheduleDemo', language)
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        texts[language].scheduledemo.title,
      )
      await expect(page).toHaveURL(path)
    })
  }
})

test('an unknown path is told in the language that the visitor has chosen (R5)', async ({
  page,
  problems,
}) => {
  problems.expect(/404 \(Not Found\)/)
  await chooseLanguage(page, 'en')
  await page.goto('/nada')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.en.not_found.title)
})
