import type { FastifyInstance } from 'fastify'
import type { RequestLimits } from './requestLimits'

/** The API, which has separate limits, and the health checks, which must always work. */
const uncounted = /^\/(?:api(?=[/?]|$)|(?:healthz|readyz)(?=\?|$))/

/** Limits the requests for pages and files. */
export function limitPages(gateway: FastifyInstance, limits: RequestLimits): void {
  gateway.addHook('onRequest', async (request) => {
    if (uncounted.test(request.url)) return
    await limits.countPage(request)
  })
}
