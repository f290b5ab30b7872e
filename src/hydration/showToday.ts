import { formatDay } from '@/i18n/format'
import { isLanguage } from '@/site/language'
import { askToday } from '@/time/askToday'
import { todayAttribute } from './attributes'

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
