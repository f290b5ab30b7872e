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
