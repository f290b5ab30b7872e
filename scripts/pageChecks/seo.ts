import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import lighthouse, { type Flags } from 'lighthouse'
import type { Language } from '../../src/site/language'

/** A browser that Lighthouse looks at one document after the other with. */
export interface LighthouseBrowser {
  /** The port that it takes orders at. */
  readonly port: number
  close(): Promise<void>
}

/** @param executablePath of a Chromium */
export async function openLighthouseBrowser(executablePath: string): Promise<LighthouseBrowser> {
  const profile = mkdtempSync(path.join(tmpdir(), 'lighthouse-'))
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--remote-debugging-port=0'],
  })
  const [port] = readFileSync(path.join(profile, 'DevToolsActivePort'), 'utf8').split('\n')
  return {
    port: Number(port),
    close: async () => {
      await browser.close()
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

/** Nothing here depends on how fast a page is: no wait for it to come to rest. */
const quick: Flags = {
  onlyCategories: ['seo'],
  throttlingMethod: 'simulate',
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 0,
  networkQuietThresholdMs: 0,
  cpuQuietThresholdMs: 0,
  disableFullPageScreenshot: true,
  disableStorageReset: true,
  logLevel: 'error',
}

/** Who is not led to the document in the language of their browser (R2). */
const crawler =
  'Mozilla/5.0 (Linux; Android 6.0.1) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

interface Looked {
  readonly language: Language
  /** The port of the browser. */
  readonly port: number
  /** Whether the document asks to be left out, which Lighthouse would hold against it. */
  readonly leftOut: boolean
}

/** What keeps a document from Lighthouse's full score for search engines, a line each. */
export async function seoProblems(
  url: string,
  { language, port, leftOut }: Looked,
): Promise<string[]> {
  const result = await lighthouse(url, {
    ...quick,
    port,
    emulatedUserAgent: crawler,
    extraHeaders: { 'Accept-Language': language },
    skipAudits: leftOut ? ['is-crawlable'] : [],
  })
  if (!result) return ['Lighthouse gives no answer']
  const { audits, categories, finalDisplayedUrl, runtimeError } = result.lhr
  if (runtimeError) return [runtimeError.message]
  if (finalDisplayedUrl !== url) return [`it led to ${finalDisplayedUrl}`]
  const { score, auditRefs } = categories.seo ?? { score: null, auditRefs: [] }
  if (score === 1) return []
  const failed = auditRefs.flatMap(({ id, weight }) => {
    const audit = audits[id]
    const counts = audit && weight > 0 && audit.score !== null && audit.score < 1
    return counts ? [`${audit.title} (${id}) ${itemsOf(audit.details)}`] : []
  })
  return [`it scores ${Math.round((score ?? 0) * 100)}`, ...failed]
}

/** What an audit has found, where it lists it. */
const itemsOf = (details: object | undefined): string =>
  details && 'items' in details ? JSON.stringify(details.items) : ''
