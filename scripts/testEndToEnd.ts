import { readFileSync, rmSync } from 'node:fs'
import { findChromium, installChromium } from './findChromium'
import { report } from './results'
import { run, runTool } from './run'

const reportFile = 'test-results/results.json'

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

const chromium = findChromium() ?? (await installChromium())
if (!chromium) {
  console.error(
    'The end-to-end tests need a Chromium and none could be installed. Install one (for example ' +
      '`apt-get install chromium` or `npx playwright install chromium`), or name one in CHROMIUM_PATH.',
  )
  report('end to end', { passed: 0, failed: 1, skipped: 0 })
  process.exit()
}
console.log(`Browser: ${chromium}`)

const built = await run('npm', ['run', 'build', '--silent'])
if (built !== 0) process.exit(built)

rmSync(reportFile, { force: true })
const exitCode = await runTool('playwright', ['test', ...process.argv.slice(2)], {
  env: { CHROMIUM_PATH: chromium },
})
const { stats } = JSON.parse(readFileSync(reportFile, 'utf8')) as PlaywrightReport
// A flaky test is a bug: it counts as failed.
const results = {
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
  skipped: stats.skipped,
}
report('end to end', results)
if (exitCode !== 0) process.exitCode = exitCode
