import { hasPhoneDigits, toAsciiDigits } from './rules'

const systems = Intl.supportedValuesOf('numberingSystem').map((system) => [
  system,
  new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false }).format(9_876_543_210),
])

it.each(systems.filter(([, digits = '']) => /^\p{Nd}+$/u.test(digits)))(
  'reads the digits of the numbering system %s',
  (_system, digits = '') => {
    expect(toAsciiDigits(`(${digits})`)).toBe('(9876543210)')
    expect(hasPhoneDigits(Array.from(digits).slice(0, 6).join(' '))).toBe(true)
    expect(hasPhoneDigits(Array.from(digits).slice(0, 5).join(' '))).toBe(false)
  },
)

it('reads all scripts that Intl knows', () => {
  expect(systems.length).toBeGreaterThan(50)
})
