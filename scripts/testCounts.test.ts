import { countStage, describeCounts, sumCounts, type Report } from './testCounts'

const jestReport = (changes: object): Report => ({
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
  ...changes,
})
const playwrightReport = (changes: object): Report => ({
  stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0, ...changes },
})

it.each([
  ['a check that passes', true, undefined, '1 passed, 0 failed'],
  ['a check that fails', false, undefined, '0 passed, 1 failed'],
  ['tests of Jest', true, jestReport({ numPendingTests: 1 }), '3 passed, 0 failed, 1 skipped'],
  [
    'a test file that cannot run',
    false,
    jestReport({ numRuntimeErrorTestSuites: 1 }),
    '3 passed, 1 failed',
  ],
  ['a runner that breaks after its tests', false, jestReport({}), '3 passed, 1 failed'],
  ['tests of Playwright', true, playwrightReport({ skipped: 2 }), '3 passed, 0 failed, 2 skipped'],
  [
    'a test that passes at a second try',
    false,
    playwrightReport({ flaky: 1 }),
    '3 passed, 1 failed',
  ],
])('%s', (_what, succeeded, report, expected) => {
  expect(describeCounts(countStage(succeeded, report))).toBe(expected)
})

it('the sums of all stages are added', () => {
  const counts = { passed: 1, failed: 2, skipped: 3 }
  expect(sumCounts([counts, counts])).toEqual({ passed: 2, failed: 4, skipped: 6 })
})
