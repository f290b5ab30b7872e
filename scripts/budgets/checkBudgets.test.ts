import budgets from '../../perf/budgets.json' with { type: 'json' }
import { createTemporaryFolder } from '../../server/testing/temporaryFolder'
import { writeFiles } from '../../server/testing/writeSite'
import { getPrerenderEntries } from '@/site/allRoutes'
import { manifestFile, type AssetManifest } from '../prerender/assetManifest'
import { checkBudgets, findReferences, measureSite } from './checkBudgets'

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
