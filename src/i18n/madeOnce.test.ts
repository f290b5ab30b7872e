import { madeOnce } from './madeOnce'

it('makes a thing once for the same arguments', () => {
  const make = jest.fn((language: string, options: object) => ({ language, options }))
  const once = madeOnce(make)
  const first = once('es', { style: 'percent' })
  expect(first).toEqual({ language: 'es', options: { style: 'percent' } })
  expect(once('es', { style: 'percent' })).toBe(first)
  expect(once('en', { style: 'percent' })).not.toBe(first)
  expect(make).toHaveBeenCalledTimes(2)
})
