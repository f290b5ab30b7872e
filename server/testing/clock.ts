export interface TestClock {
  /** Milliseconds since 1970. */
  readonly now: () => number
  advance(milliseconds: number): void
}

/** Creates a running clock that starts at an instant, by default on 2 March 2026. */
export function createClock(start = Date.parse('2026-03-02T08:30:00Z')): TestClock {
  const startedAt = performance.now()
  let advanced = 0
  return {
    now: () => start + advanced + Math.floor(performance.now() - startedAt),
    advance: (milliseconds) => {
      advanced += milliseconds
    },
  }
}
