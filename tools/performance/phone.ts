import { startFlow, type UserFlow } from 'lighthouse'
import type { Page } from 'puppeteer-core'
import aiAssistants from '@/content/es/ai_assistants'
import conversation from '@/content/es/conversation'
import nav from '@/content/es/nav'
import scheduleDemo from '@/content/es/scheduledemo'
import { getPath } from '@/site/allRoutes'
import { hydrate, phoneScreen, waitForIdle, waitForPaint, withPage } from './browser'

/** Lighthouse's phone, with real instead of simulated throttling. */
const flags = {
  throttlingMethod: 'devtools',
  screenEmulation: { disabled: true },
  logLevel: 'error',
} as const

const menu = `header summary[aria-label="${nav.menu}"]`
const openMenu = `header details[open] > ${menu.replace('header ', '')}`

interface Interaction {
  readonly target: string
  /** A character that is typed after the tap. */
  readonly key?: string
  /** Selector that appears when the interaction has worked. */
  readonly expected: string
}

/** A tap into a text field and the first character. */
const getFieldInteraction = (form: string): Interaction => ({
  target: `${form} input[name="name"]`,
  key: 'A',
  expected: `${form} input[name="name"][value="A"]`,
})

const tabs = `[role="tablist"][aria-label="${conversation.tabs_label}"]`
const choices = `[role="group"][aria-label="${aiAssistants.choose}"]`

const onHome: Readonly<Record<'menu' | 'chatTab' | 'carousel' | 'contactField', Interaction>> = {
  menu: { target: menu, expected: openMenu },
  chatTab: {
    target: `${tabs} [role="tab"][aria-selected="false"]`,
    expected: `${tabs} [role="tab"] ~ [role="tab"][aria-selected="true"]`,
  },
  carousel: {
    target: `button[aria-label="${aiAssistants.next}"]`,
    expected: `${choices} button ~ button[aria-current="true"], ${choices} * ~ * [aria-current="true"]`,
  },
  contactField: getFieldInteraction('#contact'),
}
const wizardDay: Interaction = {
  target: '[role="gridcell"][aria-disabled="false"]',
  expected: '[role="gridcell"][aria-selected="true"]',
}
const wizardField = getFieldInteraction('main')

/** Milliseconds without a response after which a visitor taps again. */
const tapTimeoutMs = 2_000

/** Taps the menu as soon as it is visible; resolves to the time it opens and the number of taps. */
async function tapWhileLoading(page: Page, url: string) {
  const loaded = page.goto(url)
  await page.waitForSelector(menu, { visible: true })
  for (let taps = 1; taps <= 10; taps += 1) {
    await page.tap(menu)
    const time = await page
      .waitForFunction(
        (selector) => document.querySelector(selector) && performance.now(),
        { polling: 'raf', timeout: tapTimeoutMs },
        openMenu,
      )
      .catch(() => undefined)
    const menuResponse = await time?.jsonValue()
    if (typeof menuResponse === 'number') {
      await loaded
      return { menuResponse, menuTaps: taps }
    }
  }
  throw new Error('The menu does not open')
}

/** Scrolls until the element exists and is in view, so that it is loaded and hydrated. */
async function scrollTo(page: Page, selector: string): Promise<void> {
  while ((await page.$(selector)) === null) {
    await page.mouse.wheel({ deltaY: 400 })
    await page.waitForNetworkIdle({ idleTime: 300 })
  }
  await page.locator(selector).scroll()
  await waitForIdle(page)
}

async function interact(
  flow: UserFlow,
  page: Page,
  { target, key, expected }: Interaction,
): Promise<void> {
  await scrollTo(page, target)
  await flow.startTimespan({ onlyAudits: ['interaction-to-next-paint'] })
  await page.tap(target)
  if (key) {
    // Nobody types before the tap is painted; the key would count for the tap, too.
    await waitForPaint(page)
    await page.keyboard.type(key)
  }
  await page.waitForSelector(expected)
  await waitForIdle(page)
  await flow.endTimespan()
}

/** Browsers do not report interactions shorter than one frame. */
const shortestReported = 16

export const phoneFields = [
  'firstPaint',
  'menuResponse',
  'menuTaps',
  'longestTask',
  'menu',
  'chatTab',
  'carousel',
  'wizardDay',
  'contactField',
  'wizardField',
] as const

/** Response times on a slow phone with a slow connection, in milliseconds. */
export type PhoneResult = Readonly<Record<(typeof phoneFields)[number], number>>

/** Measures the first tap on the menu while the home page loads, then taps on an idle page. */
export function measurePhone(site: string): Promise<PhoneResult> {
  return withPage({ screen: phoneScreen }, async (page) => {
    const flow = await startFlow(page, { flags })
    let firstTap = { menuResponse: Number.NaN, menuTaps: Number.NaN }
    await flow.navigate(
      async () => {
        firstTap = await tapWhileLoading(page, `${site}${getPath('home', 'es')}`)
      },
      { onlyAudits: ['first-contentful-paint', 'long-tasks'] },
    )
    await page.tap(menu)
    await hydrate(page)
    for (const interaction of Object.values(onHome)) {
      await interact(flow, page, interaction)
      if (interaction === onHome.menu) await page.tap(menu)
    }
    await page.goto(`${site}${getPath('scheduleDemo', 'es')}`)
    await hydrate(page)
    await interact(flow, page, wizardDay)
    await page.locator('input[type="radio"]:enabled').click()
    await page.locator(`::-p-text(${scheduleDemo.continue})`).click()
    await interact(flow, page, wizardField)

    const { steps } = await flow.createFlowResult()
    const [load, ...taps] = steps.map(({ lhr }) => lhr.audits)
    const details = load?.['long-tasks']?.details
    const longTasks = details && 'items' in details ? (details.items as { duration: number }[]) : []
    const [menuTap, chatTab, carousel, contactField, day, field] = taps.map(
      (audits) => audits['interaction-to-next-paint']?.numericValue ?? shortestReported,
    )
    return {
      ...firstTap,
      firstPaint: load?.['first-contentful-paint']?.numericValue ?? Number.NaN,
      longestTask: Math.max(0, ...longTasks.map(({ duration }) => duration)),
      menu: menuTap ?? Number.NaN,
      chatTab: chatTab ?? Number.NaN,
      carousel: carousel ?? Number.NaN,
      contactField: contactField ?? Number.NaN,
      wizardDay: day ?? Number.NaN,
      wizardField: field ?? Number.NaN,
    }
  })
}
