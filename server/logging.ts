import type { FastifyServerOptions } from 'fastify'
import type { LogLevel } from './configuration'

export interface LogOptions {
  readonly level: LogLevel
  /** Where the lines go; standard output unless given. */
  readonly stream?: { write(line: string): void }
}

const getPathname = (url = '') => url.split('?', 1)[0]

/**
 * What the log may hold of a request: method and path. Never the query, which carries the key, nor
 * a body, a header or an address, which are personal data.
 */
export function loggerOptions({ level, stream }: LogOptions): FastifyServerOptions['logger'] {
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
