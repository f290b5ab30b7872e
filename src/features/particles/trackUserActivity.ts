/** What a visitor does that the page has to answer at once. */
const signs = ['pointerdown', 'keydown', 'scroll'] as const

/** Milliseconds after a sign in which the answer may still be on its way to the screen. */
const answerTime = 300

export interface Calm {
  /** Milliseconds until the page has answered what the visitor did last; 0 where it has. */
  remaining(): number
  /** Stops watching. */
  end(): void
}

/** Watches when the visitor taps, types or scrolls, so that what is mere decoration can wait. */
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
