import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** Excludes dots and @, so that no IP or e-mail address can be sent as an id and logged. */
const validId = /^[A-Za-z0-9_-]{8,64}$/

/** Takes a valid id from `X-Request-Id`, or creates one. */
export function createRequestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && validId.test(given) ? given : randomUUID().slice(0, 18)
}

/** Sends the request's id, which the log has too, with every response. */
export function sendRequestIds(gateway: FastifyInstance): void {
  gateway.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
}
