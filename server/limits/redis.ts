import { once } from 'node:events'
import rateLimit, { type RateLimitPluginOptions } from '@fastify/rate-limit'
import { fastify, type FastifyInstance, type FastifyRequest } from 'fastify'
import type { Redis } from 'ioredis'
import { getErrorMessage, getSystemErrorCode } from '../errors'
import type { Secret } from '../secret'

/** After this time counting in memory is better than waiting for Redis. */
const timeoutMs = 500

/** After this time without a response the connection counts as lost: each call would wait for it. */
const silenceMs = 2_000

/** How long a check waits until Redis can be used. */
const readyMs = 5_000

/** Returns a client that is not connected yet. While Redis can't be reached, commands fail at once. */
async function createClient(url: Secret): Promise<Redis> {
  const { default: Client } = await import('ioredis')
  return new Client(url.reveal(), {
    lazyConnect: true,
    connectTimeout: timeoutMs,
    commandTimeout: timeoutMs,
    socketTimeout: silenceMs,
    disconnectTimeout: timeoutMs,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
  })
}

/** The code of a failure: what Redis says after it may quote the password. */
export const describeRedisFailure = (error: unknown): string =>
  getSystemErrorCode(error) ||
  (/^[A-Z]{2,}/.exec(getErrorMessage(error))?.[0] ?? 'no usable response')

/** What the keys of all counts in Redis begin with. */
export const keyPrefix = 'limits:'

/** Returns a function that counts requests, in Redis if the options have one, else in this process's memory. */
export async function createRateLimit(options: RateLimitPluginOptions) {
  // One Fastify for each limit: the plugin would name a second one's keys after its route, and it has none.
  const limiter = fastify()
  await limiter.register(rateLimit, { nameSpace: keyPrefix, ...options })
  return limiter.createRateLimit()
}

/** Connects in the background. A failure is told by an event, and it is tried again. */
const connect = (redis: Redis) => void redis.connect().catch(() => undefined)

/** Connects to Redis, and reconnects by itself; disconnects when the gateway closes. */
export async function openRedis(
  gateway: FastifyInstance,
  url: Secret,
  warn: (sentence: string) => void,
) {
  const redis = await createClient(url)
  let isFailing = false
  const tellFailure = (error: unknown) => {
    if (!isFailing)
      warn(`Redis cannot be used, so each instance counts alone: ${describeRedisFailure(error)}.`)
    isFailing = true
  }
  // It is told of each attempt to connect.
  redis.on('error', tellFailure)
  // Loading the site takes longer than a connection may.
  gateway.addHook('onReady', async () => {
    connect(redis)
  })
  gateway.addHook('onClose', async () => {
    redis.disconnect()
  })
  return {
    redis,
    /**
     * Runs what counts in Redis. Tells the owner once when Redis refuses to count, for example where it only reads, or
     * is too slow, and once when it counts again.
     */
    countAndReport: async <Result>(count: () => Promise<Result>): Promise<Result> => {
      try {
        const result = await count()
        if (isFailing) warn('Redis can be used again.')
        isFailing = false
        return result
      } catch (error) {
        // Of a lost connection the events tell.
        if (redis.status === 'ready') tellFailure(error)
        throw error
      }
    },
  }
}

/**
 * Counts in Redis as the limits do, under a key that expires after a second.
 *
 * @throws {Error} if Redis cannot be used within five seconds, or refuses the password or to count, as when it is full
 */
export async function verifyRedis(url: Secret): Promise<void> {
  const redis = await createClient(url)
  const count = await createRateLimit({ redis, keyGenerator: () => 'check', timeWindow: 1_000 })
  // It goes on to try, and would say so.
  redis.on('error', () => undefined)
  connect(redis)
  // A server that is loading its data is asked again and again.
  const limit = AbortSignal.timeout(readyMs)
  try {
    await once(redis, 'ready', { signal: limit })
    const request = { routeOptions: {} } as FastifyRequest
    await count(request)
    // Only the first call sends the whole script.
    await count(request)
  } catch (error) {
    throw limit.aborted ? new Error('not ready in time') : error
  } finally {
    redis.disconnect()
  }
}
