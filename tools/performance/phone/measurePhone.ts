import type { Browser } from '@playwright/test'
import { medians } from '../statistics'
import { firstTapFields, measureFirstTap, type FirstTap } from './firstTap'
import {
  interactionNames,
  measureInteractions,
  menuOpener,
  type InteractionName,
} from './interactions'
import { measureNavigations } from './navigation'
import { navigationNames, type NavigationName } from './navigationNames'

/** What a slow phone on a slow line feels; medians, in milliseconds. */
export interface PhoneResults {
  readonly firstTap: FirstTap
  readonly interactions: Readonly<Record<InteractionName, number>>
  /** From the press on a link until the next page's heading is painted. */
  readonly navigations: Readonly<Record<NavigationName, number>>
}

/** Everything that is measured on the phone, so many times. */
export async function measurePhone(
  browser: Browser,
  site: string,
  runs: number,
): Promise<PhoneResults> {
  const firstTaps: FirstTap[] = []
  const interactions: Record<InteractionName, number>[] = []
  const navigations: Record<NavigationName, number>[] = []
  for (let run = 1; run <= runs; run += 1) {
    console.log(`${run}/${runs} phone`)
    firstTaps.push(await measureFirstTap(browser, `${site}/`, 'es', menuOpener))
    interactions.push(await measureInteractions(browser, site))
    navigations.push(await measureNavigations(browser, site))
  }
  return {
    firstTap: medians(firstTapFields, firstTaps),
    interactions: medians(interactionNames, interactions),
    navigations: medians(navigationNames, navigations),
  }
}
