export const profiles = ['mobile', 'desktop', 'lowEnd'] as const

/** How a page is loaded: Lighthouse's two, and its phone with a processor 14 times slower. */
export type Profile = (typeof profiles)[number]

export const measuredFields = [
  'score',
  'firstContentfulPaint',
  'largestContentfulPaint',
  'totalBlockingTime',
  'cumulativeLayoutShift',
  'bytes',
  'scriptBytes',
] as const

/** What one load of a page took: a score from 0 to 100, milliseconds and transferred bytes. */
export type Measurement = Readonly<Record<(typeof measuredFields)[number], number>>

/** Lighthouse's other scores, from 0 to 100. */
export interface OtherScores {
  readonly accessibility: number
  readonly bestPractices: number
  readonly seo: number
}

/** What is measured: a page of the site, the limit page, or another folder. */
export interface Subject {
  readonly name: string
  readonly url: string
  readonly language: string
}

/** A subject's medians in one profile. */
export interface Row {
  readonly subject: string
  readonly profile: Profile
  readonly runs: number
  readonly median: Measurement
  readonly otherScores?: OtherScores | undefined
}

export const limitPage = 'limit page'

/** The limit page's row in a profile. */
export const referenceRow = (rows: readonly Row[], profile: Profile): Row | undefined =>
  rows.find((row) => row.subject === limitPage && row.profile === profile)
