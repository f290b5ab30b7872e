/**
 * `npm test`: runs every stage even if an earlier one failed. The last line has the sum.
 * `npm run test:all` is the same with `--all`: whole matrices, and other browsers.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { concurrently, type CloseEvent } from 'concurrently'
import { vendorToken } from '../server/testing/vendor/vendorRecords'
import { countStage, describeCounts, sumCounts } from './testCounts'

/** Folder of Jest's and Playwright's reports, relative to the project's root. */
const reports = '.cache/test-reports'

const runsAllTests = process.argv.includes('--all')

/** A command of `npm test`. */
interface Stage {
  readonly name: string
  readonly command: string
  /** Variables besides those of this process. */
  readonly env?: Readonly<Record<string, string>>
  /** File of its report, if it writes one. */
  readonly report?: string
}

const runScript = (name: string): Stage => ({ name, command: `npm run ${name}` })

function runJest(name: string, options = ''): Stage {
  const report = `${reports}/${name.replace(':', '-')}.json`
  return { name, command: `npm run ${name} -- --json --outputFile=${report} ${options}`, report }
}

/** The build knows the token of the vendor's account, which journeys look for in the built site. */
const buildStage: Stage = {
  ...runScript('build'),
  env: { CRM_TOKEN: vendorToken },
}

/** Stages that use one core, two of them at a time. The longest come first. */
const paired: Stage[] = [
  runScript('lint'),
  buildStage,
  runScript('types'),
  runJest('test:faults'),
  runJest('test:recipes'),
  runScript('format:check'),
  runJest('test:consumer'),
  runScript('dead-code'),
  runJest('test:fuzz'),
  runScript('imports'),
]

/** Also two at a time, once there are pacts and a build, which the provider's tests and the budgets need. */
const afterBuild: Stage[] = [
  runJest('test:provider'),
  // It repeats the domain's tests, so it counts as one check.
  runScript('test:zones'),
  runScript('budgets'),
]

/** Tests of the gateway wait for disks and clocks: one worker more than there are cores keeps those busy. */
const unitWorkers = availableParallelism() + 1

/** Stages that use all cores. */
const single: Stage[] = [
  runJest('test:unit', `--maxWorkers=${unitWorkers}`),
  // On the fresh build. In one run, so that a worker's browser and gateway serve accessibility and journeys.
  {
    name: 'test:site',
    command: `npx playwright test e2e/accessibility e2e/builtSite e2e/journeys ${runsAllTests ? 'e2e/browsers' : ''}`,
    report: `${reports}/playwright.json`,
  },
]

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown
  } catch {
    return undefined
  }
}

async function runStages(stages: Stage[], maxProcesses: number): Promise<CloseEvent[]> {
  // If stages run in parallel, the output of each is shown in one block, with its name as prefix.
  const { result } = concurrently(stages, {
    maxProcesses,
    raw: maxProcesses === 1,
    group: true,
    prefix: 'name',
  })
  return result.catch((failed: unknown) => failed as CloseEvent[])
}

process.chdir(path.join(import.meta.dirname, '..'))
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
if (runsAllTests) process.env.TEST_ALL = 'true'
// Compilers make many short-lived objects: with more room for those, less time goes into collecting them.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim()

const started = performance.now()
const ended = [
  ...(await runStages(paired, 2)),
  ...(await runStages(afterBuild, 2)),
  ...(await runStages(single, 1)),
]

const counted = [...paired, ...afterBuild, ...single].map((stage) => {
  const event = ended.find(({ command }) => command.name === stage.name)
  const report = stage.report && readReport(stage.report)
  const counts = countStage(event?.exitCode === 0, report)
  const seconds = Math.round(event?.timings.durationSeconds ?? 0)
  return { counts, line: `${stage.name}: ${describeCounts(counts)} (${seconds} s)` }
})
const total = sumCounts(counted.map(({ counts }) => counts))
const minutes = ((performance.now() - started) / 60_000).toFixed(1)
console.log(`\n${counted.map(({ line }) => line).join('\n')}`)
console.log(`\n${describeCounts(total)} (${minutes} minutes)`)
process.exitCode = total.failed > 0 ? 1 : 0
