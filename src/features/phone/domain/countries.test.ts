import { defaultCountry, getCountryOfDialCode, getDialCode } from './countries'

it('starts with Spain', () => {
  expect([defaultCountry, getDialCode(defaultCountry)]).toEqual(['ES', '+34'])
})

it.each([
  ['ES', '+34'],
  ['US', '+1'],
  ['DO', '+1'],
  ['XK', '+383'],
  ['ZZ', '+34'],
  ['', '+34'],
])('the dial code of %j is %s', (country, expected) => {
  expect(getDialCode(country)).toBe(expected)
})

it.each([
  ['+1', 'US'],
  ['+44', 'GB'],
  ['+7', 'RU'],
  ['+39', 'IT'],
  ['+61', 'AU'],
  ['+47', 'NO'],
  ['+34', 'ES'],
  ['34', 'ES'],
  [' +52 ', 'MX'],
  ['+999', undefined],
  ['', undefined],
])('%j is known for %s', (dialCode, expected) => {
  expect(getCountryOfDialCode(dialCode)).toBe(expected)
})
