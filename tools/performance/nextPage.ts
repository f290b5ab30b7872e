import { throttling } from 'lighthouse/core/config/constants.js'
import type { ElementHandle, Page } from 'puppeteer-core'
import type { PageId } from '@/site/routes'
import { getPath } from '@/site/allRoutes'
import { hydrate, phoneScreen, waitForIdle, withPage } from './browser'

const computer = { width: 1350, height: 940 }

interface Navigation {
  readonly to: PageId
  readonly screen: typeof computer
  /** Signals the navigation in advance, so that the page can prefetch. */
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

/** Milliseconds from pressing a link of the home page until the next page's heading is painted. */
export type NextPageResult = Readonly<Record<(typeof nextPageFields)[number], number>>

/** Throttles processor and network as Lighthouse throttles its phone. */
async function throttle(page: Page): Promise<void> {
  const phone = throttling.mobileSlow4G
  const toBytes = (kilobits: number) => (kilobits * 1024) / 8
  await page.emulateCPUThrottling(phone.cpuSlowdownMultiplier)
  await page.emulateNetworkConditions({
    latency: phone.requestLatencyMs,
    download: toBytes(phone.downloadThroughputKbps),
    upload: toBytes(phone.uploadThroughputKbps),
  })
}

declare global {
  interface Window {
    headingPainted: Promise<number>
  }
}

/** Makes `window.headingPainted` wait for a press and then for a different heading. */
function watchHeading(): void {
  const find = () => document.querySelector('main h1')
  const before = find()
  window.headingPainted = new Promise((resolve) => {
    const start = ({ timeStamp }: Event) => {
      const checkFrame = () => {
        const heading = find()
        if (heading && heading !== before && heading.checkVisibility({ opacityProperty: true })) {
          // Runs right after this frame is painted, before tasks that the page deferred.
          const measure = () => {
            resolve(performance.now() - timeStamp)
          }
          void scheduler.postTask(measure, { priority: 'user-blocking' })
        } else requestAnimationFrame(checkFrame)
      }
      requestAnimationFrame(checkFrame)
    }
    // Measured from the press, not from the click at its end.
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
    // tsx wraps named functions in calls of this helper, which the page lacks.
    await page.evaluate('globalThis.__name = (named) => named')
    await page.evaluate(watchHeading)
    await press(page, link)
    return page.evaluate(() => window.headingPainted)
  })
}

/** Measures each navigation once, on a hydrated and idle home page. */
export async function measureNextPage(site: string): Promise<NextPageResult> {
  return {
    hovered: await measureNavigation(site, navigations.hovered),
    focused: await measureNavigation(site, navigations.focused),
    bookingHovered: await measureNavigation(site, navigations.bookingHovered),
    unprepared: await measureNavigation(site, navigations.unprepared),
  }
}
