/** @jest-environment node */
import { getWriteFailure, toContactServiceError, type ContactServiceError } from './errors'

test('an error of the contact service is returned unchanged', () => {
  const error = { kind: 'rejected', status: 409, message: 'Pipedrive API error: 409 - taken' }
  expect(toContactServiceError(error)).toBe(error)
})

test.each([
  [new TypeError('x is not a function'), 'x is not a function'],
  [{ kind: 'mysterious', message: 'made up' }, 'made up'],
  ['a string', 'a string'],
  [undefined, 'undefined'],
])('anything else has failed: %p', (thrown, message) => {
  expect(toContactServiceError(thrown)).toEqual({ kind: 'failed', message })
})

test.each([
  ['offline', 'offline'],
  ['rateLimited', 'rateLimited'],
  ['rejected', 'failed'],
  ['failed', 'failed'],
] as const)('a write that failed with %s is reported as %s', (kind, failure) => {
  expect(getWriteFailure({ kind, status: 429, message: 'no' } as ContactServiceError)).toBe(failure)
})
