import {
  getCountryOfDialCode,
  getCountryOptions,
  defaultCountry,
  getDialCode,
  searchCountries,
} from './countries'
import { dialCodes } from './dialCodes'

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

describe('getCountryOptions', () => {
  it('is sorted as the language sorts', () => {
    const names: Record<string, string> = { ES: 'Zeta', US: 'Ábaco', MX: 'Nube', AR: 'Ñandú' }
    const options = getCountryOptions((country) => names[country] ?? `zz${country}`, 'es')
    expect(options.slice(0, 4)).toEqual([
      { country: 'US', dialCode: '+1', name: 'Ábaco' },
      { country: 'MX', dialCode: '+52', name: 'Nube' },
      { country: 'AR', dialCode: '+54', name: 'Ñandú' },
      { country: 'ES', dialCode: '+34', name: 'Zeta' },
    ])
    expect(options).toHaveLength(dialCodes.length)
  })

  it('shows the ISO code where a country has no name', () => {
    expect(getCountryOptions(() => undefined, 'en')[0]).toEqual({
      country: 'AC',
      dialCode: '+247',
      name: 'AC',
    })
  })
})

describe('searchCountries', () => {
  const countries = [
    { country: 'EE', dialCode: '+372', name: 'Estonia' },
    { country: 'ES', dialCode: '+34', name: 'España' },
    { country: 'US', dialCode: '+1', name: 'Estados Unidos' },
    { country: 'MX', dialCode: '+52', name: 'México' },
    { country: 'FR', dialCode: '+33', name: 'Francia' },
  ]

  it.each([
    ['', ['EE', 'ES', 'US', 'MX', 'FR']],
    ['espana', ['ES']],
    ['ESPAÑA', ['ES']],
    ['mexico', ['MX']],
    ['unid', ['US']],
    ['34', ['ES']],
    ['+34', ['ES']],
    ['٣٤', ['ES']],
    ['＋３４', ['ES']],
    [' +3 ', ['EE', 'ES', 'FR']],
    ['4', []],
    ['es', ['ES', 'EE', 'US']],
    ['mx', ['MX']],
    ['+', []],
    ['atlantis', []],
  ])('%j finds %j', (query, expected) => {
    expect(searchCountries(countries, query).map(({ country }) => country)).toEqual(expected)
  })
})
