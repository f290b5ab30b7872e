import { chromium, type Browser, type Page } from '@playwright/test'
import { launch } from 'puppeteer-core'
import { findTestChromium } from '../../tools/browser/findChromium'
import { findUndrawnTexts, readDrawnTexts } from '../fixtures/drawnTexts'
import { combine, coverPairs } from '../fixtures/combinations'
import { expect, test } from '../fixtures/test'

const sizes = {
  narrow: { width: 360, height: 740 },
  medium: { width: 768, height: 1024 },
  wide: { width: 1440, height: 900 },
}

const paths = { home: '/en', industry: '/en/industries/health', article: '/en/blog/turing-test' }

/** Checks that a picture is as high as the page, and shows each of its texts. */
async function expectWhole(browser: Browser, page: Page, picture: Buffer) {
  const { height, texts } = await readDrawnTexts(page)
  expect(texts.length).toBeGreaterThan(10)
  const drawing = await browser.newPage()
  const found = await findUndrawnTexts(drawing, picture, texts)
  await drawing.close()
  expect(Math.abs(found.height - height)).toBeLessThan(height * 0.01)
  expect(found.undrawn).toEqual([])
}

// What fades in does so only for visitors who have not asked for less motion.
test.use({ locale: 'en', contextOptions: { reducedMotion: 'no-preference' } })

for (const { visit, page: name, size } of coverPairs(
  combine({
    visit: ['hydrated', 'not hydrated', 'without scripts'],
    page: ['home', 'industry', 'article'],
    size: ['narrow', 'medium', 'wide'],
  }),
)) {
  test.describe(visit, () => {
    test.use({ viewport: sizes[size], javaScriptEnabled: visit !== 'without scripts' })

    test(`a full-page picture of the ${name} page is whole, ${size}`, async ({ page, browser }) => {
      await page.goto(paths[name])
      if (visit === 'hydrated') await page.mouse.move(100, 200)
      await page.waitForLoadState('networkidle')
      await expectWhole(browser, page, await page.screenshot({ fullPage: true }))
    })
  })
}

test('Puppeteer’s full-page picture is whole', async ({ page, browser, baseURL }) => {
  const executablePath = findTestChromium() ?? chromium.executablePath()
  const other = await launch({ executablePath, args: ['--no-sandbox'] })
  const visited = await other.newPage()
  await visited.setViewport(sizes.wide)
  await visited.goto(`${baseURL}${paths.home}`)
  await visited.mouse.move(100, 200)
  await visited.waitForNetworkIdle()
  const picture = await visited.screenshot({ fullPage: true })
  await other.close()
  await page.setViewportSize(sizes.wide)
  await page.goto(paths.home)
  await page.waitForLoadState('networkidle')
  await expectWhole(browser, page, Buffer.from(picture))
})
