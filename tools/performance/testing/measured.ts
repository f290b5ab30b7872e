import type { LighthouseResults } from '../measurePages'
import { limitPage, type Measurement, type Profile, type Row } from '../measurement'
import type { PhoneResults } from '../phone/measurePhone'
import type { BytesByKind, TransferResults } from '../phone/transferred'

/** A row of a page that could not be better, but for what is said. */
export const row = (
  subject: string,
  profile: Profile,
  changes: Partial<Measurement> = {},
): Row => ({
  subject,
  profile,
  runs: 5,
  median: {
    score: 100,
    firstContentfulPaint: 800,
    largestContentfulPaint: 1_200,
    totalBlockingTime: 0,
    cumulativeLayoutShift: 0,
    bytes: 120_000,
    scriptBytes: 60_000,
    ...changes,
  },
})

export const limitRow = row(limitPage, 'mobile', {
  firstContentfulPaint: 640,
  largestContentfulPaint: 1_000,
  bytes: 49_000,
  scriptBytes: 0,
})

export const lighthouseResults = (rows: readonly Row[]): LighthouseResults => ({
  rows,
  version: '12.8.2',
  userAgent: 'Chromium',
  benchmarkIndex: 2_000,
})

export const phoneResults: PhoneResults = {
  firstTap: { firstPaint: 850, answered: 950, taps: 1, longestTask: 90 },
  interactions: { menu: 48, 'chat tab': 56, carousel: 64, 'wizard day': 72 },
  navigations: { hovered: 80, focused: 70, bookingHovered: 90, unprepared: 900 },
}

const bytes = (changes: Partial<BytesByKind>): BytesByKind => ({
  document: 0,
  script: 0,
  content: 0,
  style: 0,
  font: 0,
  picture: 0,
  media: 0,
  other: 0,
  ...changes,
})

export const transferResults: TransferResults = {
  firstView: bytes({ document: 20_000, script: 60_000, font: 41_000 }),
  liveHome: bytes({ document: 20_000, script: 160_000, font: 41_000, media: 230_000 }),
  bookingBeyondHome: bytes({ document: 9_000, script: 70_000 }),
}
