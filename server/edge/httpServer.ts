import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { getSystemErrorCode } from '../errors'
import { createFailureEnvelope, getRefusalText } from '../httpErrors'

/**
 * Limits of connections, times in milliseconds. With these values a missing body ends a request within 30 s,
 * and a stop takes at most 10 s.
 */
export const connectionLimits = {
  /** For the URL and the headers of a request. */
  headersMs: 10_000,
  /** For a whole request with its body. */
  requestMs: 20_000,
  /** Between two requests of a connection: longer than the usual 60 s of proxies. */
  idleMs: 72_000,
  /** Without any byte in either direction, for example if a client does not read the response. */
  silenceMs: 90_000,
  /** Requests of a connection that wait for their responses. Browsers and proxies send one after the other. */
  pipelined: 10,
  /** Interval between two checks for slow requests. */
  checkEveryMs: 2_000,
  /** While the server stops: for reading requests that clients have already sent. */
  lastRequestsMs: 250,
  /** While the server stops: until connections that are still busy are closed. */
  stopMs: 8_000,
}

export type ConnectionLimits = Readonly<typeof connectionLimits>

/** Follows the open connections of a server. */
function trackConnections(server: Server, { pipelined }: Pick<ConnectionLimits, 'pipelined'>) {
  const sockets = new Set<Socket>()
  /** The responses of each connection whose end has not been written. */
  const responses = new WeakMap<Socket, Set<ServerResponse>>()

  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  return {
    /** Whether a request is to be answered. The connection with too many that wait is closed. */
    accept: ({ socket }: IncomingMessage, response: ServerResponse): boolean => {
      // The rest of what has been read still arrives.
      if (socket.destroyed) return false
      const all = responses.get(socket) ?? new Set()
      responses.set(socket, all.add(response))
      response.once('close', () => all.delete(response))
      if (all.size <= pipelined) return true
      socket.destroy()
      return false
    },
    /** Whether the beginning of a response has been written and its end has not. */
    isResponding: (socket: Socket) =>
      [...(responses.get(socket) ?? [])].some(({ headersSent }) => headersSent),
    /**
     * Closes the connections on which no request, and no part of one, has arrived; what arrived while the process
     * was busy is read before that.
     */
    closeUnused: () => {
      setImmediate(() => {
        server.closeIdleConnections()
        // Node counts a connection that never sent a byte as busy.
        for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
      })
    },
  }
}

type Connections = ReturnType<typeof trackConnections>

const drainEveryMs = 50

/**
 * Stops listening, answers the requests that have begun, and closes all connections: an unused one
 * soon, a busy one after its response, and every one after `stopMs` at the latest.
 */
async function drain(
  server: Server,
  connections: Connections,
  { lastRequestsMs, stopMs }: Pick<ConnectionLimits, 'lastRequestsMs' | 'stopMs'>,
): Promise<void> {
  if (!server.listening) return
  const closed = once(server, 'close')
  // `close` of the HTTP server itself would drop unread requests of idle connections, and would stop
  // checking the time limits of the busy ones.
  NetServer.prototype.close.call(server)
  await wait(lastRequestsMs)
  const closing = setInterval(() => {
    connections.closeUnused()
  }, drainEveryMs)
  const cut = setTimeout(() => {
    server.closeAllConnections()
  }, stopMs)
  connections.closeUnused()
  await closed
  clearInterval(closing)
  clearTimeout(cut)
}

type Headers = Readonly<Record<string, string>>

/** Excludes dots and @, so that no IP or e-mail address can be sent as an id and logged. */
const validId = /^[A-Za-z0-9_-]{8,64}$/

/** Takes a valid id of a request from `X-Request-Id`, or creates one. */
export function createRequestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && validId.test(given) ? given : randomUUID().slice(0, 18)
}

/** What may be logged of a request that no route and no hook has seen: only the method comes from the client. */
export interface RefusedRequest {
  readonly id: string
  /** `none` if Node could not read the method. */
  readonly method: string
  readonly status: number
}

/**
 * Writes an error response straight to the socket, because Fastify has not seen the request, and
 * closes the connection.
 *
 * @param headers the security headers
 * @param request undefined if Node could not read one
 */
function refuseRaw(
  socket: Duplex,
  status: number,
  headers: Headers,
  request?: IncomingMessage,
): RefusedRequest {
  const id = createRequestId(request ?? { headers: {} })
  const body = JSON.stringify(createFailureEnvelope(getRefusalText(status)))
  const all: Headers = {
    ...headers,
    ...(status === 405 ? { allow: 'GET, HEAD' } : {}),
    'x-request-id': id,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines].join('\r\n')
  socket.end(`${head}\r\n\r\n${body}`, () => socket.destroy())
  return { id, method: request?.method ?? 'none', status }
}

interface HttpServerOptions {
  readonly limits: ConnectionLimits
  /** The most connections at one time; any further connection is closed at once. */
  readonly maxConnections: number
  /** Headers of the response to a request that is refused before any route sees it. */
  readonly securityHeaders: Headers
  /** Called for each request that is refused before any route sees it. */
  readonly onRefused: (refused: RefusedRequest) => void
}

const errorStatuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
}

/** Creates a server whose connections are limited in time and number. */
export function createHttpServer({
  limits,
  maxConnections,
  securityHeaders,
  onRefused,
}: HttpServerOptions) {
  const server = createServer({
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.idleMs,
    connectionsCheckingInterval: limits.checkEveryMs,
    // Node would refuse without the security headers; the gateway checks the host itself.
    requireHostHeader: false,
  })
  server.maxConnections = maxConnections
  // Their size has a limit; Node would drop all after the first thousand, the proxy's too.
  server.maxHeadersCount = 0
  server.setTimeout(limits.silenceMs)
  const connections = trackConnections(server, limits)
  server.on('connect', (request, socket) => {
    // Node has given the socket away, and an error without a listener ends the process.
    socket.on('error', () => undefined)
    onRefused(refuseRaw(socket, 405, securityHeaders, request))
  })
  return {
    /** Lets a handler answer the requests. */
    handle: (handler: RequestListener): Server => {
      const answer: RequestListener = (request, response) => {
        if (connections.accept(request, response)) handler(request, response)
      }
      server.on('request', answer)
      // `requireKnownExpectation` refuses in its turn.
      return server.on('checkExpectation', answer)
    },
    stop: () => drain(server, connections, limits),
    /** Sends an error response for bytes that Node can't read as a request. */
    handleClientError: (error: Error, socket: Socket) => {
      // A second response would be taken for the rest of the first.
      if (!socket.writable || connections.isResponding(socket)) socket.destroy()
      else {
        const status = errorStatuses[getSystemErrorCode(error)] ?? 400
        onRefused(refuseRaw(socket, status, securityHeaders))
      }
    },
  }
}
