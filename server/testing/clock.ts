const start = Date.parse('2026-03-02T08:30:00Z')

/** Creates a running clock that starts on 2 March 2026. */
export function createClock() {
  const startedAt = performance.now()
  let advanced = 0
  return {
    /** Milliseconds since 1970. */
    now: () => start + advanced + Math.floor(performance.now() - startedAt),
    advance: (milliseconds: number) => {
      advanced += milliseconds
    },
  }
}

export type TestClock = ReturnType<typeof createClock>
