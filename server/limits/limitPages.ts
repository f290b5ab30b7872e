import type { FastifyInstance } from 'fastify'
import type { RequestLimits } from './requestLimits'

/** Paths with limits of their own, and those that ask whether the server is well. */
const uncounted = /^\/(?:api(?=[/?]|$)|(?:healthz|readyz)(?=\?|$))/

/** Limits the requests for pages and files. */
export function limitPages(gateway: FastifyInstance, limits: RequestLimits): void {
  gateway.addHook('onRequest', async (request) => {
    if (uncounted.test(request.url)) return
    await limits.countPage(request)
  })
}
