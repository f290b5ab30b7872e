import { tmpdir } from 'node:os'
import path from 'node:path'
import { noResults, resultsLine, sumOf, takeResults, type Results } from './results'
import { runScript } from './run'

/** Everything that must hold before a change lands, cheapest first. Every stage is run. */
const stages = [
  { stage: 'check' },
  { stage: 'testUnit' },
  { stage: 'testContract' },
  { stage: 'testPages' },
  { stage: 'testEndToEnd' },
  // Alone and last: what runs at the same time would be measured with the site.
  { stage: 'perf', parameters: ['--short'] },
]

const all: Results[] = []
const summary: string[] = []
for (const { stage, parameters } of stages) {
  console.log(`\n── ${stage} ──`)
  const file = path.join(tmpdir(), `results-${process.pid}-${stage}.json`)
  const started = performance.now()
  const exitCode = await runScript(`scripts/${stage}.ts`, parameters, {
    env: { RESULTS_FILE: file },
  })
  // A stage that broke before it counted anything is one failure, never silence.
  const reported = takeResults(file) ?? noResults
  const brokeSilently = exitCode !== 0 && reported.failed === 0
  const results = brokeSilently ? { ...reported, failed: 1 } : reported
  all.push(results)
  const seconds = Math.round((performance.now() - started) / 1000)
  summary.push(`${stage}: ${resultsLine(results)} (${seconds} s)`)
}

const total = sumOf(all)
console.log(`\n${summary.join('\n')}\n`)
console.log(resultsLine(total))
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0
