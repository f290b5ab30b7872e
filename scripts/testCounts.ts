/** How many tests passed, failed and were left out. */
export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

/** The fields that are read of `jest --json`. */
interface JestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  /** Test files that could not be run at all. */
  readonly numRuntimeErrorTestSuites: number
}

/** The fields that are read of what Playwright's JSON reporter writes. */
interface PlaywrightReport {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
}

export type Report = JestReport | PlaywrightReport

function countTests(report: Report): Counts {
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats
    return { passed: expected, failed: unexpected + flaky, skipped }
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/**
 * What a stage adds to the sum: its report's tests, else itself as one. A stage that fails without a
 * failed test to show for it counts as one failure.
 */
export function countStage(succeeded: boolean, report: unknown): Counts {
  const counts = report
    ? countTests(report as Report)
    : { passed: succeeded ? 1 : 0, failed: 0, skipped: 0 }
  return !succeeded && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

export const sumCounts = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((sum, { passed }) => sum + passed, 0),
  failed: all.reduce((sum, { failed }) => sum + failed, 0),
  skipped: all.reduce((sum, { skipped }) => sum + skipped, 0),
})

/** `12 passed, 0 failed, 1 skipped`; the last is named only where there is something. */
export const describeCounts = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
