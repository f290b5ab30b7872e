import { isIP } from 'node:net'
import { normalizeIP, type RateLimitPluginOptions } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Redis } from 'ioredis'
import type { Configuration } from '../configuration'
import { HttpError } from '../httpErrors'
import { createOwnerLog } from '../logging'
import type { TrustedProxies } from '../parseVariables'
import { minuteMs } from '../time'
import { createRateLimit, keyPrefix, openRedis } from './redis'

/** Fastify's `trustProxy`: the peers that may send the client's IP address in `x-forwarded-for`. */
export const createTrustProxy = (proxies: TrustedProxies) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : [...proxies]

/**
 * Identifies the client for counting: its IPv4 address, or the /64 network of its IPv6 address, which
 * usually belongs to one client. A port that a proxy adds is left out. If a proxy forwards an invalid address, the
 * proxy is counted. Empty if the connection has ended.
 */
export function getClientAddress({
  ip = '',
  socket,
}: {
  readonly ip?: string
  readonly socket: { readonly remoteAddress?: string | undefined }
}): string {
  const forwarded = isIP(ip) === 0 ? ip.replace(/^\[?([^\]]*)\]?:\d+$/, '$1') : ip
  const address = isIP(forwarded) === 0 ? (socket.remoteAddress ?? '') : forwarded
  // A link-local address names its interface after a percent sign.
  return normalizeIP(address.split('%', 1)[0] ?? '')
}

/** The most clients in memory; the client that was not seen for the longest time is forgotten first. */
const maxClients = 100_000

type LimitOptions = Pick<RateLimitPluginOptions, 'keyGenerator'> & {
  readonly max: number
  readonly redis: Redis | undefined
}

/** Returns a function that counts a request. It resolves to the seconds to wait if there are too many. */
const createLimit = (options: LimitOptions) => {
  const { max, redis } = options
  if (max === 0) return async () => undefined
  const start = () => createRateLimit({ ...options, timeWindow: minuteMs, cache: maxClients })
  let limit = start()
  const count = async (request: FastifyRequest): Promise<number | undefined> => {
    const used = limit
    const counted = await (await used)(request)
    if (counted.isAllowed || !counted.isExceeded) return undefined
    if (counted.ttl <= minuteMs) return counted.ttlInSeconds
    // Only after the clock was set back, that of Redis or this one.
    if (redis) {
      await redis.pexpire(keyPrefix + counted.key, minuteMs)
      return minuteMs / 1_000
    }
    // Counts all clients anew, because the plugin cannot forget one.
    if (limit === used) limit = start()
    return count(request)
  }
  return count
}

/** Requests above a client's own limit do not count for all clients. */
const createCounter = (kind: string, max: number, maxOfAll: number, redis?: Redis) => {
  const keyGenerator = (request: FastifyRequest) => `${kind} ${getClientAddress(request)}`
  const countOfClient = createLimit({ max, keyGenerator, redis })
  const countOfAll = createLimit({ max: maxOfAll, keyGenerator: () => kind, redis })
  return async (request: FastifyRequest) =>
    (await countOfClient(request)) ?? (await countOfAll(request))
}

type Counter = ReturnType<typeof createCounter>

export class TooManyRequests extends HttpError {
  constructor(override readonly retryAfterSeconds: number) {
    super(429, 'Too many requests: try again later')
  }
}

/** @throws {TooManyRequests} */
const refuseAbove = (count: Counter) => async (request: FastifyRequest) => {
  const waitSeconds = await count(request)
  if (waitSeconds !== undefined) throw new TooManyRequests(waitSeconds)
}

/**
 * Creates the limits of requests per minute, of each client and of all together. Calls are counted in Redis if its
 * URL is given, all else in this process's memory. Each throws `TooManyRequests` above a limit.
 */
export async function createRequestLimits(gateway: FastifyInstance, configuration: Configuration) {
  const { redisUrl, logLevel, readsPerMinute, writesPerMinute } = configuration
  const { allReadsPerMinute, allWritesPerMinute } = configuration
  const { warn } = createOwnerLog(logLevel)
  const shared = redisUrl && (await openRedis(gateway, redisUrl, warn))

  const createCallCounter = (kind: string, max: number, maxOfAll: number): Counter => {
    const countInMemory = createCounter(kind, max, maxOfAll)
    // Without a limit nothing is counted.
    if (!shared || max + maxOfAll === 0) return countInMemory
    const countShared = createCounter(kind, max, maxOfAll, shared.redis)
    return (request) =>
      shared.countAndReport(() => countShared(request)).catch(() => countInMemory(request))
  }

  return {
    /** In memory, so that no page or file waits for Redis. */
    countPage: refuseAbove(createCounter('page', readsPerMinute, allReadsPerMinute)),
    countRead: refuseAbove(createCallCounter('read', readsPerMinute, allReadsPerMinute)),
    countWrite: refuseAbove(createCallCounter('write', writesPerMinute, allWritesPerMinute)),
  }
}

export type RequestLimits = Awaited<ReturnType<typeof createRequestLimits>>
