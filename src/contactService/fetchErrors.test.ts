/** @jest-environment node */
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react'
import type { ContactServiceError } from './errors'
import { fromFetchError } from './fetchErrors'

const page = '<!doctype html><title>Bad gateway</title>'
const notJson = `SyntaxError: Unexpected token '<', "${page}" is not valid JSON`

const offline = { kind: 'offline', message: 'The contact service could not be reached' } as const
const timeout = { kind: 'failed', message: 'The contact service did not answer in time' } as const
const invalidJson = {
  kind: 'failed',
  message: 'Invalid JSON response from the service',
} as const

const createParsingError = (originalStatus: number, error = notJson): FetchBaseQueryError => ({
  status: 'PARSING_ERROR',
  originalStatus,
  data: page,
  error,
})

const table: [string, FetchBaseQueryError, ContactServiceError][] = [
  ['time is up', { status: 'TIMEOUT_ERROR', error: 'TimeoutError: signal timed out' }, timeout],
  [
    'time is up in a browser that does not pass on the reason',
    { status: 'FETCH_ERROR', error: 'AbortError: The user aborted a request.' },
    timeout,
  ],
  [
    'the connection breaks within a body',
    createParsingError(200, 'TypeError: terminated'),
    offline,
  ],
  ['an empty body with status 200', { status: 200, data: null }, invalidJson],
  [
    'success: false with status 200',
    { status: 200, data: { success: false, error: 'Deal not found' } },
    {
      kind: 'rejected',
      status: 200,
      message: 'Unsuccessful response from the service: Deal not found',
    },
  ],
  [
    'JSON of somebody else with status 200',
    { status: 200, data: { ok: true } },
    { kind: 'failed', message: 'Unsuccessful response from the service: no error text' },
  ],
  [
    'a refusal with an error text',
    { status: 409, data: { success: false, error: 'The slot is taken' } },
    { kind: 'rejected', status: 409, message: 'Pipedrive API error: 409 - The slot is taken' },
  ],
  [
    'a refusal without an error text',
    { status: 400, data: { success: false } },
    { kind: 'rejected', status: 400, message: 'Pipedrive API error: 400 - no error text' },
  ],
  [
    'a failure with an empty body',
    { status: 503, data: null },
    {
      kind: 'rejected',
      status: 503,
      message: 'Pipedrive API error: 503 - Invalid JSON response from the service',
    },
  ],
  [
    'something that fetchBaseQuery does not report by itself',
    { status: 'CUSTOM_ERROR', error: 'Aborted' },
    { kind: 'failed', message: 'Aborted' },
  ],
]

test.each(table)('the response %s', (_name, reported, expected) => {
  expect(fromFetchError(reported)).toEqual(expected)
})

describe('too many requests', () => {
  const refusal = { status: 429, data: { success: false, error: 'Slow down' } } as const
  const message = 'Pipedrive API error: 429 - Slow down'

  test('with the seconds to wait', () => {
    expect(fromFetchError(refusal, new Headers({ 'Retry-After': '30' }))).toEqual({
      kind: 'rateLimited',
      status: 429,
      retryAfter: 30,
      message,
    })
  })

  test.each<Record<string, string>>([{}, { 'Retry-After': 'Wed, 04 Jun 2025 10:00:00 GMT' }])(
    'with the headers %p',
    (headers) => {
      const error = fromFetchError(refusal, new Headers(headers))
      expect(error).toStrictEqual({ kind: 'rateLimited', status: 429, message })
    },
  )

  test('with an HTML page as body', () => {
    expect(fromFetchError(createParsingError(429), new Headers({ 'Retry-After': '1' }))).toEqual({
      kind: 'rateLimited',
      status: 429,
      retryAfter: 1,
      message: 'Pipedrive API error: 429 - Invalid JSON response from the service',
    })
  })
})
