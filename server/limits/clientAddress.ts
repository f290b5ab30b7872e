import { isIP } from 'node:net'
import { normalizeIP } from '@fastify/rate-limit'
import type { TrustedProxies } from '../parseVariables'

/** Fastify's `trustProxy`: the peers that may send the client's IP address in `x-forwarded-for`. */
export const createTrustProxy = (proxies: TrustedProxies) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : [...proxies]

interface Connection {
  readonly ip: string
  readonly socket: { readonly remoteAddress?: string | undefined }
}

/**
 * Identifies the client for counting: its IPv4 address, or the /64 network of its IPv6 address, which
 * usually belongs to one client. If a proxy forwards an invalid address, the proxy is counted.
 */
export function getClientAddress({ ip, socket }: Connection): string {
  const address = isIP(ip) === 0 ? (socket.remoteAddress ?? '') : ip
  // A link-local address names its interface after a percent sign.
  return normalizeIP(address.split('%', 1)[0] ?? '')
}
