import budgets from '../perf/budgets.json' with { type: 'json' }
import { createTemporaryFolder } from '../server/testing/temporaryFolder'
import { writeFiles } from '../server/testing/writeSite'
import { getPrerenderEntries } from '@/site/allRoutes'
import { manifestFile, type AssetManifest, type ChunkGroup } from './prerender/assetManifest'
import {
  checkBudgets,
  findReferences,
  measureDocuments,
  measureScripts,
  measureSite,
} from './checkBudgets'

/** Creates a built site whose start script has this size, 1,000 bytes when compressed. */
function buildWith(scriptBytes: number, compressed: boolean): string {
  const root = createTemporaryFolder()
  const manifest: AssetManifest = {
    groups: [{ name: 'browser', files: ['/assets/start.js'], children: [] }],
    fonts: [],
    printSheet: '',
  }
  writeFiles(root, {
    ...Object.fromEntries(
      getPrerenderEntries().map(({ file }) => [`dist/${file}`, '<!doctype html>']),
    ),
    'dist/assets/start.js': Buffer.alloc(scriptBytes),
    ...(compressed && { 'dist/assets/start.js.br': Buffer.alloc(1_000) }),
    [manifestFile]: JSON.stringify(manifest),
  })
  return root
}

const script = 'every page: script it starts with'
const budget = budgets.entryPoints.start

const getWarning = () => jest.mocked(console.warn).mock.calls.flat().join()

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined)
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})

afterEach(() => {
  jest.restoreAllMocks()
})

it('measures files as they are served', () => {
  expect(measureSite(buildWith(900_000, true))).toContainEqual(
    expect.objectContaining({ what: script, bytes: 1_000 }),
  )
})

it('accepts a site within its budgets', () => {
  expect(checkBudgets(buildWith(budget, false))).toBe(true)
  expect(getWarning()).toBe('')
})

it('warns of what is a little over its budget, and of nothing else', () => {
  expect(checkBudgets(buildWith(Math.floor(budget * 1.04), false))).toBe(true)
  expect(getWarning()).toMatch(script)
  expect(getWarning()).not.toMatch(/html/)
})

it('rejects what is far over its budget', () => {
  expect(checkBudgets(buildWith(Math.ceil(budget * 1.06), false))).toBe(false)
  expect(getWarning()).toMatch(script)
})

test('the styles and fonts that a document loads are listed once', () => {
  expect(
    findReferences(`<!doctype html><html data-scripts="/assets/page.js"><head>
      <link rel="icon" href="/favicon.svg">
      <link rel="preload" href="/assets/face.woff2" as="font" type="font/woff2" crossorigin>
      <link rel="preload" as="image" href="/hero.avif">
      <link rel="stylesheet" href="/assets/site.css">
      <link rel="preload" as="style" href="/assets/site.css">
      <link rel="prefetch" as="style" href="/assets/next.css">
      <link rel="stylesheet" href="/assets/print.css" media="print">
      <link rel="stylesheet" href="https://elsewhere.example/x.css">
      <style data-href="/assets/written-in.css">a{}</style></head>`),
  ).toEqual({
    style: ['/assets/site.css'],
    font: ['/assets/face.woff2'],
  })
})

const documentLimits = { html: 30, style: 20, font: 70 }

test('the largest document of each kind is compared with the limit of the kind', () => {
  const measured = measureDocuments(
    [
      { file: 'index.html', page: 'home', bytes: { html: 20, style: 9, font: 40 } },
      { file: 'en.html', page: 'home', bytes: { html: 21, style: 9, font: 40 } },
      { file: 'a.html', page: 'a', bytes: { html: 31, style: 9, font: 40 } },
      { file: 'b.html', page: 'b', bytes: { html: 30, style: 21, font: 40 } },
    ],
    { home: { ...documentLimits, html: 20 }, others: documentLimits },
  )
  expect(measured).toContainEqual({ what: 'index.html: style', bytes: 9, limit: 20 })
  expect(measured.filter(({ bytes, limit }) => bytes > limit)).toEqual([
    { what: 'en.html: html', bytes: 21, limit: 20 },
    { what: 'a.html: html', bytes: 31, limit: 30 },
    { what: 'b.html: style', bytes: 21, limit: 20 },
  ])
})

