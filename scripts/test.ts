/** `npm test`: runs every stage even if an earlier one failed. The last line has the sum. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { concurrently, type CloseEvent } from 'concurrently'
import { countStage, describeCounts, sumCounts } from './testCounts'

/** Folder of Jest's and Playwright's reports, relative to the project's root. */
const reports = '.cache/test-reports'

const checks = ['types', 'lint', 'imports', 'dead-code', 'format:check']
const jestStages = ['test:unit', 'test:faults', 'test:fuzz', 'test:consumer', 'test:provider']
const jestReport = (stage: string) => `${reports}/${stage.replace(':', '-')}.json`

const stages = [
  ...checks.map((name) => ({ name, command: `npm run ${name}`, report: undefined })),
  ...jestStages.map((name) => ({
    name,
    command: `npm run ${name} -- --json --outputFile=${jestReport(name)}`,
    report: jestReport(name),
  })),
  // Without the runs in other time zones, which repeat the same tests.
  { name: 'test:zones', command: 'npm run test:zones', report: undefined },
  { name: 'build', command: 'npm run build', report: undefined },
  // Both Playwright projects, on the fresh build.
  { name: 'test:site', command: 'npx playwright test', report: `${reports}/playwright.json` },
]

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown
  } catch {
    return undefined
  }
}

process.chdir(path.join(import.meta.dirname, '..'))
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const { result } = concurrently(stages, { maxProcesses: 1, raw: true })
const ended = await result.catch((failed: unknown) => failed as CloseEvent[])

const counted = stages.map(({ name, report }) => {
  const event = ended.find(({ command }) => command.name === name)
  const counts = countStage(event?.exitCode === 0, report && readReport(report))
  const seconds = Math.round(event?.timings.durationSeconds ?? 0)
  return { counts, line: `${name}: ${describeCounts(counts)} (${seconds} s)` }
})
const total = sumCounts(counted.map(({ counts }) => counts))
console.log(`\n${counted.map(({ line }) => line).join('\n')}\n\n${describeCounts(total)}`)
process.exitCode = total.failed > 0 ? 1 : 0
