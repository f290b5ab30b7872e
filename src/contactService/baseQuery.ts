import { fetchBaseQuery, type BaseQueryApi } from '@reduxjs/toolkit/query/react'
import type { ServiceUrls } from '../site/serviceUrls'
import { correctClock } from '../time/clock'
import { getToken } from './bookingTokens'
import { getCapabilities, rememberCapability } from './capabilities'
import { getId, getNextStart, isSuccess } from './envelope'
import { errorTexts, createUnknownError } from './errors'
import { fromFetchError } from './fetchErrors'
import { getFormHeaders } from './formSigns'
import type {
  ContactServiceBaseQuery,
  ContactServiceRequest,
  ContactServiceResult,
} from './request'
import { withRetry } from './retry'

/** Time limit of one attempt. */
const timeoutMs = 10_000

/** Availability must be fresh, so browsers must not cache responses. */
const fetchEnvelope = fetchBaseQuery({
  timeout: timeoutMs,
  cache: 'no-store',
  validateStatus: (response, body) => response.ok && isSuccess(body),
})

const getWriteHeaders = async (service: ServiceUrls, request: ContactServiceRequest) => ({
  'Idempotency-Key': request.idempotencyKey,
  'X-Record-Capabilities': getCapabilities(service, request),
  ...(await getFormHeaders()),
})

/**
 * Sends a request once. fetchBaseQuery's meta holds the URL with the token, so it is dropped here:
 * otherwise it would end up in the actions.
 */
async function sendOnce(
  request: ContactServiceRequest,
  api: BaseQueryApi,
): Promise<ContactServiceResult> {
  const service = api.extra as ServiceUrls
  const { contactServiceUrl, siteKey } = service
  const { path, method = 'GET', params, body, tokenKey } = request
  const { data, error, meta } = await fetchEnvelope(
    {
      url: `${contactServiceUrl.replace(/\/+$/, '')}/${path}`,
      method,
      params: { ...params, api_token: siteKey },
      body,
      headers: {
        ...(tokenKey === undefined
          ? method !== 'GET' && (await getWriteHeaders(service, request))
          : { Authorization: `Bearer ${getToken(tokenKey) ?? ''}` }),
      },
    },
    api,
    {},
  )
  const headers = meta?.response?.headers
  correctClock(headers?.get('Date'))
  if (error) return { error: fromFetchError(error, headers) }
  const capability = headers?.get('X-Record-Capability')
  if (capability) rememberCapability(service, `${path}/${getId(data)}`, capability)
  const nextStart = getNextStart(data)
  return {
    data: (data as Record<string, unknown>).data,
    meta: nextStart === undefined ? {} : { nextStart },
  }
}

/**
 * Without this an exception, for example for an invalid URL, would be retried five times. Its
 * message is dropped: it can hold the URL, and with it the token.
 */
const sendWithoutThrowing: ContactServiceBaseQuery = async (request, api) => {
  try {
    return await sendOnce(request, api)
  } catch {
    return { error: createUnknownError(errorTexts.notSent) }
  }
}

/** The base query of all endpoints of the contact service. */
export const baseQuery: ContactServiceBaseQuery = withRetry(sendWithoutThrowing)
