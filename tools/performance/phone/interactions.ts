import type { Browser, Locator, Page } from '@playwright/test'
import aiAssistants from '../../../src/content/es/ai_assistants'
import conversation from '../../../src/content/es/conversation'
import nav from '../../../src/content/es/nav'
import { addressOf } from '../../../src/site/siteMap'
import { awaken, openVisit, rest, type Visit } from './visit'

/** Where the button of the phone's menu is found, in any document of the site. */
export const menuOpener = `header summary[aria-label="${nav.menu}"]`

/** What a settled page is tapped on, and what shows that the tap has worked. */
interface Interaction {
  readonly name: InteractionName
  readonly url: string
  readonly target: (page: Page) => Locator
  readonly effect: (page: Page) => Locator
}

export const interactionNames = ['menu', 'chat tab', 'carousel', 'wizard day'] as const
export type InteractionName = (typeof interactionNames)[number]

const home = addressOf('home', 'es')
const secondTab = (page: Page) =>
  page.getByRole('tablist', { name: conversation.tabs_label }).getByRole('tab').nth(1)

const interactions: readonly Interaction[] = [
  {
    name: 'menu',
    url: home,
    target: (page) => page.locator(menuOpener),
    effect: (page) => page.locator(`details[open] > ${menuOpener.replace('header ', '')}`),
  },
  {
    name: 'chat tab',
    url: home,
    target: secondTab,
    effect: (page) => secondTab(page).and(page.locator('[aria-selected="true"]')),
  },
  {
    name: 'carousel',
    url: home,
    target: (page) => page.getByRole('button', { name: aiAssistants.next }),
    effect: (page) =>
      page
        .getByRole('group', { name: aiAssistants.choose })
        .getByRole('button')
        .nth(1)
        .and(page.locator('[aria-current="true"]')),
  },
  {
    name: 'wizard day',
    url: addressOf('scheduleDemo', 'es'),
    target: (page) => page.locator('[role="gridcell"][aria-disabled="false"]').first(),
    effect: (page) => page.locator('[role="gridcell"][aria-selected="true"]'),
  },
]

/** The browser tells of no interaction that was answered within a frame. */
const shortestReported = 16

/** Brings what is below the first view near, so that it can be loaded and made ready. */
async function approach(target: Locator, visit: Visit): Promise<void> {
  const { page, traffic } = visit
  for (let step = 0; step < 40 && (await target.count()) === 0; step += 1) {
    await page.mouse.wheel(0, 400)
    await traffic.quiet(300)
  }
  await target.scrollIntoViewIfNeeded()
  await rest(visit)
}

/** Milliseconds from a tap to the next paint, on a page that is live and has come to rest. */
async function measureInteraction(
  browser: Browser,
  site: string,
  { url, target, effect }: Interaction,
): Promise<number> {
  const visit = await openVisit(browser, { device: 'phone', language: 'es', throttled: true })
  const { page } = visit
  try {
    await page.goto(`${site}${url}`)
    await awaken(visit)
    const tapped = target(page)
    await approach(tapped, visit)
    await page.evaluate(() => {
      window.probe.interactions.length = 0
    })
    await tapped.tap()
    await effect(page).waitFor()
    await rest(visit)
    const durations = await page.evaluate(() => window.probe.interactions)
    return Math.max(shortestReported, ...durations)
  } finally {
    await visit.close()
  }
}

/** Each of the site's interactions once. */
export async function measureInteractions(
  browser: Browser,
  site: string,
): Promise<Record<InteractionName, number>> {
  const entries: (readonly [InteractionName, number])[] = []
  for (const interaction of interactions) {
    entries.push([interaction.name, await measureInteraction(browser, site, interaction)])
  }
  return Object.fromEntries(entries) as Record<InteractionName, number>
}
