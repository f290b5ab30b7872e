import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { createGate } from '../testing/gate'
import { key, startGateway, type TestGateway } from '../testing/startGateway'
import {
  formatRequest,
  formatWithBody,
  openSocket,
  readResponse,
  openAndSend,
  sendRaw,
} from '../testing/rawHttp'
import { writeFiles, writeSite } from '../testing/writeSite'
import { connectionLimits, type ConnectionLimits } from './httpServer'
import { organization } from '../testing/records'

const site = writeSite()
/** With a file that takes long to load, and to send. */
const largeSite = writeSite()
writeFiles(largeSite, { 'large.png': Buffer.alloc(20_000_000) })

let gateway: FastifyInstance
let store: TestGateway['store']
let address: string

const listen = async (limits: ConnectionLimits, environment = {}, pagesFolder = site) => {
  ;({ gateway, store } = await startGateway({ pagesFolder, environment, limits }))
  address = await gateway.listen({ host: '127.0.0.1', port: 0 })
}

const host = 'Host: site.example'
const page = formatRequest('GET / HTTP/1.1', [host])

/** Tests connections that would occupy the server for ever without limits. */

describe('the limits of connections', () => {
  const write = (path: string) =>
    formatRequest(`POST ${path} HTTP/1.1`, [
      host,
      'Content-Type: application/json',
      'Content-Length: 60000',
    ])

  const countConnections = () =>
    promisify<number>((callback) => gateway.server.getConnections(callback))()

  it('limits a request to half a minute by default', () => {
    const { headersMs, requestMs, checkEveryMs } = connectionLimits
    expect(Math.max(headersMs, requestMs) + checkEveryMs).toBeLessThan(30_000)
  })

  it('refuses a request without waiting for its body', async () => {
    await listen({ ...connectionLimits, checkEveryMs: 20 })
    for (const [path, status] of [
      ['/', 405],
      ['/api/v1/persons', 401],
    ] as const) {
      const { response, closed } = await openAndSend(address, write(path))
      expect((await response).status).toBe(status)
      await closed
    }
  })

  it('ends a request whose body arrives too slowly', async () => {
    await listen({ ...connectionLimits, headersMs: 150, requestMs: 300, checkEveryMs: 20 })
    const { socket, response } = await openAndSend(address, write(`/api/v1/persons?${key}`))
    const dripping = setInterval(() => socket.write(' '), 20)
    expect((await response).status).toBe(408)
    clearInterval(dripping)
  })

  it('closes an idle connection', async () => {
    await listen({ ...connectionLimits, idleMs: 100 })
    const { response, closed } = await openAndSend(address, page)
    expect((await response).status).toBe(200)
    await closed
  })

  it('closes the connection of a client that does not read the response', async () => {
    await listen({ ...connectionLimits, silenceMs: 2_000 }, {}, largeSite)
    const socket = await openSocket(address)
    socket.pause()
    const requested = once(gateway.server, 'request')
    socket.write(formatRequest('GET /large.png HTTP/1.1', [host]))
    const [request] = (await requested) as [IncomingMessage]
    const closed = once(request.socket, 'close')
    const connected = await countConnections()
    await closed
    expect([connected, await countConnections()]).toEqual([1, 0])
    socket.destroy()
  })

  it('answers ten requests of a connection that arrive together, and closes one with more', async () => {
    await listen(connectionLimits)
    const last = formatRequest('GET / HTTP/1.1', [host, 'Connection: close'])
    const count = async (before: number) => {
      const { socket, closed } = await openAndSend(address, page.repeat(before) + last)
      let received = ''
      socket.on('data', (data) => (received += data.toString()))
      await closed
      return received.match(/HTTP\/1.1 200 /g)?.length ?? 0
    }
    expect([await count(9), await count(10)]).toEqual([10, 0])
  })

  it('accepts no more connections than configured', async () => {
    await listen(connectionLimits, { MAX_CONNECTIONS: '2' })
    const held = [await openSocket(address), await openSocket(address)]
    const third = await openSocket(address)
    expect(await readResponse(third)).toMatchObject({ status: 0 })
    held[0]?.destroy()
    held[1]?.write(page)
    if (held[1]) expect((await readResponse(held[1])).status).toBe(200)
    held[1]?.destroy()
  })
})

