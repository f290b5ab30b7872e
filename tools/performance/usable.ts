import type { Page } from 'puppeteer-core'
import { getPath } from '@/site/allRoutes'
import { languages, type Language } from '@/site/language'
import { phoneScreen, withPage } from './browser'

export const usableFields = ['dayChosen', 'timesShown', 'nameTyped'] as const

/** When a visitor of a slow phone has done something, as multiples of the first paint of the same load. */
export type UsableResult = Readonly<Record<(typeof usableFields)[number], number>>

const name = 'Ana María'
const freeDay = '[role="gridcell"][aria-disabled="false"]'
const chosenDay = '[role="gridcell"][aria-selected="true"]'
const freeTime = 'fieldset input[type="radio"]:enabled'
const nameField = '#contact input[name="name"]'

/** Slow 4G and a processor four times slower than this one, really and not simulated. */
async function throttle(page: Page): Promise<void> {
  await page.emulateCPUThrottling(4)
  const bytesPerSecond = (1.6 * 1_000_000) / 8
  await page.emulateNetworkConditions({
    latency: 150,
    download: bytesPerSecond,
    upload: bytesPerSecond / 2,
  })
}

/** Resolves once a selector finds something, to the time since the navigation began. */
async function waitUntil(page: Page, selector: string): Promise<number> {
  const time = await page.waitForFunction(
    (wanted) => document.querySelector(wanted)?.checkVisibility() && performance.now(),
    { polling: 'raf', timeout: 30_000 },
    selector,
  )
  return Number(await time.jsonValue())
}

const getFirstPaint = (page: Page) =>
  page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  )

async function chooseDay(page: Page, url: string) {
  const loaded = page.goto(url)
  await waitUntil(page, freeDay)
  await page.tap(freeDay)
  const dayChosen = await waitUntil(page, chosenDay)
  const timesShown = await waitUntil(page, freeTime)
  await loaded
  const firstPaint = await getFirstPaint(page)
  return { dayChosen: dayChosen / firstPaint, timesShown: timesShown / firstPaint }
}

async function typeName(page: Page, url: string) {
  const loaded = page.goto(url)
  await waitUntil(page, nameField)
  await page.tap(nameField)
  await page.keyboard.type(name)
  await page.waitForFunction(
    (selector, typed) => document.querySelector<HTMLInputElement>(selector)?.value === typed,
    { polling: 'raf' },
    nameField,
    name,
  )
  const nameTyped = await page.evaluate(() => performance.now())
  await loaded
  return { nameTyped: nameTyped / (await getFirstPaint(page)) }
}

const measure = <Result>(
  language: Language,
  url: string,
  act: (page: Page, url: string) => Promise<Result>,
) =>
  withPage({ screen: phoneScreen, language }, async (page) => {
    await throttle(page)
    return act(page, url)
  })

/** Measures the slower language of each. */
export async function measureUsable(site: string): Promise<UsableResult> {
  const results: UsableResult[] = []
  for (const language of languages) {
    results.push({
      ...(await measure(language, `${site}${getPath('scheduleDemo', language)}`, chooseDay)),
      ...(await measure(language, `${site}${getPath('home', language)}#contact`, typeName)),
    })
  }
  const findSlowest = (field: keyof UsableResult) => Math.max(...results.map((one) => one[field]))
  return {
    dayChosen: findSlowest('dayChosen'),
    timesShown: findSlowest('timesShown'),
    nameTyped: findSlowest('nameTyped'),
  }
}
