import type { FastifyServerOptions } from 'fastify'
import type { LogLevel } from './configuration'

export interface LogOptions {
  readonly level: LogLevel
  /** Receives the log lines; standard output by default. */
  readonly stream?: { write(line: string): void } | undefined
}

const getPathname = (url = '') => url.split('?', 1)[0] ?? ''

/**
 * Logs only method and path of a request. Query (which holds the key), body, headers and IP address
 * are secrets or personal data.
 */
export function createLoggerOptions({
  level,
  stream,
}: LogOptions): NonNullable<FastifyServerOptions['logger']> {
  if (level === 'silent') return false
  return {
    level,
    ...(stream ? { stream } : {}),
    serializers: {
      req: ({ method, url }) => ({ method, url: getPathname(url) }),
      res: ({ statusCode }) => ({ statusCode }),
    },
  }
}
