import { launch, type Page, type Viewport } from 'puppeteer-core'
import { findChromium } from '../browser/findChromium'

/** The screen of Lighthouse's phone. */
export const phoneScreen: Viewport = {
  width: 412,
  height: 823,
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/**
 * Opens a page in a browser of its own, which knows nothing of the site yet. Without a screen,
 * Lighthouse sets one for as long as it looks at the page.
 */
export async function withPage<Result>(
  { screen, language = 'es' }: { screen?: Viewport; language?: string },
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('Measuring needs a Chromium; CHROMIUM_PATH can name one.')
  const browser = await launch({
    executablePath,
    args: ['--no-sandbox', `--accept-lang=${language}`],
    defaultViewport: screen ?? null,
  })
  try {
    const [page] = await browser.pages()
    return await use(page ?? (await browser.newPage()))
  } finally {
    await browser.close()
  }
}

/** Waits until nothing is loading any more and the page has nothing left to do. */
export async function waitForIdle(page: Page): Promise<void> {
  await page.waitForNetworkIdle({ idleTime: 2_000, timeout: 60_000 })
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

/** Moves the page a little, for which its script may have waited, until React has hydrated it. */
export async function hydrate(page: Page): Promise<void> {
  await page.mouse.wheel({ deltaY: 100 })
  await page.waitForSelector('html[data-live]', { timeout: 60_000 })
  await waitForIdle(page)
}

/** Scrolls half a screen at a time until nothing is left below: the page may grow meanwhile. */
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
