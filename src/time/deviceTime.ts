import type { HourCycle } from './hourCycle'

/** Used if the visitor's time zone is unknown (requirements, section 9). */
export const defaultTimeZone = 'Europe/Madrid'

function isKnown(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }))
  } catch {
    return false
  }
}

/**
 * Returns the IANA name of the device's time zone, as the browser reports it. Undefined if it
 * reports none, or an offset such as `+02:00`: the contact service only accepts names.
 */
export function getDeviceTimeZone(): string | undefined {
  const name: string | undefined = Intl.DateTimeFormat().resolvedOptions().timeZone
  return name && /^[A-Z]/i.test(name) && isKnown(name) ? name : undefined
}

/**
 * How the visitor's device writes times: in the first of its locales that has this language, which
 * tells the region, such as `en-GB`.
 */
export function getDeviceHourCycle(language: string): HourCycle {
  const locale = navigator.languages.find((name) => name.split('-')[0] === language) ?? language
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

/**
 * Returns today's date, `YYYY-MM-DD`, in the device's time zone or a given one that the browser
 * knows (requirements R37).
 */
export function getToday(timeZone?: string, now = new Date()): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now)
  const getPart = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value ?? ''
  return `${getPart('year')}-${getPart('month')}-${getPart('day')}`
}
