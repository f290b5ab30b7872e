import path from 'node:path'
import { readLimits } from '../../scripts/budgets/limits'
import { judge, withAllowance, type Measured } from './targets'
import { limitRow, phoneResults, row, transferResults } from './testing/measured'

const limits = readLimits(path.join(__dirname, '../..'))
const { targets } = limits

const home = 'home (es)'
const englishHome = 'home (en)'
const pricing = 'pricing (es)'

const measured: Measured = {
  homes: [home, englishHome],
  pages: [home, englishHome, pricing],
  rows: [
    limitRow,
    row(home, 'mobile'),
    row(englishHome, 'mobile'),
    row(pricing, 'mobile'),
    row('another site', 'mobile', { score: 10 }),
    row(home, 'desktop'),
    row(home, 'lowEnd', { score: 96 }),
  ],
  phone: phoneResults,
  transfer: transferResults,
}

const missedOf = (changes: Partial<Measured>) =>
  judge({ ...measured, ...changes }, targets)
    .filter(({ met }) => !met)
    .map(({ what, target, measured: value }) => `${what}: ${value}, ${target}`)

test('a site that reaches every target is found to; another site is not held to them', () => {
  expect(missedOf({})).toEqual([])
})

test('the page that is furthest from a target is named', () => {
  const worse = row(pricing, 'mobile', {
    score: 97,
    totalBlockingTime: 51,
    cumulativeLayoutShift: 0.004,
  })
  expect(missedOf({ rows: [row(home, 'mobile'), worse] })).toEqual([
    'every page, mobile: score (pricing (es)): 97, ≥ 100',
    'every page, mobile: TBT (pricing (es)): 51 ms, ≤ 50 ms',
    'every page, mobile: CLS (pricing (es)): 0.004, ≤ 0',
  ])
})

test('the home page is held to multiples of the limit page, and to a slow phone', () => {
  const slower = { firstContentfulPaint: 896, largestContentfulPaint: 1_400 }
  expect(
    missedOf({
      rows: [
        limitRow,
        row(home, 'mobile'),
        row(englishHome, 'mobile', slower),
        row(home, 'lowEnd', { score: 94 }),
      ],
    }),
  ).toEqual([
    "home (en), mobile: FCP of the limit page's: 1.40×, ≤ 1.35×",
    "home (en), mobile: LCP of the limit page's: 1.40×, ≤ 1.35×",
    'home (es), 14 times slower processor: score: 94, ≥ 95',
  ])
})

test('what is transferred is weighed', () => {
  const { firstView, liveHome, bookingBeyondHome } = transferResults
  expect(
    missedOf({
      transfer: {
        firstView: { ...firstView, document: 30_100, picture: 85_000 },
        liveHome: { ...liveHome, script: 211_000, content: 5_000 },
        bookingBeyondHome: { ...bookingBeyondHome, script: 113_000, content: 2_100 },
      },
    }),
  ).toEqual([
    "home's first view: 216.1 KB, ≤ 165.0 KB",
    "home's document: 30.1 KB, ≤ 30.0 KB",
    "home's script and content, read to its end: 216.0 KB, ≤ 215.0 KB",
    "booking's script and content beyond: 115.1 KB, ≤ 115.0 KB",
  ])
})

test('what a phone feels is judged', () => {
  expect(
    missedOf({
      phone: {
        firstTap: { firstPaint: 900, answered: 2_080, taps: 2, longestTask: 310 },
        interactions: { ...phoneResults.interactions, carousel: 104 },
        navigations: { hovered: 190, focused: 151, bookingHovered: 170, unprepared: 2_000 },
      },
    }),
  ).toEqual([
    'menu answers the first tap: 2.08 s, ≤ 1.00 s',
    'taps until the menu answers: 2, ≤ 1',
    'longest task of the load: 310 ms, ≤ 120 ms',
    'INP, carousel: 104 ms, ≤ 100 ms',
    'next page painted, its link hovered before: 190 ms, ≤ 150 ms',
    'next page painted, its link focused before: 151 ms, ≤ 150 ms',
    'booking painted, its link hovered before: 170 ms, ≤ 150 ms',
  ])
})

test('only ratios, layout, sizes and the number of taps hold on any machine', () => {
  expect(
    judge(measured, targets)
      .filter(({ steady }) => steady)
      .map(({ what }) => what),
  ).toEqual([
    'every page, mobile: CLS (home (es))',
    'every page, desktop: CLS (home (es))',
    "home (es), mobile: FCP of the limit page's",
    "home (es), mobile: LCP of the limit page's",
    "home's first view",
    "home's document",
    "home's script and content, read to its end",
    "booking's script and content beyond",
    'taps until the menu answers',
  ])
})

test('the short form grants an allowance', () => {
  const slower = {
    firstContentfulPaint: 640 * 1.6,
    largestContentfulPaint: 1_680,
    cumulativeLayoutShift: 0.009,
  }
  const rows = [limitRow, row(home, 'mobile', slower)]
  const missed = (granted: typeof targets) =>
    judge({ ...measured, rows, phone: undefined, transfer: undefined }, granted).filter(
      ({ met }) => !met,
    ).length
  expect([missed(targets), missed(withAllowance(limits))]).toEqual([3, 0])
})

test('what was not measured is not judged', () => {
  expect(judge({ ...measured, rows: [], phone: undefined, transfer: undefined }, targets)).toEqual(
    [],
  )
})
