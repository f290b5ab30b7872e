import { STATUS_CODES, type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { createFailureEnvelope, getRefusalText } from '../failures'
import { createRequestId } from '../operations/requestIds'

type Headers = Readonly<Record<string, string>>

/** A request that Node refuses by itself, so that no route and no hook sees the request. */
export interface Refusal {
  readonly socket: Duplex
  readonly status: number
  /** Undefined if Node could not read a request. */
  readonly request?: IncomingMessage | undefined
}

/** The part of a refused request that may be logged: only the method comes from the client. */
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
 */
export function refuseRaw({ socket, status, request }: Refusal, headers: Headers): RefusedRequest {
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
