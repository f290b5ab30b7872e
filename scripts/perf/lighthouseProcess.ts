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

process.on('message', (run: LighthouseRun) => {
  load(run)
    .catch((error: unknown): LighthouseAnswer => ({ error: String(error) }))
    .then((answer) => process.send?.(answer))
    .catch(console.error)
})
