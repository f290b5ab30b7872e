import { fetchBaseQuery, type BaseQueryApi } from '@reduxjs/toolkit/query/react'
import type { ServiceUrls } from '../site/serviceUrls'
import { getNextStart, isSuccess } from './envelope'
import { errorTexts, createUnknownError } from './errors'
import { fromFetchError } from './fetchErrors'
import type {
  ContactServiceBaseQuery,
  ContactServiceRequest,
  ContactServiceResult,
} from './request'
import { withRetry } from './retry'

/** Milliseconds after which one attempt is given up. */
const timeoutMs = 10_000

/** Availability is asked for to see what has changed: an answer kept by the browser is of no use. */
const fetchEnvelope = fetchBaseQuery({
  timeout: timeoutMs,
  cache: 'no-store',
  validateStatus: (response, body) => response.ok && isSuccess(body),
})

/**
 * One attempt. The token goes into the address here and comes out nowhere: the meta information of
 * fetchBaseQuery, which holds the request, would carry it into the actions, so it is left behind.
 */
async function sendOnce(
  request: ContactServiceRequest,
  api: BaseQueryApi,
): Promise<ContactServiceResult> {
  const { contactServiceUrl, siteKey } = api.extra as ServiceUrls
  const { path, method = 'GET', params, body, idempotencyKey } = request
  const { data, error, meta } = await fetchEnvelope(
    {
      url: `${contactServiceUrl.replace(/\/+$/, '')}/${path}`,
      method,
      params: { ...params, api_token: siteKey },
      body,
      headers: { 'Idempotency-Key': idempotencyKey },
    },
    api,
    {},
  )
  if (error) return { error: fromFetchError(error, meta?.response?.headers) }
  const nextStart = getNextStart(data)
  return {
    data: (data as Record<string, unknown>).data,
    meta: nextStart === undefined ? {} : { nextStart },
  }
}

/**
 * An exception, for example for an address that is none, would make `retry` ask five times over.
 * Its message is left out: it can hold the address, and with it the token.
 */
const sendWithoutThrowing: ContactServiceBaseQuery = async (request, api) => {
  try {
    return await sendOnce(request, api)
  } catch {
    return { error: createUnknownError(errorTexts.notSent) }
  }
}

/** All that the site knows of how the contact service is spoken to; endpoints only name what. */
export const baseQuery: ContactServiceBaseQuery = withRetry(sendWithoutThrowing)
