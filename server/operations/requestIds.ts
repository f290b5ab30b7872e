import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** Without dots and @, so that no address of a person is one. */
const validId = /^[A-Za-z0-9_-]{8,64}$/

/** Takes the request id from `X-Request-Id`, or makes one. */
export function createRequestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && validId.test(given) ? given : randomUUID().slice(0, 18)
}

/** Names the request's id in every response, as the log does. */
export function sendRequestIds(gateway: FastifyInstance): void {
  gateway.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
}
