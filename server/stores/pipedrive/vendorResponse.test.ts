import { CallForbidden, VendorRefusal, VendorUnavailable } from '../vendorErrors'
import { readVendorResponse } from './vendorResponse'

const refuse = async (status: number): Promise<unknown> => {
  const response = Response.json({ success: false, error: 'No' }, { status })
  return readVendorResponse(response).catch((error: unknown) => error)
}

it.each([400, 404, 405, 409, 410, 413, 422])('%i refuses this request', async (status) => {
  expect(await refuse(status)).toEqual(new VendorRefusal(status))
})

it('403 forbids this call', async () => {
  expect(await refuse(403)).toBeInstanceOf(CallForbidden)
})

it.each([
  [401, 'The vendor did not accept the token (401)'],
  [402, "The vendor's account is not open (402)"],
  [500, 'The vendor responded with 500'],
])('%i says nothing about this request', async (status, reason) => {
  const error = await refuse(status)
  expect(error).toBeInstanceOf(VendorUnavailable)
  expect(error).not.toBeInstanceOf(VendorRefusal)
  expect(error).toMatchObject({ reason })
})

it.each<[Record<string, string>, number]>([
  [{ 'x-ratelimit-reset': '7' }, 7],
  [{ 'retry-after': '7' }, 7],
  [{ 'x-ratelimit-reset': '0.4' }, 1],
  [{ 'x-ratelimit-reset': '61' }, 60],
  [{ 'x-ratelimit-reset': '1792800000' }, 60],
  [{ 'x-ratelimit-reset': '1e12' }, 60],
  [{ 'x-ratelimit-reset': 'Infinity' }, 60],
  [{ 'retry-after': '86400' }, 60],
  [{ 'x-ratelimit-reset': '0' }, 2],
  [{ 'x-ratelimit-reset': '-5' }, 2],
  [{ 'x-ratelimit-reset': 'soon' }, 2],
  [{ 'x-ratelimit-reset': '2027-01-01T00:00:00Z' }, 60],
  [{ 'retry-after': 'Fri, 01 Jan 2027 00:00:00 GMT' }, 2],
  [{ 'x-ratelimit-reset': 'soon', 'retry-after': '7' }, 7],
  [{}, 2],
])('429 with %j pauses all calls for %i seconds, a minute at most', async (headers, seconds) => {
  const response = new Response('', { status: 429, headers })
  await expect(readVendorResponse(response)).rejects.toMatchObject({ retryAfterSeconds: seconds })
})
