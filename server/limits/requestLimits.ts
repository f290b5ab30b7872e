import { isIP } from 'node:net'
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Configuration } from '../configuration'
import { RequestRefused } from '../failures'
import { createOperatorLog } from '../logging'
import type { TrustedProxies } from '../parseVariables'
import { minuteMs } from '../time'
import { openRateLimits, openRedis } from './redis'

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

/** The most clients in memory; the client that was not seen for the longest time is forgotten first. */
const maxClients = 100_000

type CreateLimit = FastifyInstance['createRateLimit']

const createLimit = (
  create: CreateLimit,
  max: number,
  keyGenerator: (request: FastifyRequest) => string,
) => {
  if (max === 0) return async () => undefined
  const options = { max, keyGenerator, timeWindow: minuteMs, cache: maxClients }
  const count = create(options)
  return async (request: FastifyRequest) => {
    const counted = await count(request)
    return counted.isAllowed ? undefined : counted
  }
}

/** Requests above a client's own limit do not count for all clients. */
const createCounter = (create: CreateLimit, kind: string, max: number, maxOfAll: number) => {
  const countOfClient = createLimit(
    create,
    max,
    (request) => `${kind} ${getClientAddress(request)}`,
  )
  const countOfAll = createLimit(create, maxOfAll, () => kind)
  return async (request: FastifyRequest) => {
    const ofClient = await countOfClient(request)
    const ofAll = ofClient?.isExceeded ? undefined : await countOfAll(request)
    return { ofClient, ofAll }
  }
}

type Counter = ReturnType<typeof createCounter>

export class TooManyRequests extends RequestRefused {
  constructor(override readonly retryAfterSeconds: number) {
    super(429, 'Too many requests: try again later')
  }
}

const refuseAbove = ({ ofClient, ofAll }: Partial<Awaited<ReturnType<Counter>>>) => {
  const exceeded = [ofClient, ofAll].find((count) => count?.isExceeded)
  if (exceeded) throw new TooManyRequests(exceeded.ttlInSeconds)
}

/**
 * Creates the limits of requests per minute, of each client and of all together. Calls are counted in Redis if its
 * URL is given, all else in this process's memory. Each throws `TooManyRequests` above a limit.
 */
export async function createRequestLimits(gateway: FastifyInstance, configuration: Configuration) {
  const { redisUrl, logLevel, readsPerMinute, writesPerMinute } = configuration
  const { allReadsPerMinute, allWritesPerMinute } = configuration
  const createInMemory = await openRateLimits()
  const { warn } = createOperatorLog(logLevel)
  const shared = redisUrl && openRedis(gateway, redisUrl, warn)
  const createShared = shared && (await openRateLimits(shared.redis))

  const createCallCounter = (kind: string, max: number, maxOfAll: number): Counter => {
    const countInMemory = createCounter(createInMemory, kind, max, maxOfAll)
    // Without a limit nothing is counted.
    if (!createShared || max + maxOfAll === 0) return countInMemory
    const countShared = createCounter(createShared, kind, max, maxOfAll)
    return (request) =>
      shared.countAndReport(() => countShared(request)).catch(() => countInMemory(request))
  }

  const countPage = createCounter(createInMemory, 'page', readsPerMinute, allReadsPerMinute)
  const countRead = createCallCounter('read', readsPerMinute, allReadsPerMinute)
  const countWrite = createCallCounter('write', writesPerMinute, allWritesPerMinute)
  return {
    /** Counts a request for a page or file, in memory, so that no page waits for Redis. */
    countPage: async (request: FastifyRequest) => {
      refuseAbove(await countPage(request))
    },
    countRead: async (request: FastifyRequest) => {
      refuseAbove(await countRead(request))
    },
    /** Counts a call that writes, and sends the client the number of writes left. */
    countWrite: async (request: FastifyRequest, reply: FastifyReply) => {
      const counts = await countWrite(request)
      if (counts.ofClient) {
        const { max, remaining, ttlInSeconds } = counts.ofClient
        reply.headers({
          'x-ratelimit-limit': String(max),
          'x-ratelimit-remaining': String(remaining),
          'x-ratelimit-reset': String(ttlInSeconds),
        })
      }
      refuseAbove(counts)
    },
  }
}

export type RequestLimits = Awaited<ReturnType<typeof createRequestLimits>>
