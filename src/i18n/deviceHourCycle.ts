import type { Language } from '../site/language'
import type { HourCycle } from '../time/deviceTime'
import { getDeviceLanguages } from './deviceLanguages'
import { memoizeByKey } from './memoizeByKey'

const getHourCycle = memoizeByKey((locale: string): HourCycle => {
  const parts = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).formatToParts(0)
  return parts.some(({ type }) => type === 'dayPeriod') ? 'h12' : 'h23'
})

/**
 * How the visitor's device writes times: in the first of its locales that has this language, which
 * tells the region, such as `en-GB`.
 */
export const getDeviceHourCycle = (language: Language): HourCycle =>
  getHourCycle(getDeviceLanguages().find((tag) => tag.split('-')[0] === language) ?? language)