const createGroup = (
  name: string | undefined,
  files: readonly string[],
  children: readonly number[] = [],
): ChunkGroup => ({ name, files, children })

const scriptLimits = { start: 60, home: 90, homeUsed: 120, beyondHome: { booking: 40, others: 4 } }

/** The sizes of scripts by what is measured, without the words after the page. */
function measure(groups: readonly ChunkGroup[], sizes: Readonly<Record<string, number>>) {
  const measured = measureScripts(groups, (file) => sizes[file] ?? Number.NaN, scriptLimits)
  return measured.map(({ what, bytes }) => [what, bytes])
}

const home = 'home: script once read to its end'
const homeUsed = 'home: script once its form is used'
const getBeyond = (page: string) => `${page}: script beyond the home page's`

test('a page has all scripts that it can load, without those of the start, home and other pages', () => {
  const groups = [
    createGroup('browser', ['/start.js', '/start.css'], [1, 3]),
    createGroup('page-home', ['/home.js', '/home.css', '/start.js'], [2, 3]),
    createGroup(undefined, ['/chat.js'], [4, 1]),
    createGroup('page-pricing', ['/pricing.js', '/chat.js', '/start.js']),
    createGroup(undefined, ['/waveform.js'], [2]),
  ]
  const sizes = {
    '/start.js': 50,
    '/home.js': 30,
    '/chat.js': 7,
    '/waveform.js': 3,
    '/pricing.js': 5,
  }
  expect(measure(groups, sizes)).toEqual([
    [script, 50],
    [home, 90],
    [homeUsed, 90],
    [getBeyond('pricing'), 5],
  ])
})

test('chunks whose names begin with start belong to the start, whichever chunk loads them', () => {
  const groups = [
    createGroup('browser', ['/runtime.js', '/browser.js'], [1]),
    createGroup('start-react', ['/react.js'], [2, 4]),
    createGroup('start-site', ['/react.js', '/site.js'], [3]),
    createGroup('page-home', ['/site.js', '/home.js']),
    createGroup(undefined, ['/toasts.js', '/react.js'], [3]),
  ]
  const sizes = {
    '/runtime.js': 1,
    '/browser.js': 2,
    '/react.js': 4,
    '/site.js': 8,
    '/home.js': 16,
    '/toasts.js': 32,
  }
  expect(measure(groups, sizes)).toEqual([
    [script, 15],
    [home, 63],
    [homeUsed, 63],
  ])
})

test('what loads on use counts for a home page that is used, and for other pages', () => {
  const groups = [
    createGroup('browser', ['/start.js'], [1, 4, 6]),
    createGroup('page-home', ['/home.js'], [2]),
    createGroup(undefined, ['/form.js', '/shared.js'], [3]),
    createGroup('use-contact', ['/shared.js', '/sending.js'], [5]),
    createGroup('use-toasts', ['/toasts.js']),
    createGroup(undefined, ['/more.js']),
    createGroup('page-booking', ['/booking.js', '/form.js'], [3]),
  ]
  const sizes = {
    '/start.js': 1,
    '/home.js': 2,
    '/form.js': 4,
    '/shared.js': 8,
    '/sending.js': 16,
    '/toasts.js': 32,
    '/more.js': 64,
    '/booking.js': 128,
  }
  expect(measure(groups, sizes)).toEqual([
    [script, 1],
    [home, 15],
    [homeUsed, 127],
    [getBeyond('booking'), 208],
  ])
})

test('a page has its own limit, or that of the others', () => {
  const groups = [
    createGroup('browser', [], [1, 2]),
    createGroup('page-booking', []),
    createGroup('page-pricing', []),
  ]
  expect(measureScripts(groups, () => 0, scriptLimits)).toEqual([
    { what: script, bytes: 0, limit: 60 },
    { what: home, bytes: 0, limit: 90 },
    { what: homeUsed, bytes: 0, limit: 120 },
    { what: getBeyond('booking'), bytes: 0, limit: 40 },
    { what: getBeyond('pricing'), bytes: 0, limit: 4 },
  ])
})

test('a build without the entry is rejected', () => {
  expect(() => measureScripts([], () => 0, scriptLimits)).toThrow("no entry 'browser'")
})
