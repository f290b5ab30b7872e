import { resultsLine, sumOf } from './results'

it('sums runs', () => {
  expect(
    sumOf([
      { passed: 1, failed: 2, skipped: 3 },
      { passed: 10, failed: 20, skipped: 30 },
    ]),
  ).toEqual({ passed: 11, failed: 22, skipped: 33 })
  expect(sumOf([])).toEqual({ passed: 0, failed: 0, skipped: 0 })
})

it('says how many passed and failed, and skipped where any were', () => {
  expect(resultsLine({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed')
  expect(resultsLine({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped')
})
