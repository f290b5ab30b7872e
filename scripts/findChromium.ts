import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { run, runTool } from './run'

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

/** The path of a Chromium that stands on this machine: one that was named, the system's, Playwright's. */
export function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const candidates = [
    process.env.CHROMIUM_PATH,
    ...commands.flatMap((command) => folders.map((folder) => path.join(folder, command))),
    ...applications,
    chromium.executablePath(),
  ]
  return candidates.find((candidate) => candidate && isExecutable(candidate))
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Ways to get a Chromium, tried in turn. */
const installations: readonly (() => Promise<number>)[] = [
  () => runTool('playwright', ['install', '--with-deps', 'chromium']),
  () => runTool('playwright', ['install', 'chromium']),
  async () => {
    await run('apt-get', ['update', '-qq'])
    return run('apt-get', ['install', '-y', '-qq', 'chromium'])
  },
  () => run('sudo', ['-n', 'apt-get', 'install', '-y', '-qq', 'chromium']),
]

/** Installs a Chromium where none was found; undefined where no way worked. */
export async function installChromium(): Promise<string | undefined> {
  for (const install of installations) {
    // A missing package manager is one way less, not the end.
    await install().catch(() => undefined)
    const found = findChromium()
    if (found) return found
  }
  return undefined
}
