import lighthouse, { desktopConfig, type Config, type Flags } from 'lighthouse'
import { withPage } from './browser'
import { listRequests, sumByKind } from './bytes'
import { interleave, median, medians } from './statistics'

/** Lighthouse's phone and desktop, and its phone with 14× CPU slowdown. */
export const profiles = ['mobile', 'desktop', 'lowEnd'] as const
export type Profile = (typeof profiles)[number]

const configurations: Readonly<Record<Profile, Config | undefined>> = {
  mobile: undefined,
  desktop: desktopConfig,
  lowEnd: {
    extends: 'lighthouse:default',
    settings: { throttling: { cpuSlowdownMultiplier: 14 } },
  },
}

/** What to load: a page of the site, the baseline page, or the first page of another built site. */
export interface Subject {
  readonly name: string
  readonly url: string
  readonly language: string
  /** The page's id, if it is a page of the site. */
  readonly page?: string
  /** Whether the page is noindex, which costs it SEO points. */
  readonly isNoIndex?: boolean
}

const loadFields = [
  'score',
  'fcp',
  'lcp',
  'tbt',
  'cls',
  'bytes',
  'documentBytes',
  'scriptBytes',
] as const

/** One load of a page: score from 0 to 100, times in milliseconds, layout shift, bytes. */
export type Load = Readonly<Record<(typeof loadFields)[number], number>>

/** The medians of all loads of a page in a profile. */
export interface Row {
  readonly subject: Subject
  readonly profile: Profile
  readonly median: Load
  /** Lighthouse's scores for accessibility, best practices and SEO, from the first load. */
  readonly otherScores: readonly number[]
}

const otherCategories = ['accessibility', 'best-practices', 'seo']

async function load(subject: Subject, profile: Profile, hasOtherScores: boolean) {
  const { url, language } = subject
  const flags: Flags = {
    onlyCategories: ['performance', ...(hasOtherScores ? otherCategories : [])],
    extraHeaders: { 'Accept-Language': language },
    disableFullPageScreenshot: true,
    logLevel: 'error',
  }
  const result = await withPage({ language }, (page) =>
    lighthouse(url, flags, configurations[profile], page),
  )
  const report = result?.lhr
  if (!report || report.runtimeError) {
    throw new Error(`${url}: ${report?.runtimeError?.message ?? 'no report'}`)
  }
  if (report.finalDisplayedUrl !== url) throw new Error(`${url} led to ${report.finalDisplayedUrl}`)

  const getScore = (category: string) => (report.categories[category]?.score ?? Number.NaN) * 100
  const getValue = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN
  const { total, document, script } = sumByKind(listRequests(report))
  const measured: Load = {
    score: getScore('performance'),
    fcp: getValue('first-contentful-paint'),
    lcp: getValue('largest-contentful-paint'),
    tbt: getValue('total-blocking-time'),
    cls: getValue('cumulative-layout-shift'),
    bytes: total,
    documentBytes: document,
    scriptBytes: script,
  }
  if (Object.values(measured).some(Number.isNaN)) throw new Error(`${url}: an audit is missing`)
  return {
    measured,
    otherScores: hasOtherScores ? otherCategories.map(getScore) : [],
    version: report.lighthouseVersion,
    benchmarkIndex: report.environment.benchmarkIndex,
    browser: /Chrome\/[\d.]+/.exec(report.environment.hostUserAgent)?.[0] ?? 'unknown',
  }
}

/** Retries, because sometimes a browser fails to start or its trace is incomplete. */
async function loadWithRetry(...parameters: Parameters<typeof load>): ReturnType<typeof load> {
  for (let attempt = 1; attempt < 4; attempt += 1) {
    try {
      return await load(...parameters)
    } catch (error) {
      console.warn(`Once more: ${String(error)}`)
    }
  }
  return load(...parameters)
}

interface Plan {
  readonly baseline: Subject
  readonly subjects: readonly Subject[]
  readonly runs: number
}

/** Loads every page in every profile, `runs` times, and returns the medians. */
export async function measurePages({ baseline, subjects, runs }: Plan) {
  const isHome = ({ page }: Subject) => page === 'home'
  const loads = new Map<
    string,
    { subject: Subject; profile: Profile; runs: Load[]; scores: number[] }
  >()
  const benchmarks: number[] = []
  let versions = { lighthouse: '', browser: '' }
  for (let run = 1; run <= runs; run += 1) {
    for (const profile of profiles) {
      const own = profile === 'lowEnd' ? subjects.filter(isHome) : subjects
      for (const subject of interleave(own, baseline)) {
        const key = `${profile}, ${subject.name}`
        const isFirst = run === 1 && profile !== 'lowEnd' && subject !== baseline
        const loaded = await loadWithRetry(subject, profile, isFirst)
        const entry = loads.get(key) ?? { subject, profile, runs: [], scores: loaded.otherScores }
        entry.runs.push(loaded.measured)
        loads.set(key, entry)
        benchmarks.push(loaded.benchmarkIndex)
        versions = { lighthouse: loaded.version, browser: loaded.browser }
        console.log(`${run}/${runs} ${key}: ${loaded.measured.score.toFixed()}`)
      }
    }
  }
  const rows = [...loads.values()].map(({ subject, profile, runs: measured, scores }): Row => ({
    subject,
    profile,
    median: medians(loadFields, measured),
    otherScores: scores,
  }))
  return { rows, ...versions, benchmarkIndex: median(benchmarks) }
}
