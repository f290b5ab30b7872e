/** Milliseconds to add to the device's clock. Not in the store: it is the device's, not the site's. */
let correction = 0
/** Where the device's clock stood against the page's, which nobody can set, when it was corrected. */
let correctedOrigin = 0
const listeners = new Set<() => void>()

/** Calls the listener whenever an answer corrects the clock; returns a function that ends it. */
export const subscribeToCorrection = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The gateway, too, accepts a date that was chosen within the last hour. */
const toleranceMs = 3_600_000

const getOrigin = () => Date.now() - performance.now()

/** The current time: the device's, corrected until the device is put right. */
export function getNow(): Date {
  const isPutRight = Math.abs(getOrigin() - correctedOrigin - correction) < toleranceMs
  if (isPutRight) correction = 0
  return new Date(Date.now() + correction)
}

/**
 * Corrects the clock by the `Date` of a response that has just come. Without one that can be read, as
 * from another origin, the device's clock counts.
 */
export function correctClock(date: string | null | undefined): void {
  const time = Date.parse(date ?? '')
  if (!(Math.abs(time - getNow().valueOf()) > toleranceMs)) return
  correction = time - Date.now()
  correctedOrigin = getOrigin()
  for (const listener of listeners) listener()
}
