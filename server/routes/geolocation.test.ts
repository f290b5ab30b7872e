import { startGateway, type TestGateway } from '../testing/startGateway'

let gateway: TestGateway['gateway']

beforeAll(async () => {
  gateway = (await startGateway()).gateway
})

it.each<[string, Record<string, string>, string | null]>([
  ['Cloudflare', { 'cf-ipcountry': 'CO' }, '+57'],
  ['Vercel', { 'x-vercel-ip-country': 'ES' }, '+34'],
  ['CloudFront', { 'cloudfront-viewer-country': 'MX' }, '+52'],
  ['another proxy', { 'x-country-code': 'us' }, '+1'],
  ['no network', {}, null],
  ['an unknown country', { 'cf-ipcountry': 'XX' }, null],
  ['an anonymous visitor', { 'cf-ipcountry': 'T1' }, null],
  ['nonsense first, a country second', { 'cf-ipcountry': '?', 'x-country-code': 'AR' }, '+54'],
])('the dial code is found for %s', async (_case, headers, country_calling_code) => {
  expect(await gateway.inject({ url: '/api/geolocation', headers })).toMatchObject({
    statusCode: 200,
    headers: { 'cache-control': 'no-store' },
    body: JSON.stringify({ country_calling_code }),
  })
})
