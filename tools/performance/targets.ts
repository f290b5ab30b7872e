import budgets from '../../perf/budgets.json' with { type: 'json' }
import type { NextPageResult } from './nextPage'
import type { Load, Profile, Row } from './pages'
import type { PhoneResult } from './phone'
import { ratio } from './statistics'
import type { TransferResult } from './transfer'
import type { UsableResult } from './usable'

const { targets } = budgets

/** Results; parts that were not measured are missing. */
export interface Measured {
  readonly rows: readonly Row[]
  readonly phone?: PhoneResult
  readonly nextPage?: NextPageResult
  readonly usable?: UsableResult
  readonly transfer?: TransferResult
}

/** A measured value compared with its target. */
export interface Verdict {
  readonly what: string
  readonly target: string
  readonly measured: string
  readonly met: boolean
}

type Format = (value: number) => string

export const formatInteger: Format = (value) => value.toFixed()
export const formatKilobytes: Format = (bytes) => (bytes / 1000).toFixed(1)
export const formatSeconds: Format = (milliseconds) => (milliseconds / 1000).toFixed(2)
export const formatRatio: Format = (value) => `${value.toFixed(2)}×`
export const formatLayoutShift: Format = (value) => (value === 0 ? '0' : value.toFixed(3))
const formatMilliseconds: Format = (value) => `${formatInteger(value)} ms`
const formatWithKilobytes: Format = (bytes) => `${formatKilobytes(bytes)} KB`

const checkMaximum = (what: string, value: number, limit: number, format: Format): Verdict => ({
  what,
  target: `≤ ${format(limit)}`,
  measured: format(value),
  met: value <= limit,
})

const checkMinimum = (what: string, value: number, limit: number): Verdict => ({
  what,
  target: `≥ ${formatInteger(limit)}`,
  measured: formatInteger(value),
  met: value >= limit,
})

export const baselineName = 'baseline page'
const findBaselineRow = (rows: readonly Row[], profile: Profile) =>
  rows.find((row) => row.subject.name === baselineName && row.profile === profile)

/** Returns a time as a ratio of the baseline page's; undefined if that was not loaded. */
export function getRatio(rows: readonly Row[], row: Row, field: 'fcp' | 'lcp'): number | undefined {
  const reference = findBaselineRow(rows, row.profile)
  return reference && ratio(row.median[field], reference.median[field])
}

const isOwn = ({ subject }: Row) => subject.page !== undefined
const isHome = ({ subject }: Row) => subject.page === 'home'

/** Returns the row furthest from a target. */
const findWorst = (rows: readonly Row[], field: keyof Load, isLowest = false) =>
  rows.toSorted((one, other) => (one.median[field] - other.median[field]) * (isLowest ? 1 : -1))[0]

function checkProfile(all: readonly Row[], profile: Profile): Verdict[] {
  const rows = all.filter((row) => row.profile === profile && isOwn(row))
  const checkWorst = (
    name: string,
    worst: Row | undefined,
    check: (what: string, median: Load) => Verdict,
  ) =>
    worst ? [check(`every page, ${profile}: ${name} (${worst.subject.name})`, worst.median)] : []
  return [
    ...checkWorst('score', findWorst(rows, 'score', true), (what, { score }) =>
      checkMinimum(what, score, targets.score),
    ),
    ...checkWorst('TBT', findWorst(rows, 'tbt'), (what, { tbt }) =>
      checkMaximum(what, tbt, targets.totalBlockingTime, formatMilliseconds),
    ),
    ...checkWorst('CLS', findWorst(rows, 'cls'), (what, { cls }) =>
      checkMaximum(what, cls, targets.cumulativeLayoutShift, formatLayoutShift),
    ),
  ]
}

/** Paint times of the pages on a phone as ratios of the baseline page's. */
function checkRatios(rows: readonly Row[]): Verdict[] {
  const pages = rows.filter((row) => row.profile === 'mobile' && isOwn(row))
  const short = pages.filter(({ median }) => median.documentBytes <= targets.firstRoundTripBytes)
  const checks = [
    ['every page', pages, 'fcp', targets.firstContentfulPaintRatio],
    ['every page', pages, 'lcp', targets.largestContentfulPaintRatio],
    ['documents of one round trip', short, 'fcp', targets.shortFirstContentfulPaintRatio],
  ] as const
  return checks.flatMap(([which, checked, field, limit]) => {
    const worst = findWorst(checked, field)
    const value = worst && getRatio(rows, worst, field)
    if (!worst || value === undefined) return []
    const what = `${which}, mobile: ${field.toUpperCase()} of the baseline page's`
    return [checkMaximum(`${what} (${worst.subject.name})`, value, limit, formatRatio)]
  })
}

