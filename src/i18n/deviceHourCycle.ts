import type { Language } from '../site/language'
import type { HourCycle } from '../time/hourCycle'
import { getDeviceLanguages } from './deviceLanguages'

/**
 * How the visitor's device writes times: in the first of its locales that has this language, which
 * tells the region, such as `en-GB`.
 */
export function getDeviceHourCycle(language: Language): HourCycle {
  const locale = getDeviceLanguages().find((tag) => tag.split('-')[0] === language) ?? language
  const hourCycle = hourCycles.get(locale) ?? getHourCycle(locale)
  hourCycles.set(locale, hourCycle)
  return hourCycle
}

/** Cached by locale, because every render reads it and creating a format is slow. */
const hourCycles = new Map<string, HourCycle>()

function getHourCycle(locale: string): HourCycle {
  const parts = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).formatToParts(0)
  return parts.some(({ type }) => type === 'dayPeriod') ? 'h12' : 'h23'
}
