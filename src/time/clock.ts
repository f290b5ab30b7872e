/** Milliseconds to add to the device's clock. Not in the store: it is the device's, not the site's. */
let correction = 0
const listeners = new Set<() => void>()

/** Calls the listener whenever the correction changes; returns a function that ends it. */
export const subscribeToCorrection = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The current time: the device's, corrected. */
export const getNow = (): Date => new Date(Date.now() + correction)

/** The gateway, too, accepts a date that was chosen within the last hour. */
const toleranceMs = 3_600_000

/**
 * Corrects the clock by the `Date` of a response that has just come. Without one that can be read, as
 * from another origin, the device's clock counts.
 */
export function correctClock(date: string | null | undefined): void {
  const error = Date.parse(date ?? '') - getNow().valueOf()
  if (!(Math.abs(error) > toleranceMs)) return
  correction += error
  for (const listener of listeners) listener()
}
