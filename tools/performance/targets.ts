import type { Limits } from '../../scripts/budgets/limits'
import { kilobytes, seconds, shift, times, whole } from './format'
import { referenceRow, type Measurement, type Profile, type Row } from './measurement'
import type { PhoneResults } from './phone/measurePhone'
import { navigationLabels } from './phone/navigationNames'
import { totalOf, type BytesByKind, type TransferResults } from './phone/transferred'
import { ratio } from './statistics'

/** What was measured; a part that was not asked for is missing. */
export interface Measured {
  readonly rows: readonly Row[]
  /** The names of the site's own pages among the rows. */
  readonly pages: readonly string[]
  /** Those of the home page, in each language. */
  readonly homes: readonly string[]
  readonly phone: PhoneResults | undefined
  readonly transfer: TransferResults | undefined
}

/** A target and whether it was reached. */
export interface Verdict {
  readonly what: string
  readonly target: string
  readonly measured: string
  readonly met: boolean
  /** Whether the verdict is the same on any machine: ratios, layout and sizes are. */
  readonly steady: boolean
}

type Format = (value: number) => string

interface Judged {
  readonly what: string
  readonly value: number
  readonly limit: number
  readonly format: Format
  readonly steady?: boolean
}

const atMost = ({ what, value, limit, format, steady = false }: Judged): Verdict => ({
  what,
  target: `≤ ${format(limit)}`,
  measured: format(value),
  met: value <= limit,
  steady,
})

const atLeast = ({ what, value, limit, format }: Judged): Verdict => ({
  what,
  target: `≥ ${format(limit)}`,
  measured: format(value),
  met: value >= limit,
  steady: false,
})

const milliseconds: Format = (value) => `${whole(value)} ms`
const inSeconds: Format = (value) => `${seconds(value)} s`
const inKilobytes: Format = (bytes) => `${kilobytes(bytes)} KB`

/** The page that is furthest from a target, named where it is not the only one. */
function worst(rows: readonly Row[], field: keyof Measurement, lowest: boolean) {
  const [first] = rows.toSorted(
    (one, other) => (one.median[field] - other.median[field]) * (lowest ? 1 : -1),
  )
  return first && { page: first.subject, value: first.median[field] }
}

function judgeProfile({ rows, pages }: Measured, targets: Limits['targets'], profile: Profile) {
  const own = rows.filter((row) => row.profile === profile && pages.includes(row.subject))
  const score = worst(own, 'score', true)
  const blocking = worst(own, 'totalBlockingTime', false)
  const moved = worst(own, 'cumulativeLayoutShift', false)
  if (!score || !blocking || !moved) return []
  const every = (field: string, page: string) => `every page, ${profile}: ${field} (${page})`
  return [
    atLeast({
      what: every('score', score.page),
      value: score.value,
      limit: targets.score,
      format: whole,
    }),
    atMost({
      what: every('TBT', blocking.page),
      value: blocking.value,
      limit: targets.totalBlockingTime,
      format: milliseconds,
    }),
    atMost({
      what: every('CLS', moved.page),
      value: moved.value,
      limit: targets.cumulativeLayoutShift,
      format: shift,
      steady: true,
    }),
  ]
}

function judgeHome({ rows, homes }: Measured, targets: Limits['targets']): Verdict[] {
  const own = (profile: Profile) =>
    rows.filter((row) => row.profile === profile && homes.includes(row.subject))
  const reference = referenceRow(rows, 'mobile')?.median
  const ratios = [
    ['FCP', 'firstContentfulPaint', targets.firstContentfulPaintRatio],
    ['LCP', 'largestContentfulPaint', targets.largestContentfulPaintRatio],
  ] as const
  const slowest = ratios.flatMap(([name, field, limit]) => {
    const page = worst(own('mobile'), field, false)
    if (!page || !reference) return []
    const value = ratio(page.value, reference[field])
    const what = `${page.page}, mobile: ${name} of the limit page's`
    return [atMost({ what, value, limit, format: times, steady: true })]
  })
  const low = worst(own('lowEnd'), 'score', true)
  const what = `${low?.page ?? ''}, 14 times slower processor: score`
  return low
    ? [...slowest, atLeast({ what, value: low.value, limit: targets.lowEndScore, format: whole })]
    : slowest
}

/** What it takes for a page to be live. */
const live = ({ script, content }: BytesByKind) => script + content

function judgeTransfer(transfer: TransferResults, targets: Limits['targets']): Verdict[] {
  const { firstView, liveHome, bookingBeyondHome } = transfer
  const sizes = [
    ["home's first view", totalOf(firstView), targets.firstViewBytes],
    ["home's document", firstView.document, targets.documentBytes],
    ["home's script and content, read to its end", live(liveHome), targets.liveScriptBytes],
    ["booking's script and content beyond", live(bookingBeyondHome), targets.bookingScriptBytes],
  ] as const
  return sizes.map(([what, value, limit]) =>
    atMost({ what, value, limit, format: inKilobytes, steady: true }),
  )
}

function judgePhone(phone: PhoneResults, targets: Limits['targets']): Verdict[] {
  const { firstTap, interactions, navigations } = phone
  return [
    atMost({
      what: 'menu answers the first tap',
      value: firstTap.answered,
      limit: targets.menuAnswer,
      format: inSeconds,
    }),
    atMost({
      what: 'taps until the menu answers',
      value: firstTap.taps,
      limit: targets.menuTaps,
      format: whole,
      steady: true,
    }),
    atMost({
      what: 'longest task of the load',
      value: firstTap.longestTask,
      limit: targets.longestTask,
      format: milliseconds,
    }),
    ...Object.entries(interactions).map(([name, value]) =>
      atMost({ what: `INP, ${name}`, value, limit: targets.interaction, format: milliseconds }),
    ),
    ...(['hovered', 'focused', 'bookingHovered'] as const).map((name) =>
      atMost({
        what: navigationLabels[name],
        value: navigations[name],
        limit: targets.navigation,
        format: milliseconds,
      }),
    ),
  ]
}

/**
 * What the short form asks for: it measures too little, and on too busy machines, to find a small
 * change, and must never fail without one.
 */
export const withAllowance = ({ targets, allowance }: Limits): Limits['targets'] => ({
  ...targets,
  firstContentfulPaintRatio: targets.firstContentfulPaintRatio * allowance.ratio,
  largestContentfulPaintRatio: targets.largestContentfulPaintRatio * allowance.ratio,
  cumulativeLayoutShift: targets.cumulativeLayoutShift + allowance.layoutShift,
})

/** Holds what was measured to the targets. */
export function judge(measured: Measured, targets: Limits['targets']): Verdict[] {
  const { phone, transfer } = measured
  return [
    ...judgeProfile(measured, targets, 'mobile'),
    ...judgeProfile(measured, targets, 'desktop'),
    ...judgeHome(measured, targets),
    ...(transfer ? judgeTransfer(transfer, targets) : []),
    ...(phone ? judgePhone(phone, targets) : []),
  ]
}
