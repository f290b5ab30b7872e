import { movedAddressesOf } from '../../server/movedAddresses'
import { permanentRedirects } from '../../src/site/permanentRedirects'
import { redirectsFile } from './redirects'

test('hosts are told what has moved, and which not-found page is whose', () => {
  expect(redirectsFile()).toBe(`/industrias/financiamiento /industrias/financiero 301
/industrias/financiamiento/ /industrias/financiero 301
/en/* /en/404.html 404
`)
})

test('the gateway reads in it every address that has moved', () => {
  const moved = movedAddressesOf(redirectsFile())
  for (const { from, to } of permanentRedirects()) expect(moved.get(from)).toBe(to)
})
