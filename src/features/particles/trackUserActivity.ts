/** Events to which the page must respond at once. */
const signs = ['pointerdown', 'keydown', 'scroll'] as const

/** Milliseconds after an event in which the page may still be rendering its response. */
const answerTime = 300

export interface Calm {
  /** Milliseconds until the page counts as idle; 0 if it is idle. */
  remaining(): number
  /** Removes the event listeners. */
  end(): void
}

/** Tracks when the visitor taps, types or scrolls, so that decorative animations can pause. */
export function trackUserActivity(): Calm {
  let until = 0
  const wait = () => {
    until = performance.now() + answerTime
  }
  const options = { capture: true, passive: true }
  for (const sign of signs) document.addEventListener(sign, wait, options)
  return {
    remaining: () => Math.max(0, until - performance.now()),
    end: () => {
      for (const sign of signs) document.removeEventListener(sign, wait, options)
    },
  }
}
