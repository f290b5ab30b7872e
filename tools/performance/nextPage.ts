import { defaultConfig } from 'lighthouse'
import type { ElementHandle, Page } from 'puppeteer-core'
import type { PageId } from '../../src/site/siteMap'
import { getPath } from '../../src/site/sitePages'
import { hydrate, phoneScreen, waitForIdle, withPage } from './browser'

const computer = { width: 1350, height: 940 }

interface Navigation {
  readonly to: PageId
  readonly screen: typeof computer
  /** What says that the visitor may go there; the page can fetch it in advance. */
  readonly prepare?: (link: ElementHandle) => Promise<void>
  readonly press: (page: Page, link: ElementHandle) => Promise<unknown>
}

const withMouse = {
  screen: computer,
  prepare: (link) => link.hover(),
  press: ({ mouse }) => Promise.all([mouse.down(), mouse.up()]),
} satisfies Omit<Navigation, 'to'>

const navigations = {
  hovered: { to: 'pricing', ...withMouse },
  focused: {
    to: 'pricing',
    screen: computer,
    prepare: (link) => link.focus(),
    press: ({ keyboard }) => keyboard.press('Enter'),
  },
  bookingHovered: { to: 'scheduleDemo', ...withMouse },
  unprepared: { to: 'pricing', screen: phoneScreen, press: (_page, link) => link.tap() },
} as const satisfies Readonly<Record<string, Navigation>>

export const nextPageFields = ['hovered', 'focused', 'bookingHovered', 'unprepared'] as const

/** Milliseconds from the press on a link of the home page until the next page's heading is painted. */
export type NextPageResult = Readonly<Record<(typeof nextPageFields)[number], number>>

/** Slows processor and line down as Lighthouse does for its phone. */
async function throttle(page: Page): Promise<void> {
  const { throttling } = defaultConfig.settings ?? {}
  const { cpuSlowdownMultiplier = 4, requestLatencyMs = 562.5 } = throttling ?? {}
  const toBytes = (kilobits = 0) => (kilobits * 1024) / 8
  await page.emulateCPUThrottling(cpuSlowdownMultiplier)
  await page.emulateNetworkConditions({
    latency: requestLatencyMs,
    download: toBytes(throttling?.downloadThroughputKbps),
    upload: toBytes(throttling?.uploadThroughputKbps),
  })
}

declare global {
  interface Window {
    headingPainted: Promise<number>
  }
}

/** From now on, `window.headingPainted` waits for a press and for another heading than now. */
function watchHeading(): void {
  const find = () => document.querySelector('main h1')
  const before = find()
  window.headingPainted = new Promise((resolve) => {
    const start = ({ timeStamp }: Event) => {
      const checkFrame = () => {
        const heading = find()
        if (heading && heading !== before && heading.checkVisibility({ opacityProperty: true })) {
          // This frame shows it; what the page has put off until then must not run before.
          const measure = () => {
            resolve(performance.now() - timeStamp)
          }
          void scheduler.postTask(measure, { priority: 'user-blocking' })
        } else requestAnimationFrame(checkFrame)
      }
      requestAnimationFrame(checkFrame)
    }
    // The press counts, not the click at its end.
    for (const type of ['pointerdown', 'keydown']) {
      document.addEventListener(type, start, { capture: true, once: true })
    }
  })
}

async function measureNavigation(site: string, navigation: Navigation): Promise<number> {
  const { to, screen, prepare, press } = navigation
  return withPage({ screen }, async (page) => {
    await throttle(page)
    await page.goto(`${site}${getPath('home', 'es')}`)
    await hydrate(page)
    const link = await page.$(`main a[href="${getPath(to, 'es')}"]`)
    if (!link) throw new Error(`The home page has no link to ${to}`)
    await link.scrollIntoView()
    await waitForIdle(page)
    await prepare?.(link)
    await waitForIdle(page)
    // tsx wraps named functions in a call of this helper, which the page lacks.
    await page.evaluate('globalThis.__name = (named) => named')
    await page.evaluate(watchHeading)
    await press(page, link)
    return page.evaluate(() => window.headingPainted)
  })
}

/** Measures each way to the next page once, on a home page that is hydrated and at rest. */
export async function measureNextPage(site: string): Promise<NextPageResult> {
  return {
    hovered: await measureNavigation(site, navigations.hovered),
    focused: await measureNavigation(site, navigations.focused),
    bookingHovered: await measureNavigation(site, navigations.bookingHovered),
    unprepared: await measureNavigation(site, navigations.unprepared),
  }
}
