import { createServer, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { getSystemErrorCode } from '../errors'
import { trackConnections, type Connections } from './connections'
import type { ConnectionLimits } from './limits'
import { refuseRaw, type RefusedRequest, type Refusal } from './refuseRaw'

export interface HttpServerOptions {
  readonly limits: ConnectionLimits
  /** The most connections at one time; any further connection is closed at once. */
  readonly maxConnections: number
  /** Headers of the response to a request that is refused before any route sees it. */
  readonly securityHeaders: Readonly<Record<string, string>>
  /** Called for each request that is refused before any route sees it. */
  readonly onRefused: (refused: RefusedRequest) => void
}

const errorStatuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
}

export interface HttpServer {
  readonly server: Server
  readonly connections: Connections
  /** Sends an error response for bytes that Node can't read as a request. */
  readonly handleClientError: (error: Error, socket: Socket) => void
}

/** Creates a server whose connections are limited in time and number. */
export function createHttpServer(
  { limits, maxConnections, securityHeaders, onRefused }: HttpServerOptions,
  handler: RequestListener,
): HttpServer {
  const server = createServer(
    {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.idleMs,
      connectionsCheckingInterval: limits.checkEveryMs,
      // Node would refuse without the security headers; the gateway checks the host itself.
      requireHostHeader: false,
    },
    handler,
  )
  server.maxConnections = maxConnections
  server.setTimeout(limits.silenceMs)
  const connections = trackConnections(server)
  const refuse = (refusal: Refusal) => {
    onRefused(refuseRaw(refusal, securityHeaders))
  }
  server.on('connect', (request, socket) => {
    refuse({ socket, status: 405, request })
  })
  server.on('checkExpectation', (request) => {
    refuse({ socket: request.socket, status: 417, request })
  })
  return {
    server,
    connections,
    handleClientError: (error, socket) => {
      // A second response would be taken for the rest of the first.
      if (!socket.writable || connections.isResponding(socket)) socket.destroy()
      else refuse({ socket, status: errorStatuses[getSystemErrorCode(error)] ?? 400 })
    },
  }
}
