import type { Browser } from '@playwright/test'
import { addressOf, type PageId } from '../../../src/site/siteMap'
import { beyond, bytesByKind, type TransferResults } from './transferred'
import { openVisit, rest, restLive, scrollThrough, type Visit } from './visit'

/**
 * Opens a page in Spanish on a phone. One after the other: a page behind another one paints nothing,
 * so that nothing comes into its view.
 */
async function visitPage<Result>(
  browser: Browser,
  site: string,
  page: PageId,
  look: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  const visit = await openVisit(browser, { device: 'phone', language: 'es', throttled: false })
  try {
    await visit.page.goto(`${site}${addressOf(page, 'es')}`)
    return await look(visit)
  } finally {
    await visit.close()
  }
}

/** Weighs what crosses the line for the home page and for a booking. */
export async function measureTransfer(browser: Browser, site: string): Promise<TransferResults> {
  const home = await visitPage(browser, site, 'home', async (visit) => {
    await rest(visit)
    const firstView = bytesByKind(visit.traffic.transferred())
    await scrollThrough(visit)
    return { firstView, live: visit.traffic.transferred() }
  })
  const booking = await visitPage(browser, site, 'scheduleDemo', async (visit) => {
    await restLive(visit)
    return visit.traffic.transferred()
  })
  return {
    firstView: home.firstView,
    liveHome: bytesByKind(home.live),
    bookingBeyondHome: bytesByKind(beyond(booking, home.live)),
  }
}
