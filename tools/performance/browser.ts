import { launch, type Page, type Viewport } from 'puppeteer-core'
import { hydratedAttribute } from '@/hydration/attributes'
import { addressBarPages, findChromium } from '../browser/findChromium'

/** Lighthouse's phone screen. */
export const phoneScreen: Viewport = {
  width: 412,
  height: 823,
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/**
 * Opens a page in a new browser with an empty cache. Without `screen`, Lighthouse sets one during
 * its audit.
 */
export async function withPage<Result>(
  { screen, language = 'es' }: { screen?: Viewport; language?: string },
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('Measuring needs a Chromium; CHROMIUM_PATH can name one.')
  const browser = await launch({
    executablePath,
    args: [
      '--no-sandbox',
      `--disable-features=${addressBarPages.join()}`,
      `--accept-lang=${language}`,
    ],
    defaultViewport: screen ?? null,
  })
  try {
    const [page] = await browser.pages()
    return await use(page ?? (await browser.newPage()))
  } finally {
    await browser.close()
  }
}

/** Waits until the browser has painted what the last task changed. */
export async function waitForPaint(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve))
      }),
  )
}

/** Waits until the network and the main thread are idle. */
export async function waitForIdle(page: Page): Promise<void> {
  await page.waitForNetworkIdle({ idleTime: 2_000, timeout: 60_000 })
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

/** Scrolls a little, which may trigger hydration, and waits until React has hydrated the page. */
export async function hydrate(page: Page): Promise<void> {
  await page.mouse.wheel({ deltaY: 100 })
  await page.waitForSelector(`html[${hydratedAttribute}]`, { timeout: 60_000 })
  await waitForIdle(page)
}

/** Scrolls by half screens to the end; the page may grow meanwhile. */
export async function scrollToEnd(page: Page): Promise<void> {
  await hydrate(page)
  for (let atEnd = 0; atEnd < 2;) {
    const left = await page.evaluate(() => {
      window.scrollBy({ top: window.innerHeight / 2, behavior: 'instant' })
      return document.documentElement.scrollHeight - window.scrollY - window.innerHeight
    })
    await page.waitForNetworkIdle({ idleTime: left > 1 ? 300 : 2_000 })
    atEnd = left > 1 ? 0 : atEnd + 1
  }
}