function checkLowEnd(rows: readonly Row[]): Verdict[] {
  const homes = rows.filter((row) => isHome(row) && row.profile === 'lowEnd')
  const worst = findWorst(homes, 'score', true)
  if (!worst) return []
  const what = `${worst.subject.name}, 14 times slower processor: score`
  return [checkMinimum(what, worst.median.score, targets.lowEndScore)]
}

/** Accessibility, best practices and SEO; noindex pages without SEO. */
function checkOtherScores(rows: readonly Row[]): Verdict[] {
  const scores = rows.flatMap(({ subject, otherScores }) =>
    otherScores.slice(0, subject.isNoIndex ? 2 : 3),
  )
  if (scores.length === 0) return []
  return [
    checkMinimum('every page: accessibility, best practices and SEO', Math.min(...scores), 100),
  ]
}

function checkTransfer(result: TransferResult): Verdict[] {
  const { firstView, wholeHome, bookingBeyondHome } = result
  const sizes = [
    ["home's first view", firstView.total, targets.firstViewBytes],
    ["home's document", firstView.document, targets.documentBytes],
    [
      "home's script and content, read to its end",
      wholeHome.script + wholeHome.content,
      targets.hydratedScriptBytes,
    ],
    [
      "booking's script and content beyond",
      bookingBeyondHome.script + bookingBeyondHome.content,
      targets.bookingScriptBytes,
    ],
  ] as const
  return sizes.map(([what, value, limit]) => checkMaximum(what, value, limit, formatWithKilobytes))
}

/** A measured number: its name in the report, and the target that it may not exceed if it has one. */
interface Figure {
  readonly label: string
  readonly limit?: number
  /** If it is written otherwise than the others. */
  readonly format?: Format
}

export const phoneFigures: Readonly<Record<keyof PhoneResult, Figure>> = {
  firstPaint: { label: 'first content painted' },
  menuTaps: {
    label: 'taps until the menu opens',
    limit: targets.menuTaps,
    format: formatInteger,
  },
  menuResponse: { label: 'menu open after the first tap', limit: targets.menuResponse },
  longestTask: { label: 'longest task of the load', limit: targets.longestTask },
  menu: { label: 'INP, menu', limit: targets.interaction },
  chatTab: { label: 'INP, chat tab', limit: targets.interaction },
  carousel: { label: 'INP, carousel', limit: targets.interaction },
  wizardDay: { label: 'INP, wizard day', limit: targets.interaction },
  contactField: { label: 'INP, field of the contact form', limit: targets.interaction },
  wizardField: { label: 'INP, field of the wizard', limit: targets.interaction },
}

export const nextPageFigures: Readonly<Record<keyof NextPageResult, Figure>> = {
  hovered: { label: 'next page painted, its link hovered before', limit: targets.navigation },
  focused: { label: 'next page painted, its link focused before', limit: targets.navigation },
  bookingHovered: { label: 'booking painted, its link hovered before', limit: targets.navigation },
  unprepared: { label: 'next page painted, tapped without either' },
}

const { dayChosen, timesShown, nameTyped } = targets.usable

const usableFigures: Readonly<Record<keyof UsableResult, Figure>> = {
  dayChosen: { label: 'booking, slow phone: a day is chosen', limit: dayChosen },
  timesShown: { label: 'booking, slow phone: its times are shown', limit: timesShown },
  nameTyped: { label: 'contact form, slow phone: a name is typed', limit: nameTyped },
}

function checkFigures<Name extends string>(
  figures: Readonly<Record<Name, Figure>>,
  results: Readonly<Record<Name, number>> | undefined,
  usual = formatMilliseconds,
): Verdict[] {
  if (!results) return []
  return (Object.keys(figures) as Name[]).flatMap((name) => {
    const { label, limit, format = usual } = figures[name]
    return limit === undefined ? [] : [checkMaximum(label, results[name], limit, format)]
  })
}

/** Compares the results with the targets of `perf/budgets.json`. */
export const checkTargets = (measured: Measured): Verdict[] => [
  ...checkProfile(measured.rows, 'mobile'),
  ...checkProfile(measured.rows, 'desktop'),
  ...checkRatios(measured.rows),
  ...checkLowEnd(measured.rows),
  ...checkOtherScores(measured.rows),
  ...(measured.transfer ? checkTransfer(measured.transfer) : []),
  ...checkFigures(phoneFigures, measured.phone),
  ...checkFigures(nextPageFigures, measured.nextPage),
  ...checkFigures(usableFigures, measured.usable, formatRatio),
]
