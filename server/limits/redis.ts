import { Redis } from 'ioredis'

/** After this time counting in memory is better than waiting for Redis. */
const timeoutMs = 500

/**
 * Connects to Redis in the background and reconnects by itself. While it can't be reached, commands
 * fail at once.
 *
 * @param onError called with every failed attempt to connect
 */
export function connectRedis(url: string, onError: (error: Error) => void): Redis {
  const redis = new Redis(url, {
    connectTimeout: timeoutMs,
    commandTimeout: timeoutMs,
    disconnectTimeout: timeoutMs,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
  })
  redis.on('error', onError)
  return redis
}
