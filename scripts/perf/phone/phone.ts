import path from 'node:path'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { buildSync } from 'esbuild'
import { cpuSlowdown, slow4g } from './line'
import { Traffic } from './traffic'

/** Lighthouse's mid-range phone. */
const screen = { width: 412, height: 823, deviceScaleFactor: 1.75 }

export interface Phone {
  readonly page: Page
  readonly session: CDPSession
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

interface PhoneOptions {
  readonly language: string
  /** Slows processor and line down for real; otherwise both are this machine's. */
  readonly throttled: boolean
}

/** A phone's browser without a cache, with the probe in every document. */
export async function openPhone(browser: Browser, options: PhoneOptions): Promise<Phone> {
  const { width, height, deviceScaleFactor } = screen
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor,
    isMobile: true,
    hasTouch: true,
    locale: options.language,
  })
  await context.addInitScript(probeScript())
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const traffic = await Traffic.watch(session)
  if (options.throttled) {
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    await session.send('Network.emulateNetworkConditions', slow4g)
  }
  return { page, session, traffic, close: () => context.close() }
}

/** Long enough without a request for what comes after load and idle to have been asked for. */
export const settled = 2_000

/** Down to the end of the page, a step at a time, as a reader goes. */
export async function scrollThrough({ page, traffic }: Phone): Promise<void> {
  const steps = await page.evaluate(() =>
    Math.ceil(document.documentElement.scrollHeight / (window.innerHeight / 2)),
  )
  for (let step = 0; step < steps; step += 1) {
    await page.evaluate(() => {
      window.scrollBy({ top: window.innerHeight / 2, behavior: 'instant' })
    })
    await traffic.quiet(300)
  }
  await traffic.quiet(settled)
}
