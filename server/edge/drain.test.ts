import { EventEmitter, once } from 'node:events'
import type { FastifyInstance } from 'fastify'
import { organization } from '../testing/records'
import { formatRequest, openSocket, readResponse } from '../testing/rawHttp'
import { key, startGateway } from '../testing/startGateway'
import { writeFiles, writeSite } from '../testing/writeSite'
import { connectionLimits } from './httpServer'

/** Tests the stop of a server while visitors are connected (D4, D21). */

let gateway: FastifyInstance
let store: Awaited<ReturnType<typeof startGateway>>['store']
let address: string

const start = async (stopMs: number) => {
  const pagesFolder = writeSite()
  writeFiles(pagesFolder, { 'large.png': Buffer.alloc(20_000_000) })
  ;({ gateway, store } = await startGateway({
    pagesFolder,
    limits: { ...connectionLimits, lastRequestsMs: 100, stopMs },
  }))
  address = await gateway.listen({ host: '127.0.0.1', port: 0 })
}

/** Longer than a test may take, so that the limit never applies. */
const neverMs = 3_600_000

const host = 'Host: site.example'
const page = formatRequest('GET / HTTP/1.1', [host])
const body = JSON.stringify(organization())
const write = formatRequest(
  `POST /api/v1/organizations?${key} HTTP/1.1`,
  [host, 'Content-Type: application/json', 'X-Form-Age: 60', `Content-Length: ${body.length}`],
  body,
)

it.each([
  ['at all for a silent connection', '', neverMs],
  ['at all for a connection that has its response', page, neverMs],
  ['long for half a header', 'GET / HTTP/1.1\r\nHos', 400],
  ['long for a stalled body', write.slice(0, -5), 400],
  ['long for a visitor who does not read', formatRequest('GET /large.png HTTP/1.1', [host]), 400],
])('a stop does not wait %s', async (_case, bytes, stopMs) => {
  await start(stopMs)
  const socket = await openSocket(address)
  socket.pause()
  if (bytes !== '') {
    socket.write(bytes)
    // A second connection's response shows that the server has read the earlier bytes.
    const second = await openSocket(address)
    second.write(page)
    await readResponse(second)
  }
  await gateway.close()
  socket.destroy()
})

it('a stop lets running responses finish', async () => {
  await start(neverMs)
  const events = new EventEmitter()
  const createOrganization = store.createOrganization.bind(store)
  store.createOrganization = async (...record) => {
    events.emit('begun')
    await once(events, 'goOn')
    return createOrganization(...record)
  }
  const socket = await openSocket(address)
  const response = readResponse(socket)
  const begun = once(events, 'begun')
  socket.write(write)
  await begun
  const closed = gateway.close()
  events.emit('goOn')
  expect((await response).status).toBe(201)
  await closed
})

it('a stop serves requests that were already sent in open connections', async () => {
  await start(neverMs)
  const sockets = await Promise.all(Array.from({ length: 30 }, () => openSocket(address)))
  for (const socket of sockets) {
    socket.write(page)
    expect((await readResponse(socket)).status).toBe(200)
    socket.removeAllListeners('data')
  }
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

it('a stopping server accepts no new connection', async () => {
  await start(neverMs)
  const closed = gateway.close()
  await expect(openSocket(address)).rejects.toThrow('ECONNREFUSED')
  await closed
})
