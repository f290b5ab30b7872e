import { once } from 'node:events'
import type { FastifyInstance } from 'fastify'
import { Redis } from 'ioredis'
import type { Secret } from '../secret'

/** After this time counting in memory is better than waiting for Redis. */
const timeoutMs = 500

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

/** @throws {Error} if Redis does not respond in the time that the limits give it, or refuses the password */
export async function pingRedis(url: Secret): Promise<void> {
  const redis = connect(url)
  // It goes on to try, and would say so.
  redis.on('error', () => undefined)
  try {
    await once(redis, 'ready')
    await redis.ping()
  } finally {
    redis.disconnect()
  }
}
