import { renderReport, type Reported } from './report'
import { lighthouseResults, limitRow, phoneResults, row, transferResults } from './testing/measured'

const otherScores = { accessibility: 100, bestPractices: 96, seo: 100 }

const reported: Reported = {
  facts: {
    date: '2026-11-23',
    commit: '1a2b3c4',
    machine: 'A processor, 2 cores, 24 GB, Linux',
    load: '0.3',
    node: 'v20.20.2',
    browser: 'Chromium 150',
  },
  runs: 5,
  lighthouse: lighthouseResults([
    limitRow,
    { ...row('home (es)', 'mobile', { totalBlockingTime: 12.4 }), otherScores },
    { ...row('home (es)', 'desktop'), otherScores: { ...otherScores, accessibility: 97 } },
  ]),
  phone: phoneResults,
  transfer: transferResults,
  verdicts: [
    { what: 'home: score', target: '≥ 100', measured: '100', met: true, steady: false },
    { what: 'home: TBT', target: '≤ 50 ms', measured: '60 ms', met: false, steady: false },
  ],
}

/** The cells of the row that begins with this text. */
const cellsOf = (markdown: string, first: string) =>
  markdown
    .split('\n')
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .find(([cell]) => cell === first)

test('a page stands beside the limit page, with multiples of its times', () => {
  const markdown = renderReport(reported)
  expect(cellsOf(markdown, 'limit page')?.slice(1, 4)).toEqual(['100', '0.64', '1.00'])
  expect(cellsOf(markdown, 'home (es)')?.slice(1)).toEqual([
    ...['100', '0.80', '1.20', '12', '0', '120.0', '60.0', '1.25×', '1.20×'],
  ])
})

test('of the other scores the lower one of phone and computer is given', () => {
  const [, table = ''] = renderReport(reported).split('## Other scores')
  expect(cellsOf(table, 'home (es)')).toEqual(['home (es)', '97', '96', '100'])
})

test('it says what was measured with, and how the targets stand', () => {
  const markdown = renderReport(reported)
  expect(markdown).toContain('1 of 2 met')
  expect(cellsOf(markdown, 'home: TBT')).toEqual(['home: TBT', '≤ 50 ms', '60 ms', 'NO'])
  expect(cellsOf(markdown, 'date')).toEqual(['date', '2026-11-23'])
  expect(cellsOf(markdown, 'load before')).toEqual(['load before', '0.3'])
  expect(cellsOf(markdown, 'Lighthouse')).toEqual(['Lighthouse', '12.8.2'])
})

test('it says what a phone feels and what crosses the line', () => {
  const markdown = renderReport(reported)
  expect(cellsOf(markdown, 'menu answers, after 1 tap')?.[1]).toBe('950')
  expect(cellsOf(markdown, "home's first view")).toEqual([
    ...["home's first view", '121.0', '20.0', '60.0', '0.0', '0.0', '41.0', '0.0', '0.0', '0.0'],
  ])
})

test('a part that was not measured has no section', () => {
  const markdown = renderReport({
    ...reported,
    lighthouse: undefined,
    phone: undefined,
    transfer: undefined,
  })
  expect(markdown.match(/^## .+$/gm)).toEqual(['## Targets'])
})
