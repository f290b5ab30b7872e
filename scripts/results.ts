import { readFileSync, rmSync, writeFileSync } from 'node:fs'

/** How many tests of a runner passed, failed and were left out. */
export interface Results {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

export const noResults: Results = { passed: 0, failed: 0, skipped: 0 }

export const addResults = (one: Results, other: Results): Results => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
})

/** `12 passed, 0 failed, 1 skipped`; what was left out is named only where there is something. */
export const resultsLine = ({ passed, failed, skipped }: Results): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

/** Hands a script's results to the script that called it and named a file in RESULTS_FILE. */
export function reportResults(results: Results): void {
  const file = process.env.RESULTS_FILE
  if (file) writeFileSync(file, JSON.stringify(results))
}

/** The results that a script left in a file, which is removed; undefined where it left none. */
export function takeResults(file: string): Results | undefined {
  try {
    const results = JSON.parse(readFileSync(file, 'utf8')) as Results
    rmSync(file)
    return results
  } catch {
    return undefined
  }
}
