/** @jest-environment node */
import { getDeviceCountry } from './deviceCountry'

it.each([
  ['Europe/Madrid', ['en-GB'], 'ES'],
  ['America/Bogota', ['es-419', 'es'], 'CO'],
  ['America/Mexico_City', [], 'MX'],
  ['America/Argentina/Buenos_Aires', ['es'], 'AR'],
  ['America/Buenos_Aires', ['es'], 'AR'],
  ['America/Los_Angeles', ['es-MX'], 'US'],
  ['Europe/London', ['en'], 'GB'],
  ['UTC', ['es-CL', 'en-US'], 'CL'],
  [undefined, ['es-419', 'es-PE'], 'PE'],
  [undefined, ['es', 'en'], undefined],
  ['Atlantis/Capital', [], undefined],
])('%s with %j is in %s', (timeZone, languages, country) => {
  expect(getDeviceCountry(timeZone, languages)).toBe(country)
})
