/** A request that is refused before any route sees it is counted and logged like any other. */
import { once } from 'node:events'
import { createMetrics } from '../operations/metrics'
import { formatRequest, formatWithBody, openSocket, openAndSend } from '../testing/rawHttp'
import { failure, failureHeaders, key, startGateway } from '../testing/startGateway'
import { writeSite } from '../testing/writeSite'
import { connectionLimits } from './httpServer'

interface Line {
  readonly reqId: string
  readonly method: string
  readonly status: number
  readonly msg: string
}

const texts: Readonly<Record<number, string>> = {
  400: 'The request is not valid',
  404: 'There is no such call',
  405: 'Only GET and HEAD are allowed here',
  408: 'The request did not come in time',
  417: 'The expectation cannot be met',
  431: 'URL and headers are too long',
}

const host = 'Host: site.example'
const idHeader = 'X-Request-Id: 0123456789abcdef'

const request = (line: string, ...headers: readonly string[]) =>
  formatRequest(`${line} HTTP/1.1`, [host, ...headers])

/** For requests that never arrive whole. Others keep the usual limits, which a busy machine meets. */
const shortHeadersLimits = { ...connectionLimits, headersMs: 100, checkEveryMs: 20 }
const shortBodyLimits = { ...shortHeadersLimits, requestMs: 100 }

/** Sends one request, and returns the response, the log and the metrics once the connection has ended. */
async function send(bytes: string, limits = connectionLimits) {
  const metrics = createMetrics()
  const environment = { LOG_LEVEL: 'info' }
  const options = { pagesFolder: writeSite(), environment, metrics, limits }
  const { gateway, log } = await startGateway(options)
  const address = await gateway.listen({ host: '127.0.0.1', port: 0 })
  const { socket, response, closed } = await openAndSend(address, bytes)
  const answered = await response
  if (limits === connectionLimits) socket.end()
  await closed
  const lines = log
    .map((line) => JSON.parse(line) as Line)
    .filter(({ msg }) => msg.includes('answered'))
  return { response: answered, lines, log: log.join(''), metrics: await metrics.registry.metrics() }
}

it.each<[string, string, number, string?, string?]>([
  ['what is no HTTP', 'ana@example.com\r\n\r\n', 400],
  ['an invalid header', request('GET /ana@example.com', 'ana'), 400],
  [
    'length and chunks',
    request('POST /api', 'Content-Length: 1', 'Transfer-Encoding: chunked'),
    400,
  ],
  ['HTTP/2 without being asked', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  ['a URL that is too long', request(`GET /${'ana@'.repeat(5_000)}`), 431],
  ['a header that is too long', request('GET /', `X-Long: ${'a'.repeat(20_000)}`), 431],
  ['nothing at all', '', 408],
  ['headers that never arrive', 'GET /ana@example.com HTTP/1.1\r\nHos', 408],
  [
    'a body that stops',
    formatWithBody(`POST /api/v1/persons?${key} HTTP/1.1`, [host], '{}').slice(0, -1),
    408,
  ],
  ['a tunnel', request('CONNECT ana.example.com:443', idHeader), 405, 'CONNECT'],
  ['an expectation', request('GET /ana@a.example', idHeader, 'Expect: ana@a'), 417, 'GET', '/*'],
  ['a bad URL', request('GET /api/ana%zz', idHeader, 'Connection: close'), 404, 'GET', '/api/*'],
])(
  '%s: the refusal has envelope, headers, id, log line and count, and nothing that was sent',
  async (_case, bytes, status, method = 'none', route = 'none') => {
    const short = bytes.includes('\r\n\r\n') ? shortBodyLimits : shortHeadersLimits
    const limits = status === 408 ? short : connectionLimits
    const { response, lines, log, metrics } = await send(bytes, limits)
    const id = response.headers['x-request-id']
    expect([response.status, id]).toEqual([
      status,
      bytes.includes(idHeader) ? '0123456789abcdef' : expect.stringMatching(/^[0-9a-f-]{18}$/),
    ])
    expect(JSON.parse(response.body)).toEqual(failure(texts[status] ?? ''))
    expect(response.headers).toMatchObject(failureHeaders)
    expect(lines).toMatchObject([{ reqId: id, method, status }])
    expect(metrics).toContain(
      `site_requests_total{method="${method}",route="${route}",status="${status}"} 1`,
    )
    for (const text of [log, metrics, response.body])
      expect(text).not.toMatch(/ana@|ana\.example|ana%/)
  },
)

it('an expectation is refused after the responses to the requests before it', async () => {
  const { gateway } = await startGateway()
  const socket = await openSocket(await gateway.listen({ host: '127.0.0.1', port: 0 }))
  let received = ''
  socket.on('data', (bytes: Buffer) => (received += bytes.toString()))
  socket.write(request('GET /readyz') + request('GET /', 'Expect: nonsense', 'Connection: close'))
  await once(socket, 'close')
  expect(received.match(/(?<=HTTP\/1\.1 )\d+/g)).toEqual(['200', '417'])
})
