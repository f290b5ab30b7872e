import { languages, type Language } from '@/site/language'
import { getPath, allRoutes } from '@/site/allRoutes'
import { formatDay } from '@/i18n/format'
import { siteConfig } from '@/site/siteConfig'
import { combine, coverValues, eachLanguage } from '../fixtures/combinations'
import { now } from '../fixtures/gateway'
import { holdRequests } from '../fixtures/holdRequests'
import { describeEach, expect, test } from '../fixtures/test'
import { texts } from '../fixtures/texts'
import { chooseLanguage, viewports } from '../fixtures/visitor'

/** `e2e/builtSite` reads every document in both languages. */
const visits = coverValues(combine({ id: allRoutes.map(({ id }) => id), language: languages }))

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: viewports.narrow })

  describeEach(eachLanguage, ({ language }) => {
    test('every page can be read, and the menu leads to another page', async ({ page, site }) => {
      for (const { id } of visits.filter((visit) => visit.language === language)) {
        await page.goto(getPath(id, language))
        await expect(site.title()).toBeVisible()
      }
      await page.goto('/')
      await expect(site.title()).toHaveText(texts[language].hero.title)
      await site.opener('menu').click()
      await site.entry(site.nav.pricing).click()
      await expect(page).toHaveURL(getPath('pricing', language))
    })

    test('the texts of all assistants can be read', async ({ page }) => {
      await page.goto(getPath('health', language))
      for (const { title } of texts[language]['industry/health'].assistants.items)
        await expect(page.getByRole('heading', { name: title })).toBeVisible()
    })

    test('parts that need a script say so and show the email address', async ({ page }) => {
      const { contact, scheduledemo, search } = texts[language]
      const getNotice = (text: string) => page.getByRole('alert').filter({ hasText: text })
      await page.goto('/')
      await expect(getNotice(contact.needs_script)).toContainText(siteConfig.email)
      await expect(getNotice(contact.needs_script)).toBeVisible()
      await expect(page.getByRole('form', { name: contact.form_label })).toBeHidden()
      await page.goto(getPath('scheduleDemo', language))
      await expect(getNotice(scheduledemo.needs_script)).toContainText(siteConfig.email)
      await expect(getNotice(scheduledemo.needs_script)).toBeInViewport()

      await page.goto(getPath('search', language))
      await page.getByLabel(search.label).fill('WhatsApp')
      await page.getByRole('button', { name: search.submit }).click()
      await expect(page).toHaveURL(`${getPath('search', language)}?q=WhatsApp`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(search.title)
      await expect(getNotice(search.needs_script)).toBeVisible()
    })
  })
})

test.describe('while a document arrives', () => {
  test.use({ javaScriptEnabled: false })

  test('the header is hidden until its entries have their places', async ({ page }) => {
    const response = await page.goto(getPath('pricing', 'es'))
    const html = (await response?.text()) ?? ''
    const { menu, pricing } = texts.es.nav
    const inList = html.indexOf(`${pricing}</a>`)
    const beforeMobileMenu = html.indexOf(`<summary aria-label="${menu}">`)
    const write = (part: string) =>
      page.evaluate((text) => {
        // eslint-disable-next-line @typescript-eslint/no-deprecated -- the parser waits for more, as it does for a network
        document.write(text)
      }, part)
    // At this width the mobile menu, a `details`, is not displayed.
    const entries = page.locator('header nav > :not(details)')
    const expectHidden = async (count: number) => {
      await expect(entries).toHaveCount(count)
      for (const entry of await entries.all()) await expect(entry).toBeHidden()
    }

    await write(html.slice(0, inList))
    await expectHidden(2)
    await write(html.slice(inList, beforeMobileMenu))
    await expectHidden(4)
    await write(html.slice(beforeMobileMenu))
    for (const entry of await entries.all()) await expect(entry).toBeVisible()
  })
})

/** The headings of the pages whose path serves both languages. */
const getSharedPages = (language: Language) => ({
  home: texts[language].hero.title,
  search: texts[language].search.title,
})

for (const id of ['home', 'search'] as const) {
  test(`the ${id} is served in the requested language`, async ({ request }) => {
    for (const language of languages) {
      const headers = { 'accept-language': language }
      const response = await request.get(getPath(id, language), { headers })
      expect(response.headers().vary).toContain('Accept-Language')
      expect(await response.text()).toContain(getSharedPages(language)[id])
    }
  })
}

test.describe('a visitor whose preference is not the browser’s language', () => {
  test.use({ locale: 'en' })

  for (const id of ['home', 'search'] as const) {
    test(`never sees the ${id} in the other language`, async ({ page }) => {
      await chooseLanguage(page, 'es')
      await page.addInitScript(() => {
        const seen: string[] = []
        Object.assign(window, { seen })
        const checkFrame = () => {
          const title = document.querySelector('main h1')
          if (title?.checkVisibility({ visibilityProperty: true })) seen.push(title.textContent)
          requestAnimationFrame(checkFrame)
        }
        checkFrame()
      })
      await page.goto(getPath(id, 'es'))
      const title = getSharedPages('es')[id]
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      const getSeen = () => page.evaluate(() => Reflect.get(window, 'seen') as string[])
      await expect.poll(async () => new Set(await getSeen())).toEqual(new Set([title]))
    })
  }
})

describeEach(eachLanguage, ({ language }) => {
  test.use({ timezoneId: 'UTC' })

  test('the webmail terms are of today without the site’s script, and stay so with it (R15)', async ({
    page,
    site,
  }) => {
    const today = now.toISOString().slice(0, 10)
    // A device's clock may be wrong; the server's counts.
    await page.clock.setFixedTime(new Date(now.getTime() - 2 * 86_400_000))
    const release = await holdRequests(page)
    await page.goto(getPath('googleTerms', language), { waitUntil: 'domcontentloaded' })
    const time = page.locator('main time')
    await expect(time).toHaveText(formatDay(today, language))
    await expect(time).toHaveAttribute('datetime', today)
    release()
    await site.hydrate()
    await expect(time).toHaveText(formatDay(today, language))
  })
})
