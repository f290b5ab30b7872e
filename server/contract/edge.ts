import {
  createServer,
  request as openRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'

/** A response that the edge sends itself, without asking the gateway. */
export interface CannedResponse {
  readonly status: number
  readonly type: string
  readonly body: string
}

/** A proxy between browser and gateway, which normally only forwards. */
export interface Edge {
  readonly url: string
  forwardTo(gatewayUrl: string): void
  /** Responds to every request with this until `forwardTo` is called again. */
  respond(cannedResponse: CannedResponse): void
  close(): void
}

type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void

const createForwarder =
  (gatewayUrl: string): RequestHandler =>
  (request, response) => {
    const { method, url = '/', headers } = request
    const onward = openRequest(new URL(url, gatewayUrl), { method, headers }, (respond) => {
      response.writeHead(respond.statusCode ?? 502, respond.headers)
      respond.pipe(response)
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  }

const createResponder =
  ({ status, type, body }: CannedResponse): RequestHandler =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': type })
    response.end(body)
  }

const dropConnection: RequestHandler = (_request, response) => {
  response.destroy()
}

/**
 * Starts the proxy on a free loopback port. Until `forwardTo` is called, it drops every connection.
 */
export async function openEdge(): Promise<Edge> {
  let handleRequest = dropConnection
  const server = createServer((request, response) => {
    handleRequest(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    forwardTo: (gatewayUrl) => {
      handleRequest = createForwarder(gatewayUrl)
    },
    respond: (cannedResponse) => {
      handleRequest = createResponder(cannedResponse)
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
