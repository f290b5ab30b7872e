import { getCountries, getCountryCallingCode } from 'libphonenumber-js'
import { dialCodes } from './dialCodes'

it('holds every country once, with its dial code', () => {
  const expected = getCountries().map((country) => [country, `+${getCountryCallingCode(country)}`])
  expect([...dialCodes].sort()).toEqual(expected.sort())
})

it('lists the countries of a shared code with its main country first', () => {
  const mains = new Map<string, string>()
  const shared = new Set<string>()
  for (const [country, dialCode] of dialCodes) {
    if (mains.has(dialCode)) shared.add(dialCode)
    else mains.set(dialCode, country)
  }
  expect(Object.fromEntries([...shared].map((code) => [code, mains.get(code)]))).toEqual({
    '+1': 'US',
    '+7': 'RU',
    '+39': 'IT',
    '+44': 'GB',
    '+47': 'NO',
    '+61': 'AU',
    '+212': 'MA',
    '+262': 'RE',
    '+290': 'SH',
    '+358': 'FI',
    '+590': 'GP',
    '+599': 'CW',
  })
})
