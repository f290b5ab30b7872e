import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react'
import { getErrorCode, getErrorText, isFailure } from './envelope'
import { createFailure, errorTexts, type ContactServiceError } from './errors'

/**
 * Converts an error of Redux Toolkit's fetchBaseQuery to one of ours.
 * @param headers of the response, if there is one
 */
export function fromFetchError(error: FetchBaseQueryError, headers?: Headers): ContactServiceError {
  switch (error.status) {
    case 'TIMEOUT_ERROR':
      return createFailure(errorTexts.timeout)
    case 'FETCH_ERROR':
      return fromFailedFetch(error.error)
    case 'PARSING_ERROR':
      return fromUnreadableBody(error, headers)
    case 'CUSTOM_ERROR':
      return createFailure(error.error)
    default:
      return fromStatus(error.status, error.data, headers)
  }
}

/**
 * Older browsers reject with an AbortError whatever the signal's reason. If the caller aborted, the
 * thunk drops this result, so only the time limit can be meant.
 */
const fromFailedFetch = (text: string): ContactServiceError =>
  text.startsWith('AbortError')
    ? createFailure(errorTexts.timeout)
    : { kind: 'offline', message: errorTexts.offline }

/**
 * Outside 2xx the status counts whatever the body is: proxies send 429 and 5xx as HTML. Within 2xx
 * the body is no JSON, or the connection broke off.
 */
function fromUnreadableBody(
  error: Extract<FetchBaseQueryError, { status: 'PARSING_ERROR' }>,
  headers?: Headers,
): ContactServiceError {
  const { originalStatus } = error
  if (!isSuccessful(originalStatus)) return fromStatus(originalStatus, undefined, headers)
  return error.error.startsWith('SyntaxError')
    ? createFailure(errorTexts.invalidJson)
    : { kind: 'offline', message: errorTexts.offline }
}

/** `body` is the parsed body: undefined if it was no JSON, null if it was empty. */
function fromStatus(status: number, body: unknown, headers?: Headers): ContactServiceError {
  if (isSuccessful(status)) return fromUnsuccessful(status, body)
  const fallback = isMissing(body) ? errorTexts.invalidJson : errorTexts.noErrorText
  const message = errorTexts.status(status, getErrorText(body) ?? fallback)
  if (status !== 429) {
    const code = getErrorCode(body)
    return { kind: 'rejected', status, ...(code !== undefined && { code }), message }
  }
  const retryAfter = getRetryAfter(headers)
  return { kind: 'rateLimited', status, ...(retryAfter !== undefined && { retryAfter }), message }
}

/** `success: false` comes from the service; a body without `success` from something else. */
function fromUnsuccessful(status: number, body: unknown): ContactServiceError {
  if (isMissing(body)) return createFailure(errorTexts.invalidJson)
  const message = errorTexts.unsuccessful(getErrorText(body) ?? errorTexts.noErrorText)
  return isFailure(body) ? { kind: 'rejected', status, message } : createFailure(message)
}

const isSuccessful = (status: number) => status >= 200 && status <= 299

const isMissing = (body: unknown) => body === undefined || body === null

/** Seconds to wait; the gateway sends no dates. */
function getRetryAfter(headers?: Headers): number | undefined {
  const text = headers?.get('retry-after') ?? ''
  return /^\d+$/.test(text) ? Number(text) : undefined
}
