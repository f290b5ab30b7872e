import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * What a document may weigh, and what it may make a browser load before its page is looked at, in
 * bytes as they are served. Its styles are written into it; one that it links to is over budget.
 */
export interface DocumentLimits {
  readonly html: number
  readonly style: number
  readonly font: number
}

/** What `perf/budgets.json` holds: bytes as they are served, times in milliseconds. */
export interface Limits {
  /** By page, and for all that have none of their own. */
  readonly documents: Readonly<Record<string, DocumentLimits>>
  readonly entryPoints: {
    /** The script that every page starts with. */
    readonly start: number
    /** The same and all that the home page loads while it is read, without its texts. */
    readonly home: number
    /** The same, and what it loads when a visitor turns to its form. */
    readonly homeUsed: number
    /** What a page asks for that a home page read to its end does not, without its texts. */
    readonly beyondHome: Readonly<Record<string, number>> & { readonly others: number }
  }
  /** What `npm run perf` holds the site to. */
  readonly targets: {
    readonly score: number
    readonly lowEndScore: number
    /** Of the limit page's, on the home page. */
    readonly firstContentfulPaintRatio: number
    readonly largestContentfulPaintRatio: number
    readonly totalBlockingTime: number
    readonly cumulativeLayoutShift: number
    readonly firstViewBytes: number
    readonly documentBytes: number
    readonly liveScriptBytes: number
    readonly bookingScriptBytes: number
    readonly menuAnswer: number
    readonly menuTaps: number
    readonly longestTask: number
    readonly interaction: number
    readonly navigation: number
  }
}

export const readLimits = (root: string): Limits =>
  JSON.parse(readFileSync(path.join(root, 'perf/budgets.json'), 'utf8')) as Limits
