import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { chromium, type Browser, type Page } from '@playwright/test'
import { findTestChromium } from '../../tools/browser/findChromium'
import { combine, coverPairs } from '../fixtures/combinations'
import { describeEach, expect, test } from '../fixtures/test'
import { screens } from '../fixtures/visitor'

/** A text and where it stands in the page, in CSS pixels. */
interface DrawnText {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/**
 * Reads the height of a page once all of it is laid out, and where its texts are. What is only for
 * screen readers, closed, beside the carousel's view or in the frame of a phone is no part of it.
 */
const readDrawnTexts = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important; }')
    document.adoptedStyleSheets.push(sheet)
    window.scrollTo(0, 0)
    const texts = [...document.querySelectorAll('main :is(h1, h2, h3, h4, p, dt, dd, li)')].filter(
      (element) =>
        element.textContent.trim() !== '' &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('[inert], [data-hydrate-on-visible], details:not([open]) > :not(summary)'),
    )
    const found = texts.flatMap((element): DrawnText[] => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const isSeen = width > 1 && height > 1 && x >= 0 && x + width <= window.innerWidth
      return isSeen ? [{ text: element.textContent.trim().slice(0, 60), x, y, width, height }] : []
    })
    const height = document.documentElement.scrollHeight
    document.adoptedStyleSheets.pop()
    return { height, texts: found }
  })

/** Finds the texts of which a picture shows nothing, and the picture's height. */
const findUndrawnTexts = (page: Page, picture: Buffer, texts: readonly DrawnText[]) =>
  page.evaluate(
    async ({ source, wanted }) => {
      const image = new Image()
      image.src = source
      await image.decode()
      const canvas = new OffscreenCanvas(image.width, image.height)
      const context = canvas.getContext('2d', { willReadFrequently: true })
      if (!context) throw new Error('No canvas')
      context.drawImage(image, 0, 0)
      const hasOneColor = ({ x, y, width, height }: DrawnText) => {
        const { data } = context.getImageData(x, y, Math.ceil(width), Math.ceil(height))
        const pixels = new Uint32Array(data.buffer)
        return pixels.every((color) => color === pixels[0])
      }
      return {
        height: image.height,
        undrawn: wanted.filter(hasOneColor).map(({ text }) => text),
      }
    },
    { source: `data:image/png;base64,${picture.toString('base64')}`, wanted: texts },
  )

const paths = { home: '/en', industry: '/en/industries/health', article: '/en/blog/turing-test' }

const getBrowserPath = () => findTestChromium() ?? chromium.executablePath()

/** Checks that a picture is as high as the page, and shows each of its texts. */
async function expectWhole(browser: Browser, page: Page, picture: Buffer) {
  const { height, texts } = await readDrawnTexts(page)
  expect(texts.length).toBeGreaterThan(10)
  const drawing = await browser.newPage()
  const found = await findUndrawnTexts(drawing, picture, texts)
  await drawing.close()
  expect(found.height).toBe(height)
  expect(found.undrawn).toEqual([])
}

/** Ends what moves in the hero, whose last answer types itself for seconds, also without scripts. */
const endHero = () => {
  const hero = document.querySelector('h1')?.closest('section')
  for (const animation of hero?.getAnimations({ subtree: true }) ?? []) animation.finish()
}

/** Whether all that moves once has moved. */
const isStill = () =>
  document
    .getAnimations()
    .every(
      ({ effect, playState }) =>
        playState === 'finished' || effect?.getComputedTiming().endTime === Infinity,
    )

// What fades in does so only for visitors who have not asked for less motion.
test.use({ locale: 'en', contextOptions: { reducedMotion: 'no-preference' } })

const visits = combine({
  name: ['home', 'industry', 'article'],
  visit: ['hydrated', 'not hydrated', 'without scripts'],
  width: ['narrow', 'medium', 'wide'],
})

describeEach(coverPairs(visits), ({ name, visit }) => {
  test.use({ javaScriptEnabled: visit !== 'without scripts' })

  test('a full-page picture of the page is whole', async ({ page, browser }) => {
    await page.goto(paths[name])
    if (visit === 'hydrated') await page.mouse.move(100, 200)
    await page.waitForLoadState('networkidle')
    await page.evaluate(endHero)
    await expect.poll(() => page.evaluate(isStill)).toBe(true)
    await expectWhole(browser, page, await page.screenshot({ fullPage: true }))
  })
})

test.describe('zoomed to 400 %', () => {
  test.use({ viewport: { width: 320, height: 180 } })

  test('a section is shown even if a tenth of it does not fit in the view', async ({ page }) => {
    await page.goto('/en/industries/financial')
    await page.mouse.move(100, 100)
    await page.mouse.wheel(0, 20)
    const section = page.locator('#use-cases')
    await expect(page.locator('[data-hidden]').filter({ has: section })).toBeAttached()
    await section.scrollIntoViewIfNeeded()
    const isSeen = () =>
      section.evaluate((shown) => shown.checkVisibility({ opacityProperty: true }))
    await expect.poll(isSeen).toBe(true)
  })
})

test('Puppeteer’s full-page picture is whole', async ({ page, browser, baseURL }) => {
  const { launch } = await import('puppeteer-core')
  const other = await launch({ executablePath: getBrowserPath(), args: ['--no-sandbox'] })
  const visited = await other.newPage()
  await visited.setViewport(screens.wide)
  await visited.goto(`${baseURL}${paths.home}`)
  await visited.mouse.move(100, 200)
  await visited.waitForNetworkIdle()
  await visited.evaluate(endHero)
  await expect.poll(() => visited.evaluate(isStill)).toBe(true)
  const picture = await visited.screenshot({ fullPage: true })
  await other.close()
  await page.setViewportSize(screens.wide)
  await page.goto(paths.home)
  await page.waitForLoadState('networkidle')
  await expectWhole(browser, page, Buffer.from(picture))
})

test('a picture by the command line is whole, though it is taken at the load', async ({
  page,
  browser,
  baseURL,
}, info) => {
  await page.setViewportSize(screens.wide)
  await page.goto(paths.home)
  await page.waitForLoadState('networkidle')
  const { height } = await readDrawnTexts(page)
  const file = info.outputPath('page.png')
  await promisify(execFile)(getBrowserPath(), [
    '--headless',
    '--no-sandbox',
    '--hide-scrollbars',
    '--lang=en',
    `--window-size=${screens.wide.width},${height}`,
    `--screenshot=${file}`,
    `${baseURL}${paths.home}`,
  ])
  await expectWhole(browser, page, await readFile(file))
})
