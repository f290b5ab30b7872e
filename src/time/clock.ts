import { useSyncExternalStore } from 'react'

/** Milliseconds to add to the device's clock. Not in the store: it is the device's, not the site's. */
let correction = 0
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const getCorrection = (): number => correction

/** Returns the correction, and renders again when it changes. */
export const useCorrection = (): number =>
  useSyncExternalStore(subscribe, getCorrection, getCorrection)

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
