import type { Page } from '@playwright/test'
import { industryKeys } from '@/site/industries'
import { languages, type Language } from '@/site/language'
import { getPath, allRoutes } from '@/site/allRoutes'
import { expect, test } from '../fixtures/test'
import { texts } from '../fixtures/texts'
import { viewports } from '../fixtures/visitor'
import { SitePage } from '../pages/SitePage'

/** The part of a URL that a document does not know; it must not break hydration. */
const queryAndHash = '?assistant=salesbot&industry=retail&q=precio#content'

/** Pages with parts that only render in the browser, with their CSS. */
const pagesWithClientOnlyParts = [
  'home',
  'howItWorks',
  'industries',
  ...industryKeys,
  'scheduleDemo',
  'search',
]

/** Returns the rules emotion inserted, and those it inserted although the document had them. */
const insertedRules = (page: Page) =>
  page.evaluate(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="emotion-insertion-point"]')
    const written = meta?.nextElementSibling?.textContent.match(/\.m-[\w-]+/g) ?? []
    const listed = (meta?.content ?? '').split(' ').map((id) => `.m-${id}`)
    const prerendered = [...new Set([...written, ...listed])]
    const all = [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')]
      .flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])])
      .map(({ cssText }) => cssText)
    const repeated = all.filter((rule) => prerendered.some((name) => rule.startsWith(name)))
    return { prerendered, all, repeated }
  })

for (const language of languages) {
  test.describe(`the documents in ${language}`, () => {
    test.use({ locale: language })

    for (const { id } of allRoutes) {
      test(`${id} hydrates without a change, light and dark`, async ({ page }) => {
        await page.addInitScript(() => {
          const remember = () => {
            const main = document.querySelector('main')
            if (main && !('firstMain' in window)) Object.assign(window, { firstMain: main })
          }
          new MutationObserver(remember).observe(document, { childList: true, subtree: true })
        })
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          await page.goto('about:blank')
          await page.goto(`${getPath(id, language)}${queryAndHash}`)
          await page.waitForLoadState('networkidle')
          const kept = await page.evaluate(
            () => Reflect.get(window, 'firstMain') === document.querySelector('main'),
          )
          // React's recoverable errors are page errors, which fail the test too.
          expect(kept).toBe(true)
          await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme)
          const rules = await insertedRules(page)
          expect(rules.prerendered.length).toBeGreaterThan(1)
          expect(rules.repeated).toEqual([])
          if (!pagesWithClientOnlyParts.includes(id)) expect(rules.all).toEqual([])
        }
      })
    }
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: viewports.narrow })

  for (const language of languages) {
    test.describe(language, () => {
      test.use({ locale: language })

      test('every page can be read, and another reached by the menu', async ({ page }) => {
        for (const { id } of allRoutes) {
          const site = new SitePage(page, language)
          await page.goto(getPath(id, language))
          await expect(site.title()).toBeVisible()
        }
        const site = new SitePage(page, language)
        await page.goto('/')
        await expect(site.title()).toHaveText(texts[language].hero.title)
        await site.opener('menu').click()
        await site.entry(site.nav.pricing).click()
        await expect(page).toHaveURL(getPath('pricing', language))
      })

      test('a search says what it needs', async ({ page }) => {
        const { title, label, submit, without_script } = texts[language].search
        await page.goto(getPath('search', language))
        await page.getByLabel(label).fill('WhatsApp')
        await page.getByRole('button', { name: submit }).click()
        await expect(page).toHaveURL(`${getPath('search', language)}?q=WhatsApp`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
        const notice = page.locator('noscript p')
        await expect(notice).toHaveText(without_script)
        await expect(notice).toBeVisible()
      })
    })
  }
})

/** The headings of the pages whose path serves both languages. */
const shared = (language: Language) => ({
  home: texts[language].hero.title,
  search: texts[language].search.title,
})

for (const id of ['home', 'search'] as const) {
  test(`the ${id} is served in the language that is asked for`, async ({ request }) => {
    for (const language of languages) {
      const headers = { 'accept-language': language }
      const response = await request.get(getPath(id, language), { headers })
      expect(response.headers().vary).toContain('Accept-Language')
      expect(await response.text()).toContain(shared(language)[id])
    }
  })
}

test.describe('a visitor with another preference than their browser', () => {
  test.use({ locale: 'en' })

  for (const id of ['home', 'search'] as const) {
    test(`never sees the ${id} in the other language`, async ({ page }) => {
      await page.addInitScript(() => {
        window.localStorage.setItem('language', 'es')
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
      const title = shared('es')[id]
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      const seen = await page.evaluate(() => Reflect.get(window, 'seen') as string[])
      expect(new Set(seen)).toEqual(new Set([title]))
    })
  }
})
