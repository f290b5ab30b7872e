import { formatDay } from '@/i18n/format'
import { isLanguage } from '@/site/language'
import { correctClock } from '../time/clock'
import { getToday } from '../time/deviceTime'
import { todayAttribute } from './attributes'

/** After this the device's clock must do. */
const limitMs = 3_000

/** Returns today's date by the clock of the site's server; by the device's if that does not answer. */
export async function askToday(): Promise<string> {
  const response = await fetch(location.href, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(limitMs),
  }).catch(() => undefined)
  correctClock(response?.headers.get('Date'))
  return getToday()
}

/**
 * Writes the date of the view into a prerendered document, so that a page that is only read need not
 * load its script for it. The build inlines it behind the page, in documents that have such an element.
 */
export async function showToday(document: Document): Promise<void> {
  const { lang } = document.documentElement
  const today = await askToday()
  for (const time of document.querySelectorAll<HTMLTimeElement>(`[${todayAttribute}]`)) {
    time.dateTime = today
    if (isLanguage(lang)) time.textContent = formatDay(today, lang)
  }
}
