import fc from 'fast-check'
import { writeSite } from '../testing/writeSite'
import { failure, failureHeaders, key, startGateway } from '../testing/startGateway'
import { formatRequest, sendRaw, type RawResponse } from '../testing/rawHttp'
import { getRoutedUrl } from './requests'

/** Tests the requests of a stranger over a real connection to a listening gateway. */

let log: string[]
let address: string

beforeAll(async () => {
  const environment = { LOG_LEVEL: 'warn' }
  const running = await startGateway({ pagesFolder: writeSite(), environment })
  ;({ log } = running)
  address = await running.gateway.listen({ host: '127.0.0.1', port: 0 })
})

/** No request of a stranger may cause a warning, or end the process. */
afterEach(() => {
  expect(log.splice(0)).toEqual([])
})

const host = 'Host: site.example'

const send = (requestLine: string, headers: readonly string[] = [], body = '') =>
  sendRaw(address, formatRequest(`${requestLine} HTTP/1.1`, [host, ...headers], body))

const expectFailure = async (response: Promise<RawResponse>, status: number, error: string) => {
  const { headers, body, ...rest } = await response
  expect([rest.status, JSON.parse(body)]).toEqual([status, failure(error)])
  expect(headers).toMatchObject(failureHeaders)
}

// What random requests to what exists lead to, is tested by `server/faults/fuzz.test.ts`.
it.each(['If-None-Match: *', 'Range: bytes=2-4'])(
  'a missing page is that on whatever condition: %s',
  async (condition) => {
    const missing = ['GET /nope', 'HEAD /nope', 'GET /en/x', 'GET /assets/gone.js', 'GET /%zz']
    for (const line of missing) {
      const headers = { 'content-type': 'text/html; charset=utf-8' }
      const response = await send(line, [condition])
      expect({ line, ...response }).toMatchObject({ line, status: 404, headers })
    }
  },
)

describe('a method that is not allowed', () => {
  const methods = ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY']

  it.each(methods)('gets 405 at a page, with every body: %s', async (method) => {
    for (const path of ['/', '/nope', '/assets/browser.1a2b.js', '/%zz']) {
      for (const [type, body] of [
        ['application/json', '{"a":'],
        ['application/json', ''],
        ['nonsense', 'x'],
        ['application/json', 'x'.repeat(70_000)],
      ] as const) {
        const headers = [`Content-Type: ${type}`, `Content-Length: ${body.length}`]
        const response = send(`${method} ${path}`, headers, body)
        await expectFailure(response, 405, 'Only GET and HEAD are allowed here')
        expect((await response).headers.allow).toBe('GET, HEAD')
      }
    }
  })

  it.each(methods)('gets 404 for an unknown call below /api: %s', async (method) => {
    await expectFailure(send(`${method} /api/v1/nothing`), 404, 'There is no such call')
  })
})

it.each(['/', '/nope', '/api/geolocation'])('names one host at %s (RFC 9112)', async (path) => {
  const response = send(`GET ${path}`, ['Host: other.example'])
  await expectFailure(response, 400, 'The request must name one host')
})

it('a connection that Node ends while a request is handled causes no error', async () => {
  const unreadable = '\r\n\r\nnonsense\r\n\r\n'
  expect((await send('GET /', [], unreadable)).status).toBe(400)
})

it('a body that is too large is refused before it arrives', async () => {
  const headers = ['Content-Type: application/json', 'Content-Length: 65537']
  const response = send(`POST /api/v1/organizations?${key}`, headers)
  await expectFailure(response, 413, 'The request is too large')
})

it.each([
  ['/', '/'],
  ['/en?x=1#y', '/en?x=1#y'],
  ['/en/%C3%A9?x=%zz', '/en/%C3%A9?x=%zz'],
  ['/en/%zz?x=%zz', '/en/%25zz?x=%zz'],
  ['/api/v1/%c0%af', '/api/v1/%25c0%25af'],
  ['/%', '/%25'],
  ['*', '/*'],
  ['http://site.example/en?x=1', '/en?x=1'],
  ['https://site.example', '/'],
  ['http://site.example?x', '/?x'],
  ['/http://site.example/', '/http://site.example/'],
])('%s is routed as %s', (url, routed) => {
  expect(getRoutedUrl(url)).toBe(routed)
})

it('a routed URL can always be decoded', () => {
  const piece = fc.constantFrom('%', '/', 'a', 'zz', 'C3', 'A9', '2F', '?', '#', '://', 'http')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const routed = getRoutedUrl(pieces.join(''))
      expect(routed[0]).toBe('/')
      expect(() => decodeURI(routed.split(/[?#]/, 1)[0] ?? '')).not.toThrow()
    }),
  )
})
