import { families } from './families'

it('each component is styled in one family, because the theme would use only the last of two', () => {
  const names = families.flatMap(Object.keys)
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted())
})
