import type { Page } from '@playwright/test'
import { industryKeys } from '@/site/industries'
import { getOtherLanguage, languages } from '@/site/language'
import { allRoutes, getPath } from '@/site/allRoutes'
import { getAllPaths } from '@/site/routes'
import { expectNoOverflow, expectNoViolations } from '../fixtures/axe'
import { combine, coverPairs } from '../fixtures/combinations'
import { expect, test } from '../fixtures/test'
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

const stylesheets = 'head > :is(style, link[rel="stylesheet"])'

/** Remembers the document's `<main>` and stylesheets, to tell whether hydration keeps them. */
const rememberDocument = (page: Page) =>
  page.addInitScript((selector) => {
    const remember = () => {
      const main = document.querySelector('main')
      if (!main || 'firstMain' in window) return
      Object.assign(window, { firstMain: main, firstStyles: document.querySelectorAll(selector) })
    }
    new MutationObserver(remember).observe(document, { childList: true, subtree: true })
  }, stylesheets)

const hasFirstMain = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'firstMain') === document.querySelector('main'))

/** Whether the first stylesheets are still there, in the same order; others may stand between them. */
const hasFirstStyles = (page: Page) =>
  page.evaluate((selector) => {
    const first = [...(Reflect.get(window, 'firstStyles') as NodeListOf<Element>)]
    const kept = [...document.querySelectorAll(selector)].filter((style) => first.includes(style))
    return first.length > 1 && first.every((style, index) => style === kept[index])
  }, stylesheets)

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

/** Returns the URLs of a page's links that lead to no page of the site. */
async function findUnknownLinks(page: Page, baseURL: string | undefined): Promise<string[]> {
  const links = page.locator('a[href]')
  const hrefs = await links.evaluateAll((all) =>
    all.map((link) => (link as HTMLAnchorElement).href),
  )
  const paths = allRoutes.flatMap(getAllPaths)
  return hrefs.filter((href) => {
    const { origin, pathname, protocol } = new URL(href)
    return origin === baseURL ? !paths.includes(pathname) : !/^(https|mailto):$/.test(protocol)
  })
}

const visits = combine({
  id: allRoutes.map(({ id }) => id),
  language: languages,
  colorScheme: ['light', 'dark'],
  width: ['narrow', 'wide'],
  motion: ['no-preference', 'reduce'],
})

for (const { id, language, colorScheme, width, motion } of coverPairs(visits)) {
  test.describe(`${language}, ${colorScheme}, ${width}, motion: ${motion}`, () => {
    test.use({
      locale: language,
      colorScheme,
      viewport: viewports[width],
      timezoneId: 'Europe/Madrid',
      contextOptions: { reducedMotion: motion },
    })

    test(`${id} hydrates without a change and is accessible`, async ({ page, baseURL }) => {
      await rememberDocument(page)
      await page.goto(`${getPath(id, language)}${queryAndHash}`)

      await test.step('hydration keeps the document', async () => {
        await new SitePage(page, language).hydrate()
        // React's recoverable errors are page errors, which fail the test too.
        expect(await hasFirstMain(page)).toBe(true)
        expect(await hasFirstStyles(page)).toBe(true)
        // After them, emotion's rules would override the CSS modules.
        await expect(page.locator('style[data-href] ~ style[data-emotion]')).toHaveCount(0)
        await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme)
        const rules = await insertedRules(page)
        expect(rules.prerendered.length).toBeGreaterThan(1)
        expect(rules.repeated).toEqual([])
        if (!pagesWithClientOnlyParts.includes(id)) expect(rules.all).toEqual([])
      })

      await test.step('its links lead to pages', async () => {
        expect(await findUnknownLinks(page, baseURL)).toEqual([])
      })

      await test.step('axe finds no violation', async () => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await expectNoViolations(page)
        await expectNoOverflow(page)
      })

      await test.step('it switches to its other language', async () => {
        const site = new SitePage(page, language)
        const other = getOtherLanguage(language)
        const title = (await site.title().textContent()) ?? ''
        await site.opener(width === 'wide' ? 'language' : 'menu').click()
        await site.entry(site.nav[`language_${other}`]).click()
        await expect(page).toHaveURL((url) => url.pathname === getPath(id, other))
        await expect(page.locator('html')).toHaveAttribute('lang', other)
        // The privacy policy is in Spanish only (requirements R8).
        if (id !== 'privacy') await expect(site.title()).not.toHaveText(title)
      })
    })
  })
}
