/** Events to which the page must respond at once. */
const activityEvents = ['pointerdown', 'keydown', 'scroll'] as const

/** Milliseconds after an event in which the page may still be rendering its response. */
const responseTime = 300

export interface UserActivity {
  /** Milliseconds until the page counts as idle; 0 if it is idle. */
  getRemainingTime(): number
  /** Removes the event listeners. */
  stop(): void
}

/** Tracks when the visitor taps, types or scrolls, so that decorative animations can pause. */
export function trackUserActivity(): UserActivity {
  let until = 0
  const wait = () => {
    until = performance.now() + responseTime
  }
  const options = { capture: true, passive: true }
  for (const eventName of activityEvents) document.addEventListener(eventName, wait, options)
  return {
    getRemainingTime: () => Math.max(0, until - performance.now()),
    stop: () => {
      for (const eventName of activityEvents) document.removeEventListener(eventName, wait, options)
    },
  }
}
