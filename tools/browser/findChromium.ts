import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'

const commands = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
]

const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * Returns the path of the first of these commands that the `PATH` has.
 *
 * @internal for tests
 */
export const findCommand = (names: readonly string[]): string | undefined =>
  listPaths(names).find(isExecutable)

/** Returns the path of a Chromium: CHROMIUM_PATH, the system's or Playwright's. */
export function findChromium(): string | undefined {
  const candidates = [
    process.env.CHROMIUM_PATH,
    ...listPaths(commands),
    ...applications,
    chromium.executablePath(),
  ]
  return candidates.find((candidate) => candidate && isExecutable(candidate))
}

/** Returns where commands would be in the folders of the `PATH`. */
function listPaths(names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
