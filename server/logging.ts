import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { hideTokens } from './bookingLinks'
import { logLevels, type LogLevel } from './configuration'
import { getRootMessage } from './errors'

export interface LogOptions {
  readonly level: LogLevel
  /** Receives the log lines; standard output by default. */
  readonly stream?: { write(line: string): void } | undefined
}

/** Looked for where a word begins only: from each of its letters it would take the square of its length. */
const emailAddress = /(?<![^\s@<>"'=:;,()])[^\s@<>"'=:;,()]+@[^\s@<>"'=:;,()]+/g

const hideSecrets = (text = '') => hideTokens(text).replace(emailAddress, '[redacted]')

/**
 * Logs one line for each request, without path, query (which holds the key), body, headers and IP
 * address: all of these can be secrets or personal data.
 */
export function createLoggerOptions({
  level,
  // Pino's own stream ends the process where it cannot be written, as where the disk is full.
  stream = process.stdout,
}: LogOptions): NonNullable<FastifyServerOptions['logger']> {
  if (level === 'silent') return false
  return {
    // Fastify has no level `notice`: such messages are the sentences of `createOwnerLog`.
    level: level === 'notice' ? 'warn' : level,
    stream,
    serializers: {
      req: ({ method, routeOptions }) => ({ method, route: routeOptions.url }),
      res: ({ statusCode }) => ({ statusCode }),
      err: (error: Error & { readonly code?: string }) => ({
        type: error.name,
        message: hideSecrets(error.message),
        reason: hideSecrets(getRootMessage(error)),
        stack: hideSecrets(error.stack),
        code: error.code,
      }),
    },
  }
}

/** Logs one line per response, instead of the two lines that Fastify would log. */
export function logRequests(gateway: FastifyInstance): void {
  gateway.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, log } = request
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10
    log.info(
      { method, route: routeOptions.url, status: reply.statusCode, milliseconds },
      'request answered',
    )
  })
}

/**
 * Prints sentences for the owner, as far as the log level allows. Requests are logged as JSON instead.
 */
export function createOwnerLog(level: LogLevel) {
  const isEnabled = (kind: LogLevel) => logLevels.indexOf(level) >= logLevels.indexOf(kind)
  return {
    /** Prints information on standard output. */
    notice: (sentence: string) => {
      if (isEnabled('notice')) console.log(sentence)
    },
    /** Prints a warning on standard error. */
    warn: (sentence: string) => {
      if (isEnabled('warn')) console.warn(sentence)
    },
  }
}
