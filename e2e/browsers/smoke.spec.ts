import { expect, test as base } from '@playwright/test'
import { formatTime } from '@/i18n/format'
import { hydratedAttribute } from '@/hydration/attributes'
import { allRoutes, getPath } from '@/site/allRoutes'
import { languages } from '@/site/language'
import { findCommand } from '../../tools/browser/findChromium'
import { readContacts } from '../../server/records/readContacts'
import { readFile } from '../../server/records/sqlite/readFile'
import { clearContacts } from '../fixtures/contacts'
import { startGatewayProcess, type RunningGateway } from '../fixtures/gateway'
import { texts } from '../fixtures/texts'
import { visitor } from '../fixtures/visitor'
import { startFirefox, startWebKit, type AutomatedBrowser } from './automatedBrowser'

const firefoxCommands = ['firefox', 'firefox-esr']

const browsers = [
  { name: 'Firefox', commands: firefoxCommands, start: startFirefox },
  { name: 'WebKit', commands: ['WebKitWebDriver'], start: startWebKit },
]

const test = base.extend<object, { gateway: RunningGateway }>({
  gateway: [
    async ({}, use) => {
      // These browsers have the machine's clock.
      const gateway = await startGatewayProcess({ CLOCK_OFFSET_MS: '0' })
      await use(gateway)
      await gateway.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

const isHydrated = (browser: AutomatedBrowser) =>
  browser.evaluate(`document.documentElement.hasAttribute('${hydratedAttribute}')`)

/** Opens the site once, to choose its language for the pages that follow. */
async function chooseLanguage(browser: AutomatedBrowser, url: string, language: string) {
  await browser.open(url)
  await browser.evaluate(`localStorage.setItem('language', '${language}')`)
}

/** Opens a page, and lets it hydrate as a moving mouse does. */
async function openPage(browser: AutomatedBrowser, url: string) {
  await browser.open(url)
  await expect
    .poll(
      async () => {
        await browser.evaluate(`document.dispatchEvent(new Event('pointermove'))`)
        return isHydrated(browser)
      },
      { timeout: 30_000 },
    )
    .toBe(true)
}

/** How far a page reaches beyond its right edge, in px. */
const overflow = `document.documentElement.scrollWidth - innerWidth`

/** Properties that may be unknown to a browser: without them the page is less neat, but complete. */
const decorative = [
  'box-decoration-break',
  'forced-color-adjust',
  'overflow-clip-margin',
  'scrollbar-color',
  'text-wrap',
  'transition-delay',
  'user-select',
]

/**
 * Lists the declarations of the document's styles that the browser drops. One with variables is dropped only
 * once it is computed, so their values stand in for them.
 */
const listDropped = (browser: AutomatedBrowser) =>
  browser.evaluate(`(() => {
    const root = getComputedStyle(document.documentElement)
    const css = [...document.querySelectorAll('style')].map((style) => style.textContent).join('')
    const declarations = css
      .replace(/@font-face{[^}]*}/g, '')
      .matchAll(/(?<=[{;])([a-z][a-z-]+):([^;{}]+)(?=[;}])/g)
    const fill = (value) => value.replace(/var\\((--[^(),]+)\\)/g, (all, name) => root.getPropertyValue(name) || all)
    const dropped = [...declarations].filter(
      ([, property, value]) =>
        !${JSON.stringify(decorative)}.includes(property) &&
        !CSS.supports(property, fill(fill(value)).replace('!important', '')),
    )
    return [...new Set(dropped.map(([declaration]) => declaration))]
  })()`)

for (const { name, commands, start } of browsers) {
  test.describe(name, () => {
    const executable = findCommand(commands)
    test.skip(!executable, `${name} is not installed: none of ${commands.join(', ')} is found`)
    test.describe.configure({ timeout: 300_000 })

    let browser: AutomatedBrowser
    test.beforeEach(async () => {
      browser = await start(executable ?? '')
    })
    test.afterEach(async () => {
      await browser.close()
    })

    for (const language of languages) {
      test(`shows every page in ${language}`, async ({ gateway }) => {
        await chooseLanguage(browser, gateway.url, language)
        for (const { id } of allRoutes) {
          const path = getPath(id, language)
          await test.step(path, async () => {
            await openPage(browser, `${gateway.url}${path}`)
            expect(await browser.evaluate('location.pathname')).toBe(path)
            expect(await browser.evaluate('document.documentElement.lang')).toBe(language)
            expect(await browser.evaluate(`document.querySelector('main h1').innerText`)).toMatch(
              /\w/,
            )
            expect(await browser.evaluate(overflow)).toBeLessThanOrEqual(0)
            expect(await listDropped(browser)).toEqual([])
          })
        }
        expect(browser.listErrors()).toEqual([])
      })
    }

    test('restores the scroll position on return from another site', async ({ gateway }) => {
      await openPage(browser, `${gateway.url}${getPath('pricing', 'es')}`)
      const top = 1200
      await browser.evaluate(`scrollTo({ top: ${top}, behavior: 'instant' })`)
      await expect.poll(() => browser.evaluate('scrollY')).toBe(top)
      await browser.open(`${gateway.url}/robots.txt`)
      await browser.evaluate('history.back()')
      await expect(async () => {
        expect(await browser.evaluate('[document.readyState, scrollY]')).toEqual(['complete', top])
        expect(await isHydrated(browser)).toBe(true)
      }).toPass({ timeout: 30_000 })
    })

    test('lets Tab into a menu that was opened by a click', async ({ gateway }) => {
      await chooseLanguage(browser, gateway.url, 'en')
      await openPage(browser, `${gateway.url}${getPath('pricing', 'en')}`)
      await browser.click(`//header//summary[normalize-space()="${texts.en.nav.industries}"]`)
      await browser.pressTab()
      expect(await browser.evaluate('document.activeElement.textContent')).toBe(
        texts.en.nav.all_industries,
      )
    })

    test('books a demo', async ({ gateway }) => {
      clearContacts(gateway.database)
      const text = texts.en.scheduledemo
      const time = '10:00'
      await chooseLanguage(browser, gateway.url, 'en')
      await openPage(browser, `${gateway.url}${getPath('scheduleDemo', 'en')}`)
      const press = (button: string) =>
        browser.click(`//main//button[normalize-space()="${button}"]`)
      await browser.click('//*[@role="gridcell"][@aria-disabled="false"]')
      await browser.click(`//label[normalize-space()="${formatTime(time, 'en')}"]`)
      await press(text.continue)
      await test.step('what is missing is in view with its label', async () => {
        await browser.evaluate(`scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })`)
        await browser.evaluate(`document.querySelector('main form').requestSubmit()`)
        const isLabelSeen = `document.activeElement.labels?.[0].getBoundingClientRect().top >=
          document.querySelector('header').getBoundingClientRect().bottom`
        await expect.poll(() => browser.evaluate(isLabelSeen)).toBe(true)
      })
      for (const field of ['name', 'email', 'company', 'phone'] as const)
        await browser.type(`//input[@name="${field}"]`, visitor[field])
      await press(text.continue)
      await expect
        .poll(() => browser.evaluate(`document.querySelector('main').innerText`))
        .toContain(text.step_3_title)
      expect(await readFile(gateway.database, readContacts)).toMatchObject({
        persons: [{ name: visitor.name }],
        activities: [{ due_time: time }],
      })
      expect(browser.listErrors()).toEqual([])
    })
  })
}

/** Text alone at 200 % (WCAG 1.4.4): units of the viewport grow, too, unlike with a larger root font. */
const enlargesText = { 'ui.textScaleFactor': 200, 'browser.display.os-zoom-behavior': 2 }

/** How high a line of text is that stands in the font of the page, in px. */
const lineHeight = `(() => {
  const line = document.createElement('p')
  line.textContent = 'Text'
  document.body.append(line)
  return line.getBoundingClientRect().height
})()`

test.describe('Firefox that enlarges text', () => {
  const executable = findCommand(firefoxCommands)
  test.skip(!executable, 'Firefox is not installed')
  test.describe.configure({ timeout: 300_000 })

  test('shows a line twice as high', async ({ gateway }) => {
    const heights: number[] = []
    for (const preferences of [{}, enlargesText]) {
      const browser = await startFirefox(executable ?? '', 320, preferences)
      try {
        await browser.open(`${gateway.url}${getPath('privacy', 'es')}`)
        heights.push(Number(await browser.evaluate(lineHeight)))
      } finally {
        await browser.close()
      }
    }
    const [usual = 0, enlarged] = heights
    expect(usual).toBeGreaterThan(0)
    expect(enlarged).toBeCloseTo(2 * usual, 0)
  })

  for (const language of languages) {
    test(`shows every page on a phone in ${language}`, async ({ gateway }) => {
      const browser = await startFirefox(executable ?? '', 320, enlargesText)
      try {
        await chooseLanguage(browser, gateway.url, language)
        for (const { id } of allRoutes) {
          const path = getPath(id, language)
          await browser.open(`${gateway.url}${path}`)
          expect
            .soft(await browser.evaluate(overflow), `${path} is too wide`)
            .toBeLessThanOrEqual(0)
        }
      } finally {
        await browser.close()
      }
    })
  }
})
