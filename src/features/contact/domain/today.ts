/** Where the visitor's own zone is not known (requirements, section 9). */
const defaultTimeZone = 'Europe/Madrid'

function isKnown(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }))
  } catch {
    return false
  }
}

/**
 * The visitor's zone from the browser's guess. A guess without a name, such as `+02:00`, counts as
 * none: the contact service takes names alone.
 */
export const timeZoneOf = (guess: string | undefined): string =>
  guess !== undefined && /^[A-Z]/i.test(guess) && isKnown(guess) ? guess : defaultTimeZone

/** Today's date in a zone, `YYYY-MM-DD` (requirements R37). */
export function dateIn(timeZone: string, now: Date): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now)
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((candidate) => candidate.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}`
}
