import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { findChromium, findTestChromium } from './findChromium'

const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli')
const apt = ['install', '-y', '-qq']
const hasChromium = () => Boolean(findTestChromium() ?? findChromium())

/** Commands that install a Chromium, tried in turn; a missing command is skipped. */
const installations: readonly (readonly [command: string, ...parameters: string[]])[] = [
  [process.execPath, playwright, 'install', '--with-deps', 'chromium'],
  [process.execPath, playwright, 'install', 'chromium'],
  ['apt-get', 'update', '-qq'],
  ['apt-get', ...apt, 'chromium-headless-shell'],
  ['apt-get', ...apt, 'chromium'],
  ['sudo', '-n', 'apt-get', ...apt, 'chromium'],
]

/**
 * Finds or installs a Chromium; Playwright calls it before all tests.
 *
 * @throws {Error} saying what is missing
 */
export default function installChromium(): void {
  for (const [command, ...parameters] of installations) {
    if (hasChromium()) return
    spawnSync(command, parameters, { stdio: 'inherit' })
  }
  if (hasChromium()) return
  throw new Error(
    'These tests need a Chromium and none could be installed. Install one (for example ' +
      '`apt-get install chromium` or `npx playwright install chromium`), or name one in CHROMIUM_PATH.',
  )
}
