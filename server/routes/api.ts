import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { createCapabilities } from '../capabilities'
import type { Configuration } from '../configuration'
import { RateLimited, type ContactStore } from '../contactStore'
import { sendFailure, RequestRefused } from '../failures'
import { isSiteKey } from '../siteKey'
import { createWriteLimit } from '../writeLimit'
import { cleanTexts } from './cleanText'
import { registerGeolocation } from './geolocation'
import { parseStrictJson } from './jsonBody'
import { registerResources } from './resources'

export interface ApiOptions {
  readonly configuration: Configuration
  readonly store: ContactStore
  /** The current time in milliseconds since 1970. */
  readonly now: () => number
}

const requireSiteKey = (api: FastifyInstance, siteKey: string) =>
  api.addHook<{ Querystring: { api_token?: unknown } }>('onRequest', async ({ query }) => {
    if (!isSiteKey(query.api_token, siteKey)) {
      throw new RequestRefused(401, 'The api_token is missing or not valid')
    }
  })

const limitWrites = (api: FastifyInstance, perMinute: number, now: () => number) => {
  if (perMinute === 0) return
  const countWrite = createWriteLimit(perMinute)
  api.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'POST') return
    const { allowed, limit, remaining, resetSeconds } = countWrite(request.ip, now())
    reply.headers({
      'x-ratelimit-limit': String(limit),
      'x-ratelimit-remaining': String(remaining),
      'x-ratelimit-reset': String(resetSeconds),
    })
    if (!allowed) throw new RateLimited(resetSeconds)
  })
}

/** Cleans the texts before they are validated: a name may be empty without its control characters. */
const cleanBodies = (api: FastifyInstance) =>
  api.addHook('preValidation', async (request) => {
    request.body = cleanTexts(request.body)
  })

const refuseUnknownCall = async () => {
  throw new RequestRefused(404, 'There is no such call')
}

/** Registers everything below `/api`: JSON only, never cached, errors in one envelope. */
export async function registerApi(api: FastifyInstance, options: ApiOptions): Promise<void> {
  const { configuration, store, now } = options
  api.setErrorHandler(sendFailure)
  api.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  registerGeolocation(api)
  // Refused before the body is parsed, so that an invalid body does not change the response.
  for (const path of ['/', '/*']) api.all(path, { onRequest: refuseUnknownCall }, refuseUnknownCall)
  await api.register(
    async (v1) => {
      requireSiteKey(v1, configuration.siteKey)
      limitWrites(v1, configuration.writesPerMinute, now)
      parseStrictJson(v1)
      cleanBodies(v1)
      registerResources(v1, {
        store,
        now,
        capabilities: createCapabilities(configuration.capabilitySecret || randomBytes(32), now),
        minimumFillSeconds: configuration.minimumFillSeconds,
        openBookingsPerPerson: configuration.openBookingsPerPerson,
        openBookingsPerAddress: configuration.openBookingsPerAddress,
      })
    },
    { prefix: '/v1' },
  )
}