it.each([
  ['a method that asks for a tunnel', formatRequest('CONNECT example.com:443 HTTP/1.1', [host])],
  ['an unknown expectation', formatRequest('GET / HTTP/1.1', [host, 'Expect: nonsense'])],
  ['what is no request', 'nonsense\r\n\r\n'],
])('goes on when a client resets the connection on which it has sent %s', async (_case, bytes) => {
  await listen(connectionLimits)
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const socket = await openSocket(address)
    socket.write(bytes)
    socket.resetAndDestroy()
  }
  expect(await sendRaw(address, page)).toMatchObject({ status: 200 })
})

it('knows a client by what the proxy adds below however many headers', async () => {
  await listen(connectionLimits, { TRUSTED_PROXIES: '1', READS_PER_MINUTE: '1' })
  const headers = [host, ...Array.from({ length: 2_000 }, () => 'A: a')]
  const read = (client: string) =>
    formatRequest('GET / HTTP/1.1', [...headers, `X-Forwarded-For: ${client}`])
  expect(await sendRaw(address, read('203.0.113.1'))).toMatchObject({ status: 200 })
  expect(await sendRaw(address, read('203.0.113.2'))).toMatchObject({ status: 200 })
})

/** Tests the stop of a server while visitors are connected. */

describe('a stop', () => {
  const start = (stopMs: number, lastRequestsMs = 100, pagesFolder = site) =>
    listen({ ...connectionLimits, lastRequestsMs, stopMs }, {}, pagesFolder)

  /** Longer than a test may take, so that the limit never applies. */
  const neverMs = 3_600_000

  const write = formatWithBody(
    `POST /api/v1/organizations?${key} HTTP/1.1`,
    [host, 'X-Form-Age: 60'],
    JSON.stringify(organization()),
  )

  /** Opens a connection on which a page was read. */
  const openUsed = async () => {
    const socket = await openSocket(address)
    socket.write(page)
    expect((await readResponse(socket)).status).toBe(200)
    return socket.removeAllListeners('data')
  }

  it.each([
    ['at all for a silent connection', '', neverMs],
    ['at all for a connection that has its response', page, neverMs],
    ['long for half a header', 'GET / HTTP/1.1\r\nHos', 400],
    ['long for a stalled body', write.slice(0, -5), 400],
    ['long for a visitor who does not read', formatRequest('GET /large.png HTTP/1.1', [host]), 400],
  ])('a stop does not wait %s', async (_case, bytes, stopMs) => {
    await start(stopMs, 100, largeSite)
    const socket = await openSocket(address)
    socket.pause()
    if (bytes !== '') {
      socket.write(bytes)
      // A second connection's response shows that the server has read the earlier bytes.
      await (
        await openAndSend(address, page)
      ).response
    }
    await gateway.close()
    socket.destroy()
  })

  it('a stop lets running responses finish', async () => {
    await start(neverMs)
    const [begun, ending] = [createGate(), createGate()]
    const createOrganization = store.createOrganization.bind(store)
    store.createOrganization = async (...record) => {
      begun.open()
      await ending.opened
      return createOrganization(...record)
    }
    const { response } = await openAndSend(address, write)
    await begun.opened
    const closed = gateway.close()
    ending.open()
    expect((await response).status).toBe(201)
    await closed
  })

  it('a stop serves requests that were already sent in open connections', async () => {
    await start(neverMs)
    const sockets = await Promise.all(Array.from({ length: 30 }, openUsed))
    const responses = sockets.map((socket) => readResponse(socket))
    for (const socket of sockets) socket.write(write)
    const ended = sockets.map((socket) => once(socket, 'close'))
    await gateway.close()
    const answered = await Promise.all(responses)
    expect(answered.map(({ status, headers }) => [status, headers.connection])).toEqual(
      sockets.map(() => [201, 'close']),
    )
    await Promise.all(ended)
  })

  it('a stop serves requests that have arrived while the process was busy', async () => {
    await start(neverMs, 1_000)
    const socket = await openUsed()
    const response = readResponse(socket)
    const closed = gateway.close()
    while (gateway.server.listening) await nextTurn()
    // Until the connection is to be closed.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_100)
    socket.write(write)
    expect((await response).status).toBe(201)
    await closed
  })

  it('a stopping server accepts no new connection', async () => {
    await start(neverMs)
    const closed = gateway.close()
    await expect(openSocket(address)).rejects.toThrow('ECONNREFUSED')
    await closed
  })
})
