import { linearity, renderGrowth, type Grown } from './growthReport'

const grown = (articles: number, total: number, webpack: number): Grown => ({
  articles,
  times: { total, steps: new Map([['webpack', webpack]]) },
  ...(articles > 6 && {
    comparison: { same: 700, lists: ['blog.html', 'blog.html.br'], own: articles * 9, others: [] },
  }),
})
const sizes = [grown(6, 40, 30), grown(56, 60, 31), grown(106, 82, 32)] as const
const facts = {
  date: '2026-11-21',
  commit: 'abc1234',
  machine: 'a machine',
  load: '1.0',
  node: 'v20',
}

test('the cost of growing is linear where the second step costs what the first one did', () => {
  expect(linearity(sizes, ({ times }) => times.total)).toBeCloseTo(1.1)
})

test('the report tells bytes and seconds, and what one more article costs', () => {
  const report = renderGrowth(sizes, facts)
  expect(report).toContain('| 106      |             700 |             2 |')
  expect(report).toContain('Lists of all articles are `blog.html`.')
  expect(report).toContain('The second 50 articles took 1.10 times as long as the first 50.')
  expect(report).toContain('costs 0.42 s: webpack 0.02 s.')
})
