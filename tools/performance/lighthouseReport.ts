import type { Measurement, OtherScores } from './measurement'

/** The fields that are read of what Lighthouse writes. */
export interface LighthouseReport {
  readonly lighthouseVersion: string
  readonly environment: { readonly benchmarkIndex: number; readonly hostUserAgent: string }
  readonly finalDisplayedUrl: string
  readonly runtimeError?: { readonly code: string; readonly message: string }
  readonly categories: Readonly<Record<string, { readonly score: number | null } | undefined>>
  readonly audits: Readonly<Record<string, Audit | undefined>>
}

interface Audit {
  readonly numericValue?: number
  readonly details?: { readonly items?: readonly unknown[] }
}

interface NetworkRequest {
  readonly resourceType?: string
  readonly transferSize?: number
}

const percent = (score: number) => Math.round(score * 100)

function scoreOf({ categories }: LighthouseReport, name: string): number {
  const score = categories[name]?.score
  if (score === undefined || score === null) throw new Error(`Lighthouse gives no ${name} score`)
  return percent(score)
}

function valueOf({ audits }: LighthouseReport, name: string): number {
  const value = audits[name]?.numericValue
  if (value === undefined) throw new Error(`Lighthouse could not measure ${name}`)
  return value
}

function transferred({ audits }: LighthouseReport, type?: string): number {
  const requests = (audits['network-requests']?.details?.items ?? []) as readonly NetworkRequest[]
  return requests
    .filter(({ resourceType }) => type === undefined || resourceType === type)
    .reduce((total, { transferSize = 0 }) => total + transferSize, 0)
}

/**
 * What a report says of one load.
 *
 * @throws {Error} where the load failed or led to another address, of which nothing should be told
 */
export function measurementOf(report: LighthouseReport, url: string): Measurement {
  const { runtimeError, finalDisplayedUrl } = report
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  if (finalDisplayedUrl !== url) throw new Error(`${url} led to ${finalDisplayedUrl}`)
  return {
    score: scoreOf(report, 'performance'),
    firstContentfulPaint: valueOf(report, 'first-contentful-paint'),
    largestContentfulPaint: valueOf(report, 'largest-contentful-paint'),
    totalBlockingTime: valueOf(report, 'total-blocking-time'),
    cumulativeLayoutShift: valueOf(report, 'cumulative-layout-shift'),
    bytes: transferred(report),
    scriptBytes: transferred(report, 'Script'),
  }
}

/** Lighthouse's other scores, where the report was asked for them. */
export function otherScoresOf(report: LighthouseReport): OtherScores | undefined {
  if (!report.categories.accessibility) return undefined
  return {
    accessibility: scoreOf(report, 'accessibility'),
    bestPractices: scoreOf(report, 'best-practices'),
    seo: scoreOf(report, 'seo'),
  }
}
