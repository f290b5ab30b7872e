/** @jest-environment node */
import { formatNumber, formatPercent } from './numbers'

test.each([
  [500, 'es', '500'],
  [2500, 'es', '2.500'],
  [15000, 'es', '15.000'],
  [2500, 'en', '2,500'],
  [15000, 'en', '15,000'],
] as const)('%d in %s is %s', (value, language, expected) => {
  expect(formatNumber(value, language)).toBe(expected)
  const intl = new Intl.NumberFormat(language, { useGrouping: 'always' })
  expect(intl.format(value)).toBe(expected)
})

test.each([
  [-30, 'es', '-30\u00a0%'],
  [-30, 'en', '-30%'],
] as const)('%d percent in %s is %s', (value, language, expected) => {
  expect(formatPercent(value, language)).toBe(expected)
  const intl = new Intl.NumberFormat(language, { style: 'percent' })
  expect(intl.format(value / 100)).toBe(expected)
})
