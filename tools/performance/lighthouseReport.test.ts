import { measurementOf, otherScoresOf, type LighthouseReport } from './lighthouseReport'

const url = 'http://127.0.0.1:4173/precios'

const report = (changes: Partial<LighthouseReport> = {}): LighthouseReport => ({
  lighthouseVersion: '12.8.2',
  environment: { benchmarkIndex: 2_000, hostUserAgent: 'Chromium' },
  finalDisplayedUrl: url,
  categories: { performance: { score: 0.987 } },
  audits: {
    'first-contentful-paint': { numericValue: 640 },
    'largest-contentful-paint': { numericValue: 1_050 },
    'total-blocking-time': { numericValue: 12 },
    'cumulative-layout-shift': { numericValue: 0.01 },
    'network-requests': {
      details: {
        items: [
          { resourceType: 'Document', transferSize: 9_000 },
          { resourceType: 'Script', transferSize: 40_000 },
          { resourceType: 'Script', transferSize: 2_000 },
          { resourceType: 'Other' },
        ],
      },
    },
  },
  ...changes,
})

test('a load is read from what Lighthouse writes', () => {
  expect(measurementOf(report(), url)).toEqual({
    score: 99,
    firstContentfulPaint: 640,
    largestContentfulPaint: 1_050,
    totalBlockingTime: 12,
    cumulativeLayoutShift: 0.01,
    bytes: 51_000,
    scriptBytes: 42_000,
  })
})

test.each([
  ['a load that failed', { runtimeError: { code: 'NO_FCP', message: 'It painted nothing' } }],
  ['an address that led elsewhere', { finalDisplayedUrl: 'http://127.0.0.1:4173/en/pricing' }],
  ['a missing score', { categories: { performance: { score: null } } }],
  ['a missing time', { audits: {} }],
])('%s is no measurement', (_what, changes) => {
  expect(() => measurementOf(report(changes), url)).toThrow(
    /painted nothing|led to .*\/en\/pricing|no performance score|could not measure first-content/,
  )
})

test('the other scores are there only where they were asked for', () => {
  expect(otherScoresOf(report())).toBeUndefined()
  const categories = {
    performance: { score: 1 },
    accessibility: { score: 0.98 },
    'best-practices': { score: 1 },
    seo: { score: 0.92 },
  }
  expect(otherScoresOf(report({ categories }))).toEqual({
    accessibility: 98,
    bestPractices: 100,
    seo: 92,
  })
})
