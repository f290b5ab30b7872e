import type { FastifyInstance } from 'fastify'
import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import { StoreError } from '../contactStore'
import type { SuspectReason } from '../suspects'
import { createJobMetrics, type MetricSources } from './jobMetrics'

/** The metrics of this process for Prometheus. No label contains text from a visitor. */
export interface Metrics {
  /** All metrics in Prometheus' text format. */
  print(): Promise<string>
  readonly contentType: string
  countRequest(request: ObservedRequest): void
  countBooking(): void
  countSuspect(reason: SuspectReason): void
  countStoreError(problem: string): void
  countPolicyViolation(directive: string): void
}

interface ObservedRequest {
  readonly method: string
  /** The pattern of the route, never the path. */
  readonly route: string
  readonly status: number
  /** Undefined for a request that was refused before any route saw it. */
  readonly seconds?: number
}

/** Without sources, there are no metrics of what is stored. */
export function createMetrics(sources?: MetricSources): Metrics {
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
    print: async () => {
      await readJobs?.()
      return registry.metrics()
    },
    contentType: registry.contentType,
    countRequest: ({ method, route, status, seconds }) => {
      requests.inc({ method, route, status })
      if (seconds !== undefined) durations.observe({ route }, seconds)
    },
    countBooking: () => {
      bookings.inc()
    },
    countSuspect: (reason) => {
      suspects.inc({ reason })
    },
    countStoreError: (problem) => {
      storeErrors.inc({ problem })
    },
    countPolicyViolation: (directive) => {
      violations.inc({ directive })
    },
  }
}

/** Observes the requests of a gateway. */
export function observeRequests(gateway: FastifyInstance, metrics: Metrics): void {
  gateway.addHook('onResponse', async (request, reply) => {
    const { method } = request
    const { statusCode: status } = reply
    const route = request.routeOptions.url ?? 'none'
    metrics.countRequest({ method, route, status, seconds: reply.elapsedTime / 1_000 })
  })
  gateway.addHook('onError', async (_request, _reply, error: unknown) => {
    if (error instanceof StoreError) metrics.countStoreError(error.problem)
  })
}
