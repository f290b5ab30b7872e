import { countsAfter } from './jestRun'

const results = {
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 2,
  numTodoTests: 1,
  numRuntimeErrorTestSuites: 0,
}

describe('countsAfter', () => {
  it('counts passed and skipped tests', () => {
    expect(countsAfter(results, true)).toEqual({ passed: 5, failed: 0, skipped: 3 })
  })

  it('counts failed tests and files that could not be run', () => {
    const failing = { ...results, numFailedTests: 2, numRuntimeErrorTestSuites: 1 }
    expect(countsAfter(failing, false)).toEqual({ passed: 5, failed: 3, skipped: 3 })
  })

  it('counts a bad end without a failed test as a failure', () => {
    expect(countsAfter(results, false)).toEqual({ passed: 5, failed: 1, skipped: 3 })
    expect(countsAfter(undefined, false)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })
})
