import { languages, otherLanguage } from '../../src/site/language'
import { addressOf, pathsOf, sitePages } from '../../src/site/siteMap'
import { expect, test } from '../fixtures/test'
import { texts } from '../fixtures/texts'

const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

for (const language of languages) {
  test.describe(`a visitor whose browser speaks ${language}`, () => {
    test.use({ locale: language === 'es' ? 'es-CO' : 'en-US' })

    for (const sitePage of sitePages) {
      for (const path of pathsOf(sitePage)) {
        const target = path === '/en' ? '/' : addressOf(sitePage.id, language)
        test(`${path} leads to ${target}, query and hash kept`, async ({ page }) => {
          await page.goto(`${path}?industry=retail#content`)
          await expect(page).toHaveURL((url) => url.pathname === target)
          await expect(page).toHaveURL(/\?industry=retail#content$/)
          // Entering by /en is a choice of English (R1).
          const shown = path === '/en' ? 'en' : language
          await expect(page.locator('html')).toHaveAttribute('lang', shown)
          await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
        })
      }
    }

    test('switches the language, and the choice is there after a reload', async ({ page }) => {
      const other = otherLanguage(language)
      await page.goto(addressOf('scheduleDemo', language))
      await page.locator('header summary').click()
      const current = page.getByRole('link', { name: texts[language].nav[`language_${language}`] })
      await expect(current).toHaveAttribute('aria-current', 'true')
      await page
        .getByRole('link', { name: texts[language].nav[`language_${other}`], exact: true })
        .click()
      await expect(page).toHaveURL(addressOf('scheduleDemo', other))
      await expect(page.locator('html')).toHaveAttribute('lang', other)
      await expect(
        page.getByRole('heading', { level: 1, name: texts[other].scheduleDemo.title }),
      ).toBeVisible()
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts[other].hero.title)
      expect(await page.evaluate(() => Object.entries(window.localStorage))).toEqual([
        ['language', other],
      ])
    })

    test('the language menu closes on Escape and on a click outside', async ({ page }) => {
      await page.goto('/')
      const menu = page.locator('header details')
      await menu.locator('summary').click()
      await page.keyboard.press('Escape')
      await expect(menu).not.toHaveAttribute('open')
      await expect(menu.locator('summary')).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(menu).toHaveAttribute('open')
      await page.getByRole('heading', { level: 1 }).click()
      await expect(menu).not.toHaveAttribute('open')
    })
  })
}

test.describe('a crawler', () => {
  test.use({ userAgent: crawler, locale: 'en-US' })

  for (const language of languages) {
    test(`reads the ${language} address in ${language} and is not redirected (R2)`, async ({
      page,
    }) => {
      const address = addressOf('scheduleDemo', language)
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        texts[language].scheduleDemo.title,
      )
      await expect(page).toHaveURL(address)
    })
  }
})

test.describe('unknown addresses', () => {
  test.use({ locale: 'es' })

  for (const { path, language } of [
    { path: '/nada', language: 'es' },
    { path: '/en/nothing', language: 'en' },
  ] as const) {
    test(`${path} answers 404 with the ${language} page (R5)`, async ({ page, problems }) => {
      problems.expect(/404 \(Not Found\)/)
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(404)
      await expect(page.getByText('404')).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        texts[language].notFound.title,
      )
      await page.getByRole('link', { name: texts[language].notFound.back_home }).click()
      await expect(page).toHaveURL('/')
    })
  }

  for (const path of ['/agendar-demo/', '/AGENDAR-DEMO', '/Agendar-Demo/']) {
    test(`${path} leads to the known address`, async ({ page }) => {
      await page.goto(`${path}?industry=salud`)
      await expect(page).toHaveURL('/agendar-demo?industry=salud')
    })
  }
})
