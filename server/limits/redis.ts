import { once } from 'node:events'
import type { FastifyInstance } from 'fastify'
import { Redis } from 'ioredis'
import type { Secret } from '../secret'

/** After this time counting in memory is better than waiting for Redis. */
const timeoutMs = 500

/** How long a check waits until Redis can be used. */
const readyMs = 5_000

/** Connects in the background. While Redis can't be reached, commands fail at once. */
const connect = (url: Secret) =>
  new Redis(url.reveal(), {
    connectTimeout: timeoutMs,
    commandTimeout: timeoutMs,
    disconnectTimeout: timeoutMs,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
  })

/** Connects to Redis, and reconnects by itself; disconnects when the gateway closes. */
export function openRedis(gateway: FastifyInstance, url: Secret): Redis {
  const redis = connect(url)
  redis.on('error', ({ message }) => {
    gateway.log.warn({ reason: message }, 'Redis can not be reached: requests count in memory')
  })
  gateway.addHook('onClose', async () => {
    redis.disconnect()
  })
  return redis
}

/** @throws {Error} if Redis can not be used within five seconds, or refuses the password */
export async function pingRedis(url: Secret): Promise<void> {
  const redis = connect(url)
  // It goes on to try, and would say so.
  redis.on('error', () => undefined)
  // A server that is loading its data is asked again and again.
  const limit = AbortSignal.timeout(readyMs)
  try {
    await once(redis, 'ready', { signal: limit })
    await redis.ping()
  } catch (error) {
    throw limit.aborted ? new Error('not ready in time') : error
  } finally {
    redis.disconnect()
  }
}
