/** A command of `npm test`. */
export interface Stage {
  readonly name: string
  readonly command: string
  /** Variables besides those of this process. */
  readonly env?: Readonly<Record<string, string>>
  /** File of its report, if it writes one. */
  readonly report?: string
  /** Describes the tests of another stage that it runs again. They are not counted twice. */
  readonly repeats?: string
}

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
 * Counts a stage's tests from its report, or the stage itself as one. A stage that repeats tests
 * adds none; one that fails without a failed test counts as one failure.
 */
export function countStage(stage: Stage, succeeded: boolean, report: unknown): Counts {
  const passed = succeeded && !stage.repeats ? 1 : 0
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

/** `test:unit: 12 passed, 0 failed`; a stage that repeats tests says which. */
export const describeStage = ({ name, repeats }: Stage, counts: Counts): string =>
  `${name}: ${repeats ? `${counts.failed > 0 ? 'failed' : 'passed'}, ${repeats}` : describeCounts(counts)}`
