import { report } from './results'
import { runTool } from './run'

/** What is checked without running anything: each tool is one check. */
const checks = [
  { what: 'types', tool: 'tsc', parameters: ['--noEmit'] },
  { what: 'lint', tool: 'eslint', parameters: ['--max-warnings', '0', '.'] },
  {
    what: 'import direction',
    tool: 'depcruise',
    parameters: ['--config', '.dependency-cruiser.cjs', 'src', 'server', 'scripts', 'e2e'],
  },
  { what: 'dead code', tool: 'knip', parameters: [] },
  { what: 'format', tool: 'prettier', parameters: ['--check', '--log-level', 'warn', '.'] },
]

const results = { passed: 0, failed: 0, skipped: 0 }
for (const { what, tool, parameters } of checks) {
  const started = performance.now()
  const passed = (await runTool(tool, parameters)) === 0
  results[passed ? 'passed' : 'failed'] += 1
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(`${passed ? '✓' : '✗'} ${what} (${seconds} s)`)
}
report('checks', results)
