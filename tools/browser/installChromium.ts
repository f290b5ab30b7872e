import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { findChromium } from './findChromium'

const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli')
const aptPackage = ['install', '-y', '-qq', 'chromium']

/** Commands that install a Chromium, tried in turn; a missing command is skipped. */
const installations: readonly (readonly [command: string, ...parameters: string[]])[] = [
  [process.execPath, playwright, 'install', '--with-deps', 'chromium'],
  [process.execPath, playwright, 'install', 'chromium'],
  ['apt-get', 'update', '-qq'],
  ['apt-get', ...aptPackage],
  ['sudo', '-n', 'apt-get', ...aptPackage],
]

/**
 * Finds or installs a Chromium; Playwright calls it before all tests.
 *
 * @throws {Error} saying what is missing
 */
export default function installChromium(): void {
  for (const [command, ...parameters] of installations) {
    if (findChromium()) return
    spawnSync(command, parameters, { stdio: 'inherit' })
  }
  if (findChromium()) return
  throw new Error(
    'These tests need a Chromium and none could be installed. Install one (for example ' +
      '`apt-get install chromium` or `npx playwright install chromium`), or name one in CHROMIUM_PATH.',
  )
}
