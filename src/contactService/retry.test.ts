/** @jest-environment node */
import type { BaseQueryApi } from '@reduxjs/toolkit/query/react'
import type { ContactServiceError } from './errors'
import type { ContactServiceRequest, ContactServiceResult } from './request'
import { getRetryDelay, withRetry } from './retry'

const offline: ContactServiceError = { kind: 'offline', message: 'gone' }
const createRateLimit = (retryAfter?: number): ContactServiceError => ({
  kind: 'rateLimited',
  status: 429,
  ...(retryAfter !== undefined && { retryAfter }),
  message: 'slow down',
})
const createRejection = (status: number): ContactServiceError => ({
  kind: 'rejected',
  status,
  message: 'no',
})

test.each<[ContactServiceError, (number | undefined)[]]>([
  [offline, [300, 900, undefined]],
  [createRejection(500), [300, 900, undefined]],
  [createRejection(503), [300, 900, undefined]],
  [createRateLimit(), [300, 900, undefined]],
  [createRateLimit(1), [1000, 1000, undefined]],
  [createRateLimit(2), [2000, 2000, undefined]],
  [createRateLimit(3), [undefined, undefined, undefined]],
  [createRejection(400), [undefined, undefined, undefined]],
  [createRejection(401), [undefined, undefined, undefined]],
  [createRejection(409), [undefined, undefined, undefined]],
  [createRejection(200), [undefined, undefined, undefined]],
  [{ kind: 'failed', message: 'late' }, [undefined, undefined, undefined]],
])('the delays after %p are %p', (error, delaysMs) => {
  expect([1, 2, 3].map((attempt) => getRetryDelay(error, attempt))).toEqual(delaysMs)
})

describe('retrying', () => {
  const request: ContactServiceRequest = { path: 'activities' }

  const ask = (type: BaseQueryApi['type'], ...results: ContactServiceResult[]) => {
    const queue = [...results]
    const baseQuery = jest.fn(() => queue.shift() ?? { data: 'spare' })
    const controller = new AbortController()
    const api = { type, signal: controller.signal } as BaseQueryApi
    const settled = jest.fn()
    Promise.resolve(withRetry(baseQuery)(request, api, {})).then(settled, settled)
    return { baseQuery, settled, controller }
  }

  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test('a query waits longer each time and succeeds', async () => {
    const { baseQuery, settled } = ask(
      'query',
      { error: offline },
      { error: createRejection(502) },
      { data: 'yes' },
    )
    await jest.advanceTimersByTimeAsync(299)
    expect(baseQuery).toHaveBeenCalledTimes(1)
    await jest.advanceTimersByTimeAsync(1)
    expect(baseQuery).toHaveBeenCalledTimes(2)
    await jest.advanceTimersByTimeAsync(899)
    expect(baseQuery).toHaveBeenCalledTimes(2)
    await jest.advanceTimersByTimeAsync(1)
    expect(baseQuery).toHaveBeenCalledTimes(3)
    expect(settled.mock.calls).toEqual([[{ data: 'yes' }]])
  })

  test('a query gives up after two retries with the last error', async () => {
    const errors = [{ error: offline }, { error: offline }, { error: createRejection(503) }]
    const { baseQuery, settled } = ask('query', ...errors)
    await jest.runAllTimersAsync()
    expect(baseQuery).toHaveBeenCalledTimes(3)
    expect(settled.mock.calls).toEqual([[{ error: createRejection(503) }]])
  })

  test('a query waits as long as the service requests', async () => {
    const { baseQuery } = ask('query', { error: createRateLimit(2) })
    await jest.advanceTimersByTimeAsync(1999)
    expect(baseQuery).toHaveBeenCalledTimes(1)
    await jest.advanceTimersByTimeAsync(1)
    expect(baseQuery).toHaveBeenCalledTimes(2)
  })

  test('a rejected query is not retried', async () => {
    const { baseQuery, settled } = ask('query', { error: createRejection(401) })
    await jest.runAllTimersAsync()
    expect(baseQuery).toHaveBeenCalledTimes(1)
    expect(settled.mock.calls).toEqual([[{ error: createRejection(401) }]])
  })

  test('a mutation is not retried', async () => {
    const { baseQuery, settled } = ask('mutation', { error: offline })
    await jest.runAllTimersAsync()
    expect(baseQuery).toHaveBeenCalledTimes(1)
    expect(settled.mock.calls).toEqual([[{ error: offline }]])
  })

  test('after an abort nothing more is sent', async () => {
    const { baseQuery, settled, controller } = ask('query', { error: offline })
    await jest.advanceTimersByTimeAsync(100)
    controller.abort()
    await jest.runAllTimersAsync()
    expect(baseQuery).toHaveBeenCalledTimes(1)
    expect(settled.mock.calls).toEqual([[{ error: offline }]])
  })

  test('a query that is aborted while it is sent neither waits nor is sent again', async () => {
    const { baseQuery, settled, controller } = ask('query', { error: offline })
    controller.abort()
    await jest.advanceTimersByTimeAsync(0)
    expect(jest.getTimerCount()).toBe(0)
    expect(baseQuery).toHaveBeenCalledTimes(1)
    expect(settled.mock.calls).toEqual([[{ error: offline }]])
  })
})
