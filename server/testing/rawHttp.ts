import { connect, type Socket } from 'node:net'
import { once } from 'node:events'

export interface RawResponse {
  /** 0 if the connection was closed without a response. */
  readonly status: number
  /** By name in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

const none: RawResponse = { status: 0, headers: {}, body: '' }

/** Parses a response; returns undefined while a part of the response is missing. */
function parseResponse(bytes: Buffer, isEnded: boolean, isHead: boolean): RawResponse | undefined {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return isEnded ? none : undefined
  const [statusLine = '', ...lines] = bytes.toString('latin1', 0, end).split('\r\n')
  const status = Number(statusLine.split(' ')[1])
  const rest = bytes.subarray(end + 4)
  if (status === 100) return parseResponse(rest, isEnded, isHead)
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
    }),
  )
  const length = isHead || status === 304 ? 0 : Number(headers['content-length'] ?? Infinity)
  if (rest.length < length && !isEnded) return undefined
  return { status, headers, body: rest.toString('utf8') }
}

/** Opens a connection to a server's URL. */
export async function openSocket(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  // The server may reset the connection, so an error is expected.
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

/** Reads one response from a connection, or until it is closed. */
export function readResponse(socket: Socket, isHead = false): Promise<RawResponse> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    const settle = (isEnded: boolean) => {
      const response = parseResponse(Buffer.concat(chunks), isEnded, isHead)
      if (response) resolve(response)
    }
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      settle(false)
    })
    socket.on('close', () => {
      settle(true)
    })
  })
}

/** Sends bytes unchanged over a new connection, which stays open: also bytes that no HTTP client would send. */
export async function openAndSend(url: string, request: string | Buffer) {
  const socket = await openSocket(url)
  // Also after a reset, at which `once` would reject.
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => {
      resolve()
    })
  })
  const response = readResponse(socket, request.toString().startsWith('HEAD '))
  if (request.length > 0) socket.write(request)
  return { socket, response, closed }
}

/** Sends bytes over a new connection, and returns the first response. */
export async function sendRaw(url: string, request: string | Buffer): Promise<RawResponse> {
  const { socket, response } = await openAndSend(url, request)
  const result = await response
  socket.destroy()
  return result
}

/** The bytes of a request with its lines joined. */
export const formatRequest = (
  requestLine: string,
  headers: readonly string[] = [],
  body = '',
): string => [requestLine, ...headers, '', body].join('\r\n')

/** The bytes of a request with a body, its type and its length. */
export const formatWithBody = (
  requestLine: string,
  headers: readonly string[],
  body: string,
  type = 'application/json',
): string =>
  formatRequest(
    requestLine,
    [...headers, `Content-Type: ${type}`, `Content-Length: ${Buffer.byteLength(body)}`],
    body,
  )
