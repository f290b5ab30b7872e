/** Where the visitor's own zone is not known (requirements, section 9). */
export const defaultTimeZone = 'Europe/Madrid'

function isKnown(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }))
  } catch {
    return false
  }
}

/**
 * The IANA name of the device's zone, as its browser calls it. Undefined where the browser reports
 * none, or an offset such as `+02:00`: the contact service takes names alone.
 */
export function getDeviceTimeZone(): string | undefined {
  const name: string | undefined = Intl.DateTimeFormat().resolvedOptions().timeZone
  return name && /^[A-Z]/i.test(name) && isKnown(name) ? name : undefined
}

/** Today's date, `YYYY-MM-DD`, on the device's calendar or in a zone that its browser knows (requirements R37). */
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
