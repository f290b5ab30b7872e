import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'

/**
 * The features of Chromium with pages for its address bar. They load in each new window, in processes that share
 * the machine with the page: a fifth of the processor time of journeys, and up to 65 ms of blocking time.
 */
export const addressBarPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'] as const

const browsers = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  // The commands of Windows, where the PATH rarely has them.
  'chrome.exe',
  'msedge.exe',
]

/** The folders of Windows that contain installed programs, for all users or for one. */
const programFolders = [
  process.env.ProgramFiles,
  process.env['ProgramFiles(x86)'],
  process.env.LOCALAPPDATA,
].filter((folder) => folder !== undefined)

const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ...['Google/Chrome', 'Chromium', 'Microsoft/Edge'].flatMap((program) =>
    programFolders.map((folder) =>
      path.join(
        folder,
        program,
        'Application',
        program === 'Microsoft/Edge' ? 'msedge.exe' : 'chrome.exe',
      ),
    ),
  ),
]

/** A Chromium without windows: pages take a third less processor time than in a whole browser. */
const headlessShell = 'chromium-headless-shell'

/**
 * Returns the path of the first of these commands that the `PATH` has.
 *
 * @internal for tests
 */
export const findCommand = (names: readonly string[]): string | undefined =>
  listPaths(names).find(isExecutable)

/** Returns the path of a whole Chromium: CHROMIUM_PATH, the system's or Playwright's. */
export const findChromium = (): string | undefined =>
  findInstalled(browsers) ?? [chromium.executablePath()].find(isExecutable)

/**
 * Returns the path of the Chromium for tests: CHROMIUM_PATH or the system's, if possible without
 * windows. Undefined if there is none; then Playwright uses its own.
 */
export const findTestChromium = (): string | undefined =>
  findInstalled([headlessShell, ...browsers])

function findInstalled(commands: readonly string[]): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, ...listPaths(commands), ...applications]
  return candidates.find((candidate) => candidate && isExecutable(candidate))
}

/** Returns the paths that commands would have in the folders of the `PATH`. */
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
