import type { Browser } from '@playwright/test'
import { addressOf } from '../../../src/site/siteMap'
import { openPhone, scrollThrough, settled } from './phone'
import { beyond, bytesByKind, type TransferResults } from './transferred'

/** Weighs what crosses the line for the home page and for a booking, in Spanish, on a phone. */
export async function measureTransfer(browser: Browser, site: string): Promise<TransferResults> {
  const options = { language: 'es', throttled: false } as const
  const home = await openPhone(browser, options)
  const booking = await openPhone(browser, options)
  try {
    await home.page.goto(`${site}${addressOf('home', 'es')}`)
    await home.traffic.quiet(settled)
    const firstView = bytesByKind(home.traffic.transferred())
    await scrollThrough(home)
    const live = home.traffic.transferred()
    await booking.page.goto(`${site}${addressOf('scheduleDemo', 'es')}`)
    await booking.traffic.quiet(settled)
    return {
      firstView,
      liveHome: bytesByKind(live),
      bookingBeyondHome: bytesByKind(beyond(booking.traffic.transferred(), live)),
    }
  } finally {
    await home.close()
    await booking.close()
  }
}
