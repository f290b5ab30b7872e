import { readFileSync, rmSync, writeFileSync } from 'node:fs'

/** How many tests of a runner passed, failed and were left out. */
export interface Results {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

export const noResults: Results = { passed: 0, failed: 0, skipped: 0 }

export const sumOf = (all: readonly Results[]): Results => ({
  passed: all.reduce((sum, { passed }) => sum + passed, 0),
  failed: all.reduce((sum, { failed }) => sum + failed, 0),
  skipped: all.reduce((sum, { skipped }) => sum + skipped, 0),
})

/** `12 passed, 0 failed, 1 skipped`; what was left out is named only where there is something. */
export const resultsLine = ({ passed, failed, skipped }: Results): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

/**
 * Says what a script's runner found, hands it to the script that called this one and named a file
 * in RESULTS_FILE, and sets the exit code.
 */
export function report(runner: string, results: Results): void {
  console.log(`${runner}: ${resultsLine(results)}`)
  const file = process.env.RESULTS_FILE
  if (file) writeFileSync(file, JSON.stringify(results))
  if (results.failed > 0) process.exitCode = 1
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
