import type { Page } from '@playwright/test'
import { waitingForm } from '@/hydration/attributes'
import { getOtherLanguage, languages } from '@/site/language'
import { allRoutes, getPath } from '@/site/allRoutes'
import { isArticleId } from '@/site/article'
import { getAppointmentPath, type AnyPageId, type PageId } from '@/site/routes'
import { expectNoOverflow, expectNoViolations } from '../fixtures/axe'
import { combine, coverPairs, coverValues } from '../fixtures/combinations'
import { describeEach, expect, test } from '../fixtures/test'

/** The part of a URL that a document does not know; it must not break hydration. */
const queryAndHash = '?assistant=salesbot&industry=retail&q=precio#content'

/** Pages with parts that the browser alone can render, whose rules no document has. */
const partsOfBrowser: Partial<Record<AnyPageId, string>> = {
  home: 'the button that pauses the particles',
  scheduleDemo: 'the wizard, which shows free times of today',
  search: 'the results of a query',
  appointment: 'what is known of an appointment, and the toasts that report a change',
}

const stylesheets = 'head > :is(style, link[rel="stylesheet"])'

/**
 * Remembers the document's `<main>` and stylesheets, to tell whether hydration keeps them, and the
 * rules that emotion has inserted when the page is marked as hydrated.
 */
const rememberDocument = (page: Page) =>
  page.addInitScript((selector) => {
    const getRules = () => {
      const flatten = (rules: Iterable<CSSRule>): CSSRule[] =>
        [...rules].flatMap((rule) =>
          rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule)
            ? flatten(rule.cssRules)
            : rule,
        )
      const sheets = [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')]
      return sheets
        .flatMap(({ sheet }) => flatten(sheet?.cssRules ?? []))
        .map(({ cssText }) => cssText)
    }
    const remember = () => {
      const main = document.querySelector('main')
      if (main && !('firstMain' in window))
        Object.assign(window, { firstMain: main, firstStyles: document.querySelectorAll(selector) })
      if (document.documentElement.hasAttribute('data-hydrated') && !('hydrationRules' in window))
        Object.assign(window, { hydrationRules: getRules() })
    }
    Object.assign(window, { getRules })
    new MutationObserver(remember).observe(document, {
      childList: true,
      subtree: true,
      attributeFilter: ['data-hydrated'],
    })
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

/** How many elements React has not hydrated yet; stylesheets and preloads are none of its elements. */
const countUnhydrated = (page: Page) =>
  page.evaluate(
    (waiting) =>
      [...document.querySelectorAll('#root :not(link)')].filter(
        (element) =>
          // A form that waits is hydrated when it is used.
          !element.closest(waiting) &&
          !element.querySelector(`:scope > ${waiting}`) &&
          !Object.keys(element).some((key) => key.startsWith('__reactFiber$')),
      ).length,
    waitingForm,
  )

/** Returns the rules that emotion has inserted, and those of them that the document had already. */
const getInsertedRules = (page: Page) =>
  page.evaluate(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="emotion-insertion-point"]')
    const findNames = (css: string) => [...css.matchAll(/\.m-([\w-]+)/g)].map(([, name]) => name)
    const written = findNames(meta?.nextElementSibling?.textContent ?? '')
    const prerendered = new Set([...written, ...(meta?.content ?? '').split(' ')])
    const atHydration = Reflect.get(window, 'hydrationRules') as string[]
    const all = (Reflect.get(window, 'getRules') as () => string[])()
    const repeated = all.filter((rule) => findNames(rule).some((name) => prerendered.has(name)))
    return { prerendered: prerendered.size, atHydration, all, repeated }
  })

async function expectHydrationKeepsDocument(page: Page, id: AnyPageId): Promise<void> {
  // React's recoverable errors are page errors, which fail the test too.
  expect(await hasFirstMain(page)).toBe(true)
  expect(await hasFirstStyles(page)).toBe(true)
  await expect.poll(() => countUnhydrated(page)).toBe(0)
  // After them, emotion's rules would override the CSS modules.
  await expect(page.locator('style[data-href] ~ style[data-emotion]')).toHaveCount(0)
  const rules = await getInsertedRules(page)
  expect(rules.prerendered).toBeGreaterThan(1)
  expect(rules.atHydration).toEqual([])
  expect(rules.repeated).toEqual([])
  if (!(id in partsOfBrowser)) expect(rules.all).toEqual([])
}

/** Where a page is scrolled to when axe checks it; at the top last, from where the visit goes on. */
const checkedDepths = { narrow: ['bottom', 'middle', 'top'], wide: ['top'] } as const

const combineVisits = (ids: readonly PageId[]) =>
  combine({
    id: ids,
    language: languages,
    colorScheme: ['light', 'dark'],
    width: ['narrow', 'wide'],
    motion: ['no-preference', 'reduce'],
  })

const ids = allRoutes.map(({ id }) => id)

/** Articles are one page with other texts. */
const visits = [
  ...coverPairs(combineVisits(ids.filter((id) => !isArticleId(id)))),
  ...coverValues(combineVisits(ids.filter(isArticleId))),
]

describeEach(visits, ({ id, language, colorScheme, width }) => {
  test('hydrates without a change and is accessible', async ({ page, site }) => {
    await rememberDocument(page)
    await page.goto(`${getPath(id, language)}${queryAndHash}`)

    await test.step('hydration keeps the document', async () => {
      await site.hydrate()
      await expectHydrationKeepsDocument(page, id)
      await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme)
    })

    await test.step('axe finds no violation', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const depth of checkedDepths[width]) await expectNoViolations(page, 'html', depth)
      await expectNoOverflow(page)
    })

    await test.step('it switches to its other language', async () => {
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

for (const [id, path] of [
  ['notFound', '/no-such-page'],
  ['appointment', getAppointmentPath('A'.repeat(22), 'es')],
] as const) {
  test(`${id} hydrates without a change`, async ({ page, problems, site }) => {
    // There is no such page, and no such appointment.
    problems.expect(/status of 40[34]/)
    await rememberDocument(page)
    await page.goto(path)
    await site.hydrate()
    await expectHydrationKeepsDocument(page, id)
  })
}
