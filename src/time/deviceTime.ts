import { getNow } from './clock'

/** Used if the visitor's time zone is unknown (requirements, section 9). */
export const defaultTimeZone = 'Europe/Madrid'

/**
 * Returns the IANA name of the device's time zone, as Intl writes it: 'US/Pacific' is
 * 'America/Los_Angeles'. Undefined if the browser reports none that Intl knows, or an offset such as
 * `+02:00`: the contact service only accepts names.
 */
export function getDeviceTimeZone(): string | undefined {
  try {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    return /^[A-Z]/i.test(timeZone)
      ? new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
      : undefined
  } catch {
    return undefined
  }
}

/** Times of 12 hours with AM and PM, or of 24 hours. */
export type HourCycle = 'h12' | 'h23'

const createDateFormat = (timeZone: string | undefined) =>
  new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })

/** An old browser may not know a zone: then the device's counts, and the gateway checks what was chosen. */
function createKnownDateFormat(timeZone: string | undefined) {
  try {
    return createDateFormat(timeZone)
  } catch {
    return createDateFormat(undefined)
  }
}

/** Returns today's date, `YYYY-MM-DD`, in the device's time zone or a given one (requirements R37). */
export function getToday(timeZone?: string, now = getNow()): string {
  const parts = createKnownDateFormat(timeZone).formatToParts(now)
  const getPart = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value ?? ''
  return `${getPart('year')}-${getPart('month')}-${getPart('day')}`
}
