import { fetchBaseQuery, type BaseQueryApi } from '@reduxjs/toolkit/query/react'
import { selectLanguage } from '../i18n/languageSlice'
import type { Language } from '../site/language'
import type { ServiceUrls } from '../site/siteConfig'
import { correctClock } from '../time/clock'
import {
  forgetCapabilities,
  getCapabilities,
  getDealCapabilities,
  getToken,
  rememberCapability,
} from './capabilities'
import { getId, getNextStart, isFailure, isSuccess } from './envelope'
import { createFailure, errorTexts } from './errors'
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

const activitiesPath = 'activities'

const isRead = ({ method = 'GET' }: ContactServiceRequest) => method === 'GET'

/**
 * The headers of a request. A write says the site's language at that time, in which mails are written. A read
 * of the calendar names the visitor's unfinished deals, so that their own meeting is not shown as taken
 * (requirements R41).
 */
async function getHeaders(request: ContactServiceRequest, state: unknown) {
  const { path, tokenKey, idempotencyKey } = request
  const language = isRead(request) ? undefined : selectLanguage(state as { language: Language })
  if (tokenKey !== undefined)
    return { 'Accept-Language': language, Authorization: `Bearer ${getToken(tokenKey) ?? ''}` }
  if (isRead(request))
    return { 'X-Record-Capabilities': path === activitiesPath ? getDealCapabilities() : undefined }
  return {
    'Accept-Language': language,
    'Idempotency-Key': idempotencyKey,
    'X-Record-Capabilities': getCapabilities(request),
    ...(await getFormHeaders()),
  }
}

/** The activity is the last record of a booking or message: with it, the others are finished. */
function keepCapability(
  request: ContactServiceRequest,
  { id, capability }: { id: number | undefined; capability: string | null | undefined },
) {
  if (request.path === activitiesPath && request.method === 'POST') forgetCapabilities(request)
  else if (capability) rememberCapability(`${request.path}/${id}`, capability)
}

/**
 * Sends a request once. fetchBaseQuery's meta holds the URL with the token, so it is dropped here:
 * otherwise it would end up in the actions.
 */
async function sendOnce(
  request: ContactServiceRequest,
  api: BaseQueryApi,
): Promise<ContactServiceResult> {
  const { contactServiceUrl, siteKey } = api.extra as ServiceUrls
  const { path, method = 'GET', params, body } = request
  const { data, error, meta } = await fetchEnvelope(
    {
      url: `${contactServiceUrl.replace(/\/+$/, '')}/${path}`,
      method,
      params: { ...params, api_token: siteKey },
      body,
      headers: await getHeaders(request, api.getState()),
    },
    api,
    {},
  )
  const headers = meta?.response?.headers
  // A captive portal or a proxy may answer instead, by a wrong clock.
  const answer = data ?? error?.data
  if (isSuccess(answer) || isFailure(answer)) correctClock(headers?.get('Date'))
  if (error) return { error: fromFetchError(error, headers) }
  keepCapability(request, {
    id: getId(data),
    capability: headers?.get('X-Record-Capability'),
  })
  const nextStart = getNextStart(data)
  return {
    data: (data as Record<string, unknown>).data,
    meta: nextStart === undefined ? {} : { nextStart },
  }
}

/** Drops the message of an exception: that of an invalid URL holds the URL, and with it the token. */
const sendWithoutThrowing: ContactServiceBaseQuery = async (request, api) => {
  try {
    return await sendOnce(request, api)
  } catch {
    return { error: createFailure(errorTexts.notSent) }
  }
}

export const baseQuery: ContactServiceBaseQuery = withRetry(sendWithoutThrowing)
