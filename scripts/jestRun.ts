import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What a runner reports to whoever sums the runners: the JSON in the file RESULTS_FILE names. */
export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

/** The fields that are read of what `jest --json` writes. */
export interface JestResults {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly numRuntimeErrorTestSuites: number
}

/** A file that could not be run at all counts as one failure. */
export const countsOf = (results: JestResults): Counts => ({
  passed: results.numPassedTests,
  failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
  skipped: results.numPendingTests + results.numTodoTests,
})

export const sumOf = (runs: readonly Counts[]): Counts => ({
  passed: runs.reduce((sum, { passed }) => sum + passed, 0),
  failed: runs.reduce((sum, { failed }) => sum + failed, 0),
  skipped: runs.reduce((sum, { skipped }) => sum + skipped, 0),
})

/** Jest ended badly without a failed test to show for it, or without a result: one failure. */
export function countsAfter(results: JestResults | undefined, succeeded: boolean): Counts {
  const counts = results ? countsOf(results) : { passed: 0, failed: 0, skipped: 0 }
  return !succeeded && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

/** Runs Jest in the project's root, its output going where ours goes, and counts its tests. */
export function runJest(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Counts {
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

/** Writes the counts where RESULTS_FILE says, if it says, and sets the exit code. */
export function report(counts: Counts): void {
  const file = process.env.RESULTS_FILE
  if (file) writeFileSync(file, `${JSON.stringify(counts)}\n`)
  if (counts.failed > 0) process.exitCode = 1
}
