import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

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

/** Excludes dots and @, so that no IP or e-mail address can be sent as an id and logged. */
const validId = /^[A-Za-z0-9_-]{8,64}$/

/** Takes a valid id of a request from `X-Request-Id`, or creates one. */
export function createRequestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && validId.test(given) ? given : randomUUID().slice(0, 18)
}

interface HttpServerOptions {
  readonly limits: ConnectionLimits
  /** The most connections at one time; any further connection is closed at once. */
  readonly maxConnections: number
}

/** Creates a server whose connections are limited in time and number. */
export function createHttpServer({ limits, maxConnections }: HttpServerOptions) {
  const server = createServer({
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.idleMs,
    connectionsCheckingInterval: limits.checkEveryMs,
  })
  server.maxConnections = maxConnections
  // Their size has a limit; Node would drop all after the first thousand, the proxy's too.
  server.maxHeadersCount = 0
  server.setTimeout(limits.silenceMs)
  const connections = trackConnections(server, limits)
  return {
    /** Lets a handler answer the requests. */
    handle: (handler: RequestListener): Server =>
      server.on('request', (request, response) => {
        if (connections.accept(request, response)) handler(request, response)
      }),
    stop: () => drain(server, connections, limits),
  }
}
