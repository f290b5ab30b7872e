import type { FastifyInstance } from 'fastify'
import { getField } from '../errors'
import { refuse, HttpError } from '../httpErrors'
import type { RequestLimits } from '../limits/requestLimits'
import { isSameSecret } from '../secret'
import type { ApiOptions } from './apiOptions'
import { registerAppointment } from './appointment'
import { cleanTexts } from './cleanText'
import { registerGeolocation } from './geolocation'
import { registerPolicyReports } from './policyReports'
import { registerResources } from './resources'

const readMethods = ['GET', 'HEAD']

/**
 * Counts each call, and refuses it without the site's key (requirements R35). A call without the key counts as a
 * write, so that guessing keys has the stricter limit of writes.
 */
const checkCalls = (api: FastifyInstance, siteKey: string, limits: RequestLimits) =>
  api.addHook('onRequest', async (request) => {
    const sent = getField(request.query, 'api_token')
    const hasKey = typeof sent === 'string' && isSameSecret(sent, siteKey)
    const isRead = hasKey && readMethods.includes(request.method)
    await (isRead ? limits.countRead(request) : limits.countWrite(request))
    if (!hasKey) throw new HttpError(401, 'The api_token is missing or not valid')
  })

/** Cleans texts before validation, because a name may be empty without its control characters. */
const cleanBodies = (api: FastifyInstance) =>
  api.addHook('preValidation', async (request) => {
    request.body = cleanTexts(request.body)
  })

const refuseUnknownCall = async () => {
  throw refuse(404)
}

/** Registers everything below `/api`: JSON only, never cached, dated, errors in one envelope. */
export async function registerApi(
  api: FastifyInstance,
  options: ApiOptions,
  limits: RequestLimits,
): Promise<void> {
  const { configuration, metrics, now } = options
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
      checkCalls(v1, configuration.siteKey, limits)
      cleanBodies(v1)
      registerResources(v1, options)
      registerAppointment(v1, options)
    },
    { prefix: '/v1' },
  )
}
