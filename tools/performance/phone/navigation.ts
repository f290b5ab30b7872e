import type { Browser, Locator, Page } from '@playwright/test'
import { addressOf, type PageId } from '../../../src/site/siteMap'
import { navigationNames, type NavigationName } from './navigationNames'
import { awaken, openVisit, rest, type Device } from './visit'
import { within } from './within'

interface Navigation {
  readonly to: PageId
  readonly device: Device
  /** What says that the visitor may go there; the page can fetch it in advance. */
  readonly prepare: (link: Locator) => Promise<void>
  readonly press: (page: Page, link: Locator) => Promise<unknown>
}

const withMouse = {
  device: 'computer',
  prepare: (link) => link.hover(),
  // One right after the other: the way from here to the browser and back is no part of a press.
  press: ({ mouse }) => Promise.all([mouse.down(), mouse.up()]),
} satisfies Omit<Navigation, 'to'>

const navigations: Readonly<Record<NavigationName, Navigation>> = {
  hovered: { to: 'pricing', ...withMouse },
  focused: {
    to: 'pricing',
    device: 'computer',
    prepare: (link) => link.focus(),
    press: ({ keyboard }) => keyboard.press('Enter'),
  },
  bookingHovered: { to: 'scheduleDemo', ...withMouse },
  unprepared: {
    to: 'pricing',
    device: 'phone',
    prepare: () => Promise.resolve(),
    press: (_page, link) => link.tap(),
  },
}

const longestNavigation = 20_000

/**
 * Milliseconds from the press on a link of the home page until the next page's heading is painted.
 * The home page has come to rest and is live, and what was fetched in advance has arrived.
 */
async function measureNavigation(
  browser: Browser,
  site: string,
  { to, device, prepare, press }: Navigation,
): Promise<number> {
  const visit = await openVisit(browser, { device, language: 'es', throttled: true })
  const { page } = visit
  try {
    await page.goto(`${site}${addressOf('home', 'es')}`)
    await awaken(visit)
    const link = page.locator(`main a[href="${addressOf(to, 'es')}"]`).first()
    await link.scrollIntoViewIfNeeded()
    await rest(visit)
    await prepare(link)
    await rest(visit)
    await page.evaluate(() => {
      window.probe.watchHeading('main h1')
    })
    await press(page, link)
    const time = await within(
      page.evaluate(() => window.probe.headingPainted),
      longestNavigation,
    )
    if (time === undefined) throw new Error('A link leads to no other page')
    return time
  } finally {
    await visit.close()
  }
}

/** Each of the ways to the next page once. */
export async function measureNavigations(
  browser: Browser,
  site: string,
): Promise<Record<NavigationName, number>> {
  const entries: (readonly [NavigationName, number])[] = []
  for (const name of navigationNames) {
    entries.push([name, await measureNavigation(browser, site, navigations[name])])
  }
  return Object.fromEntries(entries) as Record<NavigationName, number>
}
