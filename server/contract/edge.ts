import {
  createServer,
  request as openRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'

/** An answer that no gateway gave. */
export interface StandIn {
  readonly status: number
  readonly type: string
  readonly body: string
}

/** What stands between browser and gateway: as a rule it only hands on. */
export interface Edge {
  readonly url: string
  forwardTo(gatewayUrl: string): void
  /** Answers every request by itself until it is told to forward again. */
  answer(standIn: StandIn): void
  close(): void
}

type Behaviour = (request: IncomingMessage, response: ServerResponse) => void

const forwarding =
  (gatewayUrl: string): Behaviour =>
  (request, response) => {
    const { method, url = '/', headers } = request
    const onward = openRequest(new URL(url, gatewayUrl), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  }

const answering =
  ({ status, type, body }: StandIn): Behaviour =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': type })
    response.end(body)
  }

const nowhere: Behaviour = (_request, response) => {
  response.destroy()
}

/** Listens on a free loopback port; until it is told where to forward, it breaks every request off. */
export async function openEdge(): Promise<Edge> {
  let behave = nowhere
  const server = createServer((request, response) => {
    behave(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    forwardTo: (gatewayUrl) => {
      behave = forwarding(gatewayUrl)
    },
    answer: (standIn) => {
      behave = answering(standIn)
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
