import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { BookingLinks } from '../bookingLinks'
import type { Capabilities } from '../capabilities'
import type { Configuration } from '../configuration'
import type { ContactStore } from '../records/recordStore'
import { RequestRefused } from '../failures'
import type { RequestLimits } from '../limits/requestLimits'
import type { Metrics } from '../operations/metrics'
import type { SuspectStore } from '../records/suspects'
import { isSiteKey } from '../siteKey'
import type { SuspectReason } from '../suspects'
import { registerAppointment } from './appointment'
import { cleanTexts } from './cleanText'
import { registerGeolocation } from './geolocation'
import { registerPolicyReports } from './policyReports'
import { registerResources } from './resources'

export interface ApiOptions {
  readonly configuration: Configuration
  readonly store: ContactStore
  readonly suspects: SuspectStore
  readonly capabilities: Capabilities
  readonly bookingLinks: BookingLinks
  readonly limits: RequestLimits
  readonly metrics?: Metrics | undefined
  /** The current time in milliseconds since 1970. */
  readonly now: () => number
}

interface KeyedRequest {
  Querystring: { api_token?: unknown }
}

const readMethods = ['GET', 'HEAD']

/** A wrong key counts as a write, so that guessing keys has the stricter limit of writes. */
const limitCalls = (api: FastifyInstance, siteKey: string, limits: RequestLimits) =>
  api.addHook<KeyedRequest>('onRequest', async (request, reply) => {
    const { method, query } = request
    const isRead = readMethods.includes(method) && isSiteKey(query.api_token, siteKey)
    await (isRead ? limits.countRead(request) : limits.countWrite(request, reply))
  })

const requireSiteKey = (api: FastifyInstance, siteKey: string) =>
  api.addHook<KeyedRequest>('onRequest', async ({ query }) => {
    if (!isSiteKey(query.api_token, siteKey)) {
      throw new RequestRefused(401, 'The api_token is missing or not valid')
    }
  })

/** Cleans texts before validation, because a name may be empty without its control characters. */
const cleanBodies = (api: FastifyInstance) =>
  api.addHook('preValidation', async (request) => {
    request.body = cleanTexts(request.body)
  })

const suspectLogIntervalMs = 3_600_000

/** Counts suspects, and logs one an hour at most, so that a flood does not fill the log. */
function reportSuspects(metrics: Metrics | undefined, now: () => number) {
  let loggedAt = -Infinity
  return (reason: SuspectReason, log: FastifyBaseLogger) => {
    metrics?.suspects.inc({ reason })
    if (now() - loggedAt < suspectLogIntervalMs) return
    loggedAt = now()
    log.warn({ reason }, 'a suspect booking or message waits: npm run contacts -- --suspects')
  }
}

const refuseUnknownCall = async () => {
  throw new RequestRefused(404, 'There is no such call')
}

/** Registers everything below `/api`: JSON only, never cached, dated, errors in one envelope. */
export async function registerApi(api: FastifyInstance, options: ApiOptions): Promise<void> {
  const { configuration, store, suspects, capabilities, bookingLinks, limits, metrics, now } =
    options
  const { siteKey } = configuration
  api.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    // By the clock that decides what can be booked: browsers correct a wrong one by it.
    reply.header('date', new Date(now()).toUTCString())
  })
  await api.register(async (keyless) => {
    keyless.addHook('onRequest', (request) => limits.countRead(request))
    registerGeolocation(keyless)
    await keyless.register(async (reports) => {
      registerPolicyReports(reports, metrics)
    })
    // Refused before the body is parsed, so that an invalid body does not change the response.
    for (const path of ['/', '/*'])
      keyless.all(path, { onRequest: refuseUnknownCall }, refuseUnknownCall)
  })
  await api.register(
    async (v1) => {
      limitCalls(v1, siteKey, limits)
      requireSiteKey(v1, siteKey)
      cleanBodies(v1)
      registerResources(v1, {
        store,
        suspects,
        now,
        capabilities,
        openBookingsPerPerson: configuration.openBookingsPerPerson,
        openBookingsPerAddress: configuration.openBookingsPerAddress,
        onBooked: () => metrics?.bookings.inc(),
        onSuspect: reportSuspects(metrics, now),
      })
      registerAppointment(v1, { store, bookingLinks, now })
    },
    { prefix: '/v1' },
  )
}
