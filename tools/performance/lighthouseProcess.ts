/** Runs Lighthouse for `lighthouse.ts`: a message is a load, the answer its report. */
import { launch } from 'chrome-launcher'
import lighthouse, { desktopConfig, type Config, type Flags } from 'lighthouse'
import type { LighthouseAnswer, LighthouseRun } from './lighthouse'
import type { LighthouseReport } from './lighthouseReport'
import type { Profile } from './measurement'

const configurations: Readonly<Record<Profile, Config | undefined>> = {
  mobile: undefined,
  desktop: desktopConfig,
  lowEnd: {
    extends: 'lighthouse:default',
    settings: { throttling: { cpuSlowdownMultiplier: 14 } },
  },
}

const allCategories = ['performance', 'accessibility', 'best-practices', 'seo']

async function load(run: LighthouseRun): Promise<LighthouseAnswer> {
  const { url, language, profile, allScores, chromium } = run
  const browser = await launch({
    chromePath: chromium,
    chromeFlags: ['--headless=new', '--no-sandbox', `--accept-lang=${language}`],
    logLevel: 'silent',
  })
  try {
    const flags: Flags = {
      port: browser.port,
      logLevel: 'error',
      onlyCategories: allScores ? allCategories : ['performance'],
      // Neither counts for a score; each takes its time after the load.
      disableFullPageScreenshot: true,
      skipAudits: allScores ? null : ['bf-cache'],
      extraHeaders: { 'Accept-Language': language },
    }
    const result = await lighthouse(url, flags, configurations[profile])
    return result
      ? { report: result.lhr as LighthouseReport }
      : { error: 'Lighthouse has no result' }
  } finally {
    browser.kill()
  }
}

/** Now and then Chromium's trace of a load lacks its beginning, and Lighthouse can say nothing of it. */
const attempts = 3

const hasFailed = (answer: LighthouseAnswer) =>
  'error' in answer || answer.report.runtimeError !== undefined

async function loadSurely(run: LighthouseRun): Promise<LighthouseAnswer> {
  for (let attempt = 1; attempt < attempts; attempt += 1) {
    const answer = await load(run)
    if (!hasFailed(answer)) return answer
  }
  return load(run)
}

process.on('message', (run: LighthouseRun) => {
  loadSurely(run)
    .catch((error: unknown): LighthouseAnswer => ({ error: String(error) }))
    .then((answer) => process.send?.(answer))
    .catch(console.error)
})
