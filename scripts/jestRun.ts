import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { noResults, type Results } from './results'

/** The fields that are read of what `jest --json` writes. */
export interface JestResults {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly numRuntimeErrorTestSuites: number
}

/** A file that could not be run at all counts as one failure. */
export const countsOf = (results: JestResults): Results => ({
  passed: results.numPassedTests,
  failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
  skipped: results.numPendingTests + results.numTodoTests,
})

/** Jest ended badly without a failed test to show for it, or without a result: one failure. */
export function countsAfter(results: JestResults | undefined, succeeded: boolean): Results {
  const counts = results ? countsOf(results) : noResults
  return !succeeded && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

/** Runs Jest in the project's root, its output going where ours goes, and counts its tests. */
export function runJest(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Results {
  const folder = mkdtempSync(join(tmpdir(), 'jest-results-'))
  const outputFile = join(folder, 'results.json')
  try {
    const { status } = spawnSync(
      process.execPath,
      ['node_modules/jest/bin/jest.js', ...args, '--json', `--outputFile=${outputFile}`],
      { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...environment } },
    )
    return countsAfter(readResults(outputFile), status === 0)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function readResults(file: string): JestResults | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as JestResults
  } catch {
    return undefined
  }
}
