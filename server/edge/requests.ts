import type { FastifyRequest } from 'fastify'
import { decodePercent } from '../decodePercent'
import { HttpError } from '../httpErrors'

/** @throws {HttpError} if a request names several hosts (RFC 9112): a proxy may have taken another one */
export async function refuseSeveralHosts({ raw }: FastifyRequest): Promise<void> {
  // Names and values alternate.
  const isHost = (name: string, index: number) => index % 2 === 0 && /^host$/i.test(name)
  if (raw.rawHeaders.filter(isHost).length > 1)
    throw new HttpError(400, 'The request must name one host')
}

/** Scheme and host of an absolute URL, which clients send to proxies. */
const origin = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i

/**
 * Returns the path and query by which a request is routed. A path that can't be decoded is escaped
 * again, so that limits and log apply to its request as well, which then gets the not-found page.
 */
export function getRoutedUrl(url: string): string {
  const target = url.replace(origin, '')
  const rooted = target.startsWith('/') ? target : `/${target}`
  if (!rooted.includes('%')) return rooted
  const [path = ''] = rooted.split(/[?#]/, 1)
  return decodePercent(path) === undefined
    ? path.replaceAll('%', '%25') + rooted.slice(path.length)
    : rooted
}
