import { RateLimited } from '../../contactStore'
import { CallForbidden, VendorRefusal, VendorUnavailable } from '../vendorErrors'
import { createBreaker } from './breaker'

const failTenTimes = async (error: Error) => {
  const work = jest.fn(() => Promise.reject(error))
  const breaker = createBreaker(work)
  for (let time = 0; time < 10; time += 1) await breaker.run(undefined).catch(() => undefined)
  breaker.close()
  return work.mock.calls.length
}

it('makes no calls to an unavailable vendor', async () => {
  expect(await failTenTimes(new VendorUnavailable('The vendor responded with 500'))).toBe(5)
})

it.each<[string, Error]>([
  ['a refusal', new VendorRefusal(400)],
  ['a call that is forbidden', new CallForbidden()],
  ['a rate limit', new RateLimited(7)],
])('continues after %s, which is a response', async (_case, error) => {
  expect(await failTenTimes(error)).toBe(10)
})
