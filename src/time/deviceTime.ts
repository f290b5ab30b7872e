/// <reference lib="esnext.temporal" />
import { getNow } from './clock'

/** Used if the visitor's time zone is unknown (requirements, section 9). */
export const defaultTimeZone = 'Europe/Madrid'

/** Times of 12 hours with AM and PM, or of 24 hours. */
export type HourCycle = 'h12' | 'h23'

/**
 * Undefined in older browsers, where Intl does the same. The first use of Intl takes 150 ms on a slow phone, just
 * when the calendar appears; Temporal takes none.
 */
const getTemporal = () => (globalThis as { readonly Temporal?: typeof Temporal }).Temporal

const readDeviceTimeZone = (): string =>
  getTemporal()?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone

/** @throws {RangeError} if the browser knows no such zone */
const resolveTimeZone = (timeZone: string): string =>
  getTemporal()?.Now.zonedDateTimeISO(timeZone).timeZoneId ??
  new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone

/**
 * Returns the IANA name of the device's time zone, as the browser writes it. Undefined if the browser reports none
 * that it knows, or an offset such as `+02:00`: the contact service only accepts names.
 */
export function getDeviceTimeZone(): string | undefined {
  try {
    const timeZone = readDeviceTimeZone()
    return /^[A-Z]/i.test(timeZone) ? resolveTimeZone(timeZone) : undefined
  } catch {
    return undefined
  }
}

/** @throws {RangeError} if the browser knows no such zone */
const getDateInZone = (now: Date, timeZone: string): string =>
  getTemporal()
    ?.Instant.fromEpochMilliseconds(now.valueOf())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString() ??
  // Swedes write dates like this.
  new Intl.DateTimeFormat('sv', { timeZone }).format(now)

/** Returns today's date, `YYYY-MM-DD`, in the device's time zone or a given one (requirements R37). */
export function getToday(timeZone?: string, now = getNow()): string {
  try {
    if (timeZone !== undefined) return getDateInZone(now, timeZone)
  } catch {
    // An old browser may not know a zone: then the device's counts, and the gateway checks what was chosen.
  }
  return new Date(now.valueOf() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}
