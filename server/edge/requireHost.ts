import type { FastifyRequest } from 'fastify'
import { RequestRefused } from '../failures'

const countHosts = (rawHeaders: readonly string[]) => {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count
}

/**
 * Requires exactly one `Host` header (RFC 9112): a proxy and this server could otherwise disagree on
 * the host. Only an HTTP/1.0 request may have none.
 *
 * @throws {RequestRefused} if the number of hosts is wrong
 */
export async function requireHost({ raw }: FastifyRequest): Promise<void> {
  const hosts = countHosts(raw.rawHeaders)
  const isEnough = hosts === 1 || (hosts === 0 && raw.httpVersion === '1.0')
  if (!isEnough) throw new RequestRefused(400, 'The request must name one host')
}
