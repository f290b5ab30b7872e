import budgets from '../../perf/budgets.json' with { type: 'json' }
import { sumByKind } from './bytes'
import { groupSize, interleave } from './statistics'
import type { Load, Profile, Row, Subject } from './pages'
import { checkTargets, baselineName, type Measured } from './targets'

const perfect: Load = {
  score: 100,
  fcp: 640,
  lcp: 1_000,
  tbt: 0,
  cls: 0,
  bytes: 9,
  documentBytes: 9,
  scriptBytes: 0,
}

const getSubject = (name: string, page?: string): Subject => ({
  name,
  url: `http://127.0.0.1/${name}`,
  language: 'es',
  ...(page !== undefined && { page }),
})
const home = getSubject('home (es)', 'home')
const search = { ...getSubject('search (es)', 'search'), isNoIndex: true }
const baseline = getSubject(baselineName)

const getRow = (
  subject: Subject,
  changes: Partial<Load> = {},
  profile: Profile = 'mobile',
): Row => ({
  subject,
  profile,
  median: { ...perfect, ...changes },
  otherScores: [],
})

const listMissed = (measured: Partial<Measured>) =>
  checkTargets({ rows: [], ...measured })
    .filter(({ met }) => !met)
    .map(({ what }) => what)

test('a figure that was not measured is not compared with a target', () => {
  expect(checkTargets({ rows: [] })).toEqual([])
})

test('another site has no targets', () => {
  const rows = [getRow(baseline), getRow(home), getRow(getSubject('another'), { score: 10 })]
  expect(listMissed({ rows })).toEqual([])
})

test('the page furthest from a target is named', () => {
  const rows = [getRow(home), getRow(search, { score: 97, tbt: 999, cls: 0.004 })]
  expect(listMissed({ rows })).toEqual([
    'every page, mobile: score (search (es))',
    'every page, mobile: TBT (search (es))',
    'every page, mobile: CLS (search (es))',
  ])
})

test('every page has the baseline page’s paint times a factor as its target', () => {
  const rows = [getRow(baseline), getRow(home), getRow(search, { fcp: 900, lcp: 1_500 })]
  expect(listMissed({ rows })).toEqual([
    "every page, mobile: FCP of the baseline page's (search (es))",
    "every page, mobile: LCP of the baseline page's (search (es))",
    "documents of one round trip, mobile: FCP of the baseline page's (search (es))",
  ])
})

test('a document longer than one round trip may paint later', () => {
  const late = { fcp: 1.2 * perfect.fcp }
  expect(listMissed({ rows: [getRow(baseline), getRow(home, late)] })).toHaveLength(1)
  const long = { ...late, documentBytes: budgets.targets.firstRoundTripBytes + 1 }
  expect(listMissed({ rows: [getRow(baseline), getRow(home, long)] })).toEqual([])
})

test('the home page has a target for its score on a slow phone', () => {
  expect(listMissed({ rows: [getRow(home, { score: 50 }, 'lowEnd')] })).toEqual([
    'home (es), 14 times slower processor: score',
  ])
})

test('a page that is not indexed needs no full SEO score', () => {
  const createScoredRow = (subject: Subject) => [
    { ...getRow(subject), otherScores: [100, 100, 66] },
  ]
  expect(listMissed({ rows: createScoredRow(search) })).toEqual([])
  expect(listMissed({ rows: createScoredRow(home) })).toHaveLength(1)
})

test('the response times of taps have targets, except for a tap that nothing announced', () => {
  const slow = 10_000
  const phone = {
    firstPaint: slow,
    menuResponse: slow,
    menuTaps: 2,
    longestTask: slow,
    menu: slow,
    chatTab: 16,
    carousel: 16,
    wizardDay: 16,
    contactField: slow,
    wizardField: 16,
  }
  const nextPage = { hovered: slow, focused: 16, bookingHovered: 16, unprepared: slow }
  expect(listMissed({ phone, nextPage })).toEqual([
    'taps until the menu opens',
    'menu open after the first tap',
    'longest task of the load',
    'INP, menu',
    'INP, field of the contact form',
    'next page painted, its link hovered before',
  ])
})

test('transferred bytes are summed by purpose', () => {
  const request = (url: string, resourceType: string) => ({ url, resourceType, transferSize: 10 })
  const bytes = sumByKind([
    request('/', 'Document'),
    request('/content/es/home.json', 'Fetch'),
    request('/content/es/home.json', 'Other'),
    request('/manifest.json', 'Manifest'),
  ])
  expect(bytes).toMatchObject({ document: 10, content: 20, other: 10, script: 0, total: 40 })
})

test('the baseline page is loaded before every group of pages', () => {
  const pages = Array.from({ length: groupSize + 1 }, (_, index) => index)
  expect(interleave(pages, -1)).toEqual([-1, ...pages.slice(0, groupSize), -1, groupSize])
})

test('each time until a page can be used has its target', () => {
  const usable = { dayChosen: 3.3, timesShown: 4, nameTyped: 4.1 }
  expect(listMissed({ usable })).toEqual([
    'booking, slow phone: a day is chosen',
    'contact form, slow phone: a name is typed',
  ])
})
