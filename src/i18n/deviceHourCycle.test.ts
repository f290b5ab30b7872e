import { getDeviceHourCycle } from './deviceHourCycle'

it.each([
  ['en', ['en-US'], 'h12'],
  ['en', ['en-GB', 'en-US'], 'h23'],
  ['en', ['de-DE', 'en-IE'], 'h23'],
  ['en', ['en-150'], 'h23'],
  ['en', ['en'], 'h12'],
  ['en', [], 'h12'],
  ['es', ['es-ES'], 'h23'],
  ['es', ['es-MX'], 'h12'],
  ['es', ['es-Latn-CO'], 'h12'],
  ['es', ['es-419'], 'h12'],
  ['es', ['es-GQ'], 'h23'],
  // A region of another language says nothing.
  ['es', ['en-US', 'es'], 'h23'],
] as const)('in %s, a device with the languages %j writes times as %s', (language, tags, cycle) => {
  expect(getDeviceHourCycle(tags, language)).toBe(cycle)
})
