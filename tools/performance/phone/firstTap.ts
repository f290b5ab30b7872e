import type { Browser, Page } from '@playwright/test'
import { openVisit, restLive } from './visit'
import { within } from './within'

/** How a slow phone's first tap on the menu is answered; milliseconds since the address was asked for. */
export const firstTapFields = ['firstPaint', 'answered', 'taps', 'longestTask'] as const
export type FirstTap = Readonly<Record<(typeof firstTapFields)[number], number>>

/** After so many milliseconds without an answer, a visitor taps again. */
const patience = 2_000
const mostTaps = 10

const longestLoad = 30_000

/** Waits for the page to call a function of this name. */
async function expectCall(page: Page, name: string): Promise<{ readonly call: Promise<number[]> }> {
  let answer: (values: number[]) => void = () => undefined
  const call = new Promise<number[]>((resolve) => {
    answer = resolve
  })
  await page.exposeFunction(name, (...values: number[]) => {
    answer(values)
  })
  return { call }
}

/** Taps until the answer comes, once where all is well. */
async function tapUntil(
  answer: Promise<number[]>,
  tap: () => Promise<void>,
): Promise<{ readonly answered: number; readonly taps: number }> {
  for (let taps = 1; taps <= mostTaps; taps += 1) {
    await tap()
    const [answered] = (await within(answer, patience)) ?? []
    if (answered !== undefined) return { answered, taps }
  }
  throw new Error(`The menu does not answer ${mostTaps} taps`)
}

/**
 * Opens a page and taps an opener as soon as it is on the screen; resolves when the browser has
 * painted it open and the page, live by now, has come to rest.
 */
export async function measureFirstTap(
  browser: Browser,
  url: string,
  language: string,
  opener: string,
): Promise<FirstTap> {
  const visit = await openVisit(browser, { device: 'phone', language, throttled: true })
  const { page } = visit
  try {
    const shown = await expectCall(page, 'openerShown')
    const answer = await expectCall(page, 'openerAnswered')
    await page.addInitScript((selector) => {
      window.probe.watchOpener(selector)
    }, opener)
    await page.goto(url, { waitUntil: 'commit' })
    const [x, y] = (await within(shown.call, longestLoad)) ?? []
    if (x === undefined || y === undefined) throw new Error(`${url} shows no ${opener}`)
    const { answered, taps } = await tapUntil(answer.call, () => page.touchscreen.tap(x, y))
    await restLive(visit)
    const { firstPaint = 0, longTasks } = await page.evaluate(() => window.probe)
    return { firstPaint, answered, taps, longestTask: Math.max(0, ...longTasks) }
  } finally {
    await visit.close()
  }
}
