import { getFirstName } from './getFirstName'

it.each([
  ['Lucía Fernández', 'Lucía'],
  ['  Dana   Miller ', 'Dana'],
  ['Prince', 'Prince'],
  ['Dra. Ana Paz', 'Dra. Ana Paz'],
  ['Dra Ana Paz', 'Dra Ana Paz'],
  ['Mr Miller', 'Mr Miller'],
  ['Drake Miller', 'Drake'],
  ['J Smith', 'J Smith'],
  ['Paz, Ana', 'Paz, Ana'],
  ['李小龍', '李小龍'],
  ['', ''],
])('%j is greeted as %j', (name, expected) => {
  expect(getFirstName(name)).toBe(expected)
})
