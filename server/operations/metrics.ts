import type { FastifyInstance } from 'fastify'
import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import { StoreError } from '../contactStore'
import { createJobMetrics, type MetricSources } from './jobMetrics'

interface ObservedRequest {
  readonly method: string
  /** The pattern of the route, never the path. */
  readonly route: string
  readonly status: number
  /** Undefined for a request that was refused before any route saw it. */
  readonly seconds?: number
}

/**
 * The metrics of this process for Prometheus. No label contains text from a visitor.
 *
 * @param sources undefined for no metrics of what is stored
 */
export function createMetrics(sources?: MetricSources) {
  const registry = new Registry()
  const readJobs = sources && createJobMetrics(registry, sources)
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'site_requests_total',
    help: 'Requests by method, route pattern and status',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'site_request_seconds',
    help: 'Seconds until a response was sent, by route pattern',
    labelNames: ['route'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10],
    registers,
  })
  const bookings = new Counter({
    name: 'site_bookings_total',
    help: 'Meetings that were booked',
    registers,
  })
  const suspects = new Counter({
    name: 'site_suspects_total',
    help: 'Bookings and messages that were kept apart for the owner, by reason',
    labelNames: ['reason'],
    registers,
  })
  const storeErrors = new Counter({
    name: 'site_store_errors_total',
    help: 'Errors of the contact store by problem',
    labelNames: ['problem'],
    registers,
  })
  const violations = new Counter({
    name: 'site_policy_violations_total',
    help: 'Reported violations of the Content-Security-Policy by directive',
    labelNames: ['directive'],
    registers,
  })
  return {
    bookings,
    suspects,
    storeErrors,
    violations,
    countRequest: ({ method, route, status, seconds }: ObservedRequest) => {
      requests.inc({ method, route, status })
      if (seconds !== undefined) durations.observe({ route }, seconds)
    },
    contentType: registry.contentType,
    /** All metrics in Prometheus' text format. */
    print: async () => {
      await readJobs?.()
      return registry.metrics()
    },
  }
}

export type Metrics = ReturnType<typeof createMetrics>

/** Observes the requests of a gateway. */
export function observeRequests(gateway: FastifyInstance, metrics: Metrics): void {
  gateway.addHook('onResponse', async (request, reply) => {
    const { method } = request
    const { statusCode: status } = reply
    const route = request.routeOptions.url ?? 'none'
    metrics.countRequest({ method, route, status, seconds: reply.elapsedTime / 1_000 })
  })
  gateway.addHook('onError', async (_request, _reply, error: unknown) => {
    if (error instanceof StoreError) metrics.storeErrors.inc({ problem: error.problem })
  })
}
