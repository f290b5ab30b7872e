import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import type { LighthouseReport } from './lighthouseReport'
import type { Profile, Subject } from './measurement'

const execute = promisify(execFile)
const require = createRequire(import.meta.url)

const profileParameters: Readonly<Record<Profile, readonly string[]>> = {
  mobile: [],
  desktop: ['--preset=desktop'],
  lowEnd: ['--throttling.cpuSlowdownMultiplier=14'],
}

const allCategories = 'performance,accessibility,best-practices,seo'

/** A report is about a megabyte. */
const mostOutput = 64 * 1024 * 1024

interface LighthouseRun extends Subject {
  readonly profile: Profile
  /** Also what has nothing to do with speed, which no further run would change. */
  readonly allScores: boolean
  /** The browser's path. */
  readonly chromium: string
}

/**
 * One load of a page by Lighthouse, in a process and a browser of its own, so that no run warms up
 * the next one and the server's work is not taken for the page's.
 */
export async function runLighthouse(run: LighthouseRun): Promise<LighthouseReport> {
  const { url, language, profile, allScores, chromium } = run
  const browserFlags = ['--headless=new', '--no-sandbox', `--accept-lang=${language}`]
  const { stdout } = await execute(
    process.execPath,
    [
      require.resolve('lighthouse/cli/index.js'),
      url,
      '--quiet',
      '--output=json',
      '--output-path=stdout',
      '--no-enable-error-reporting',
      `--only-categories=${allScores ? allCategories : 'performance'}`,
      `--chrome-flags=${browserFlags.join(' ')}`,
      `--extra-headers=${JSON.stringify({ 'Accept-Language': language })}`,
      ...profileParameters[profile],
    ],
    { maxBuffer: mostOutput, env: { ...process.env, CHROME_PATH: chromium } },
  )
  return JSON.parse(stdout) as LighthouseReport
}
