import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Size limits of a document and of what it loads before the first paint, in bytes as served. Styles
 * are inlined, so any linked stylesheet is over budget.
 */
export interface DocumentLimits {
  readonly html: number
  readonly style: number
  readonly font: number
}

/** The content of `perf/budgets.json`: sizes in bytes as served, times in milliseconds. */
export interface Limits {
  /** By page; `others` for pages without their own limits. */
  readonly documents: Readonly<Record<string, DocumentLimits>>
  readonly entryPoints: {
    /** The script that every page starts with. */
    readonly start: number
    /** The start script plus all that the home page loads while it is read, without content. */
    readonly home: number
    /** The same plus what it loads when a visitor uses its form. */
    readonly homeUsed: number
    /** The script that a page loads in addition to the home page's, without content. */
    readonly beyondHome: Readonly<Record<string, number>> & { readonly others: number }
  }
  /** Targets of `npm run perf`. */
  readonly targets: {
    readonly score: number
    readonly lowEndScore: number
    /** Times of every page as ratios of the baseline page's. */
    readonly firstContentfulPaintRatio: number
    readonly largestContentfulPaintRatio: number
    /** The same for pages whose document arrives in the first round trip. */
    readonly shortFirstContentfulPaintRatio: number
    /** The bytes that a server sends in the first round trip, with headers. */
    readonly firstRoundTripBytes: number
    readonly totalBlockingTime: number
    readonly cumulativeLayoutShift: number
    readonly firstViewBytes: number
    readonly documentBytes: number
    readonly hydratedScriptBytes: number
    readonly bookingScriptBytes: number
    readonly menuResponse: number
    readonly menuTaps: number
    readonly longestTask: number
    readonly interaction: number
    readonly navigation: number
    /** On a slow phone, as multiples of the first paint of the same load. */
    readonly usable: {
      readonly dayChosen: number
      readonly timesShown: number
      readonly nameTyped: number
    }
  }
}

export const readLimits = (root: string): Limits =>
  JSON.parse(readFileSync(path.join(root, 'perf/budgets.json'), 'utf8')) as Limits
