import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { createFailureEnvelope, getRefusalText } from '../failures'

type Headers = Readonly<Record<string, string>>

/**
 * Writes a refusal to a connection for which there is no request object, because Node could not read
 * the request, and closes the connection.
 *
 * @param headers the security headers
 */
export function refuseRaw(socket: Duplex, status: number, headers: Headers): void {
  const body = JSON.stringify(createFailureEnvelope(getRefusalText(status)))
  const all: Headers = {
    ...headers,
    ...(status === 405 ? { allow: 'GET, HEAD' } : {}),
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines].join('\r\n')
  socket.end(`${head}\r\n\r\n${body}`, () => socket.destroy())
}
