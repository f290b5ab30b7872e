/** Numbers of tests that passed, failed and were skipped. */
export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

/** The fields of `jest --json` that are read. */
interface JestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  /** Test files that could not be run at all. */
  readonly numRuntimeErrorTestSuites: number
}

/** The fields of Playwright's JSON report that are read. */
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
 * Counts a stage's tests from its report, or the stage itself as one. One that fails without a failed test
 * counts as one failure.
 */
export function countStage(succeeded: boolean, report: unknown): Counts {
  const passed = succeeded ? 1 : 0
  const counts = report ? countTests(report as Report) : { passed, failed: 0, skipped: 0 }
  return !succeeded && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

export const sumCounts = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((sum, { passed }) => sum + passed, 0),
  failed: all.reduce((sum, { failed }) => sum + failed, 0),
  skipped: all.reduce((sum, { skipped }) => sum + skipped, 0),
})

/** `12 passed, 0 failed, 1 skipped`; the last only if there are any. */
export const describeCounts = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
