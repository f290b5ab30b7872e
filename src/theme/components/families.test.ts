import { families } from './families'

it('styles each component in one family, because of two the theme would take the last', () => {
  const names = families.flatMap(Object.keys)
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted())
})
