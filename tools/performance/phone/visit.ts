import path from 'node:path'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { buildSync } from 'esbuild'
import { cpuSlowdown, slow4g } from './line'
import { Traffic } from './traffic'

const devices = {
  /** Lighthouse's mid-range phone. */
  phone: {
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  },
  /** Something with a mouse and a keyboard. */
  computer: { viewport: { width: 1350, height: 940 } },
} satisfies Readonly<Record<string, BrowserContextOptions>>

export type Device = keyof typeof devices

/** Someone who looks at the site for the first time. */
export interface Visit {
  readonly page: Page
  readonly traffic: Traffic
  close(): Promise<void>
}

let bundled: string | undefined

/** The probe as one script for the browser. */
function probeScript(): string {
  bundled ??= buildSync({
    entryPoints: [path.join(import.meta.dirname, 'pageProbe.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  }).outputFiles[0]?.text
  if (bundled === undefined) throw new Error('The probe could not be bundled')
  return bundled
}

interface VisitOptions {
  readonly device: Device
  readonly language: string
  /** Slows processor and line down for real; otherwise both are this machine's. */
  readonly throttled: boolean
}

/** A browser that knows nothing of the site yet, with the probe in every document. */
export async function openVisit(browser: Browser, options: VisitOptions): Promise<Visit> {
  const { device, language, throttled } = options
  const context = await browser.newContext({ ...devices[device], locale: language })
  await context.addInitScript(probeScript())
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const traffic = await Traffic.watch(session)
  if (throttled) {
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    await session.send('Network.emulateNetworkConditions', slow4g)
  }
  return { page, traffic, close: () => context.close() }
}

/** Long enough without a request for what comes after load and idle to have been asked for. */
export const settled = 2_000

const longestStart = 60_000

/** Waits until nothing is loaded any more and the page has nothing left to do. */
export async function rest({ page, traffic }: Visit): Promise<void> {
  await traffic.quiet(settled)
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => {
          resolve()
        })
      }),
  )
}

/** Waits until the site's script has taken the page over and the page has come to rest. */
export async function restLive(visit: Visit): Promise<void> {
  await visit.page.locator('html[data-live]').waitFor({ state: 'attached', timeout: longestStart })
  await rest(visit)
}

/**
 * Lets a page come to rest, moves it as a visitor's first sign, for which its script may have waited,
 * and lets it come to rest again, live.
 */
export async function awaken(visit: Visit): Promise<void> {
  await rest(visit)
  await visit.page.mouse.wheel(0, 100)
  await restLive(visit)
}

const mostSteps = 200

const isAtEnd = (page: Page) =>
  page.evaluate(() => {
    const { scrollY, innerHeight } = window
    return scrollY + innerHeight >= document.documentElement.scrollHeight - 1
  })

/**
 * Down to the end of a page, a step at a time, as a reader goes. The page may grow meanwhile, and
 * hold its place where something above gets its height: the end is where nothing is left below.
 */
export async function scrollThrough(visit: Visit): Promise<void> {
  const { page, traffic } = visit
  await awaken(visit)
  for (let step = 0; step < mostSteps; step += 1) {
    await page.evaluate(() => {
      window.scrollBy({ top: window.innerHeight / 2, behavior: 'instant' })
    })
    await traffic.quiet(300)
    if (await isAtEnd(page)) {
      await rest(visit)
      if (await isAtEnd(page)) return
    }
  }
  throw new Error(`${page.url()} has no end`)
}
