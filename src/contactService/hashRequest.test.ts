/** @jest-environment node */
import { examplePerson } from '../testing/contactServiceExamples'
import { hashRequest } from './hashRequest'

// SHA-256 of {"name":"Alba"}
const name = 'Alba'
const expected = '20a4f0a614151973b8d8453e46b1a37f6b5fe8b38865dd3954fd55ee816b4e2b'

it('hashRequest returns the SHA-256 of the request in hex', async () => {
  expect(await hashRequest({ name })).toBe(expected)
})

it('hashRequest returns the same hash outside a secure context, where crypto.subtle is missing', async () => {
  jest.spyOn(globalThis.crypto, 'subtle', 'get').mockReturnValue(undefined as never)
  expect(await hashRequest({ name })).toBe(expected)
})

it('only equal requests have equal hashes', async () => {
  const hash = await hashRequest(examplePerson)
  expect(await hashRequest({ ...examplePerson })).toBe(hash)
  expect(await hashRequest({ ...examplePerson, name })).not.toBe(hash)
})
