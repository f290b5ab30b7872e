import { retry } from '@reduxjs/toolkit/query/react'
import type { ContactServiceError } from './errors'
import type { ContactServiceBaseQuery } from './request'

/** Milliseconds before the first and the second retry; their number is the number of retries. */
const delaysMs = [300, 900] as const

/** A service that asks for a longer pause, in milliseconds, is not asked again. */
const maxPauseMs = 2000

/**
 * How long to wait before asking again, in milliseconds; undefined where asking again is no use.
 * A timeout has already cost the visitor ten seconds and is left to him.
 * @param attempt how many attempts have failed, from 1
 */
export function getRetryDelay(error: ContactServiceError, attempt: number): number | undefined {
  const delay = delaysMs[attempt - 1]
  if (delay === undefined) return undefined
  switch (error.kind) {
    case 'offline':
      return delay
    case 'rejected':
      return error.status >= 500 ? delay : undefined
    case 'rateLimited': {
      const pause = Math.max(delay, (error.retryAfter ?? 0) * 1000)
      return pause <= maxPauseMs ? pause : undefined
    }
    case 'timeout':
    case 'contract':
    case 'unknown':
      return undefined
  }
}

/**
 * Asks a query again after a passing failure. A mutation is asked once: whether it is asked again
 * is the decision of the one who knows what was written (requirements R28).
 */
export const withRetry =
  (baseQuery: ContactServiceBaseQuery): ContactServiceBaseQuery =>
  (request, api, extraOptions) => {
    if (api.type !== 'query') return baseQuery(request, api, extraOptions)
    let delay: number | undefined
    const retrying = retry(baseQuery, {
      retryCondition: (error, _request, { attempt }) => {
        delay = getRetryDelay(error as ContactServiceError, attempt)
        return delay !== undefined
      },
      backoff: (_attempt, _maxRetries, signal) => pause(delay ?? 0, signal),
    })
    return retrying(request, api, extraOptions)
  }

/** Rejects, and leaves no timer behind, when the signal is aborted. */
const pause = (milliseconds: number, signal?: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(new Error('Aborted'))
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    signal?.addEventListener('abort', stop, { once: true })
  })
