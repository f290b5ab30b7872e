/** @jest-environment node */
import { findDeviceCountry } from './deviceCountry'

it.each([
  ['Europe/Madrid', ['en-GB'], 'ES'],
  ['America/Bogota', ['es-419', 'es'], 'CO'],
  ['America/Mexico_City', [], 'MX'],
  ['America/Argentina/Buenos_Aires', ['es'], 'AR'],
  ['America/Buenos_Aires', ['es'], 'AR'],
  ['America/Los_Angeles', ['es-MX'], 'US'],
  ['Europe/London', ['en'], 'GB'],
  ['UTC', ['es-CL', 'en-US'], 'CL'],
  ['Etc/GMT-3', ['es-CL'], 'CL'],
  [undefined, ['es-419', 'es-PE'], 'PE'],
  [undefined, ['es', 'en'], undefined],
  ['Atlantis/Capital', [], undefined],
])('%s with %j is in %s', async (timeZone, languages, country) => {
  expect(await findDeviceCountry(timeZone, languages, () => Promise.resolve())).toBe(country)
})

it('pauses again and again, so that the page can respond', async () => {
  const pause = jest.fn(() => Promise.resolve())
  await findDeviceCountry('Atlantis/Capital', [], pause)
  expect(pause.mock.calls.length).toBeGreaterThan(20)
})
