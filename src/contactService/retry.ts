import { wait } from '../site/loading'
import type { ContactServiceError } from './errors'
import type { ContactServiceBaseQuery } from './request'

/** Milliseconds before the first and second retry; there are no others. */
const delaysMs = [300, 900] as const

/** No retry if the service asks for a longer pause. */
const maxPauseMs = 2000

/**
 * Returns the milliseconds to wait before a retry, or undefined if a retry is of no use. Timeouts
 * are not retried: the visitor has already waited ten seconds.
 * @param attempt number of failed attempts, from 1
 */
export function getRetryDelay(error: ContactServiceError, attempt: number): number | undefined {
  const delay = delaysMs[attempt - 1]
  if (delay === undefined) return undefined
  if (error.kind === 'rateLimited') {
    const asked = Math.max(delay, (error.retryAfter ?? 0) * 1000)
    return asked <= maxPauseMs ? asked : undefined
  }
  const isTemporary = error.kind === 'offline' || (error.kind === 'rejected' && error.status >= 500)
  return isTemporary ? delay : undefined
}

/**
 * Retries queries after temporary errors. Mutations are never retried here: the caller decides,
 * knowing what was written (requirements R28).
 */
export const withRetry =
  (baseQuery: ContactServiceBaseQuery): ContactServiceBaseQuery =>
  async (request, api, extraOptions) => {
    let result = await baseQuery(request, api, extraOptions)
    if (api.type !== 'query') return result
    const isAborted = () => api.signal.aborted
    for (let attempt = 1; result.error && !isAborted(); attempt += 1) {
      const delay = getRetryDelay(result.error, attempt)
      if (delay === undefined) break
      await wait(delay)
      if (!isAborted()) result = await baseQuery(request, api, extraOptions)
    }
    return result
  }
