import Fastify, { type FastifyInstance } from 'fastify'
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { Feeds } from '../calendar/feeds/startFeeds'
import { StoreError } from '../records/storeError'
import { refusePort } from '../errors'
import { recipients } from '../messages/events'
import type { Jobs } from '../records/jobs'
import { getBackupTime } from '../records/sqlite/backup'

interface MetricSources {
  readonly jobs: Pick<Jobs, 'countJobs'>
  readonly feeds: Pick<Feeds, 'readStates'>
  /** Path of the records' SQLite file; undefined without one: then others make the backups. */
  readonly recordsFile: string | undefined
}

/**
 * Registers the metrics of what is stored, and returns the function that reads them. While the
 * database can't be read, those of the jobs and feeds are left out.
 */
export function registerStoredMetrics(
  registry: Registry,
  { jobs, feeds, recordsFile }: MetricSources,
): () => Promise<void> {
  const registers = [registry]
  const createGauge = (name: string, help: string, label = 'recipient') =>
    new Gauge({ name, help, labelNames: [label], registers })
  const waiting = createGauge('site_jobs_waiting', 'Jobs that wait, by recipient')
  const failed = createGauge(
    'site_jobs_failed',
    'Jobs that were given up within 30 days, by recipient',
  )
  const oldest = createGauge(
    'site_jobs_oldest_waiting_seconds',
    'Age of the oldest job that waits, by recipient',
  )
  const failing = createGauge(
    'site_calendar_feed_failing_seconds',
    'For how long a busy feed could not be read wholly; 0 while it can',
    'feed',
  )
  if (recordsFile !== undefined) {
    new Gauge({
      name: 'site_last_backup_timestamp_seconds',
      help: 'When the last backup was made, in seconds since 1970; 0 for never',
      registers,
      async collect() {
        this.set((await getBackupTime(recordsFile)) / 1_000)
      },
    })
  }

  return async () => {
    for (const gauge of [waiting, failed, oldest, failing]) gauge.reset()
    for (const { feed, failingSince } of await feeds.readStates().catch(() => [])) {
      failing.set({ feed }, failingSince === null ? 0 : (Date.now() - failingSince) / 1_000)
    }
    const counts = await jobs.countJobs(Date.now()).catch(() => undefined)
    if (!counts) return
    for (const recipient of recipients) {
      const found = counts.find((each) => each.recipient === recipient)
      const since = found?.waitingSince
      waiting.set({ recipient }, found?.waiting ?? 0)
      failed.set({ recipient }, found?.failed ?? 0)
      oldest.set({ recipient }, since ? Math.max(0, Date.now() - Date.parse(since)) / 1_000 : 0)
    }
  }
}

interface ObservedRequest {
  readonly method: string
  /** The pattern of the route, never the path. */
  readonly route: string
  readonly status: number
  readonly seconds: number
}

/** The metrics of the site for Prometheus. No label contains text from a visitor. */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  const createCounter = (name: string, help: string, labelNames: string[] = []) =>
    new Counter({ name, help, labelNames, registers })
  const requests = createCounter(
    'site_requests_total',
    'Requests by method, route pattern and status',
    ['method', 'route', 'status'],
  )
  const durations = new Histogram({
    name: 'site_request_seconds',
    help: 'Seconds until a response was sent, by route pattern',
    labelNames: ['route'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10],
    registers,
  })
  const bookings = createCounter('site_bookings_total', 'Meetings that were booked')
  const suspects = createCounter(
    'site_suspects_total',
    'Bookings and messages that were kept apart for the owner, by reason',
    ['reason'],
  )
  const storeErrors = createCounter(
    'site_store_errors_total',
    'What the store refused, or a link did not open, by problem',
    ['problem'],
  )
  const violations = createCounter(
    'site_policy_violations_total',
    'Reported violations of the Content-Security-Policy by directive',
    ['directive'],
  )
  return {
    registry,
    bookings,
    suspects,
    storeErrors,
    violations,
    countRequest: ({ method, route, status, seconds }: ObservedRequest) => {
      requests.inc({ method, route, status })
      durations.observe({ route }, seconds)
    },
  }
}

export type Metrics = ReturnType<typeof createMetrics>

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

/**
 * Serves `/metrics`, with those of the process, on a port of its own, which must not be reachable from the internet, as
 * long as the gateway is open. Returns the URL.
 *
 * @throws {UserError} if it cannot listen there
 */
export async function serveMetrics(
  gateway: FastifyInstance,
  { registry }: Pick<Metrics, 'registry'>,
  { host, port, ...sources }: MetricSources & { readonly host: string; readonly port: number },
): Promise<string> {
  collectDefaultMetrics({ register: registry })
  const readStored = registerStoredMetrics(registry, sources)
  const server = Fastify({ forceCloseConnections: true })
  server.get('/metrics', async (_request, reply) => {
    await readStored()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  gateway.addHook('onClose', () => server.close())
  const url = await server.listen({ host, port }).catch(refusePort('METRICS_PORT', { host, port }))
  return `${url}/metrics`
}
