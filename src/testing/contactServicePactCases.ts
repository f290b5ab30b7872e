import { MatchersV3, type V3ProviderState, type V3Response } from '@pact-foundation/pact'
import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import type { Pagination } from '../contactService/schemas/responses'
import { exampleCapabilities } from './contactServiceExamples'

/** A request with its response; `query` is added to the call's own. */
export interface Exchange {
  readonly query?: Readonly<Record<string, string>>
  readonly response: V3Response
}

/** One case of the contract: the provider's response in a state, and the call's outcome. */
export interface ContractCase {
  /** Completes the description of the request. */
  readonly outcome: string
  readonly states: readonly V3ProviderState[]
  readonly siteKey?: string
  /** The page has not created the records that the request refers to. */
  readonly hasNoCapabilities?: true
  /** Replaces the call's own; null is none. */
  readonly body?: object | null
  readonly exchanges: readonly [Exchange, ...Exchange[]]
  readonly result: { readonly resolved: unknown } | { readonly rejected: unknown }
}

/**
 * Verifiers match a pattern against the whole header, which may include a charset. The responses
 * also set `contentType`, without which Pact 16.2 reads the body's type from this and aborts the
 * process.
 */
const jsonType = MatchersV3.regex(/^application\/json(;.*)?$/, 'application/json')

/** Creates a success response; `data` may hold matchers. */
export const createSuccess = (
  status: 200 | 201,
  data: unknown,
  pagination?: Pagination,
  headers?: V3Response['headers'],
): V3Response => ({
  status,
  contentType: 'application/json',
  headers: { 'Content-Type': jsonType, ...headers },
  body: { success: true, data, ...(pagination && { additional_data: { pagination } }) },
})

/** Creates the response to a created record to which others refer, with its capability. */
export const createCreation = (data: unknown): V3Response =>
  createSuccess(201, data, undefined, {
    'X-Record-Capability': MatchersV3.regex(/^[\w.-]{1,120}$/, exampleCapabilities['deals/33']),
  })

/** Creates an error response with a code; its text may be any. */
export const createCodedRefusal = (status: number, error: string, code: string): V3Response => ({
  ...createRefusal(status, error),
  body: { success: false, error: MatchersV3.string(error), error_info: code },
})

/** Creates an error response; its text may be any. */
export const createRefusal = (
  status: number,
  error: string,
  headers?: V3Response['headers'],
): V3Response => ({
  status,
  contentType: 'application/json',
  headers: { 'Content-Type': jsonType, ...headers },
  body: { success: false, error: MatchersV3.string(error) },
})

const proxyPage = '<!doctype html><title>Maintenance</title><p>Back soon.</p>'

/** The failures that the site handles the same way for every call (requirements R33). */
export const failuresOfEveryCall: readonly ContractCase[] = [
  {
    outcome: ', refused because of its site key',
    states: [{ description: 'the site key is not accepted' }],
    siteKey: 'another-site-key',
    exchanges: [{ response: createRefusal(401, 'The site key is not accepted') }],
    result: {
      rejected: {
        kind: 'rejected',
        status: 401,
        message: 'Pipedrive API error: 401 - The site key is not accepted',
      },
    },
  },
  {
    outcome: ', refused because there were too many',
    states: [{ description: 'too many requests', parameters: { retryAfter: 30 } }],
    exchanges: [
      {
        response: createRefusal(429, 'Too many requests', {
          'Retry-After': MatchersV3.regex(/^\d+$/, '30'),
        }),
      },
    ],
    result: {
      rejected: {
        kind: 'rateLimited',
        status: 429,
        retryAfter: 30,
        message: 'Pipedrive API error: 429 - Too many requests',
      },
    },
  },
  {
    outcome: ', failed by the store',
    states: [{ description: 'the store is failing' }],
    exchanges: [{ response: createRefusal(500, 'The store is failing') }],
    result: {
      rejected: {
        kind: 'rejected',
        status: 500,
        message: 'Pipedrive API error: 500 - The store is failing',
      },
    },
  },
  {
    outcome: ', answered by a proxy',
    states: [{ description: 'a proxy answers with a page', parameters: { page: proxyPage } }],
    exchanges: [
      {
        response: {
          status: 200,
          contentType: 'text/html',
          headers: { 'Content-Type': MatchersV3.regex(/^text\/html(;.*)?$/, 'text/html') },
          body: proxyPage,
        },
      },
    ],
    result: {
      rejected: { kind: 'failed', message: 'Invalid JSON response from the service' },
    },
  },
  {
    outcome: ', answered without success',
    states: [{ description: 'the service answers without success' }],
    exchanges: [{ response: createRefusal(200, 'The request had no success') }],
    result: {
      rejected: {
        kind: 'rejected',
        status: 200,
        message: 'Unsuccessful response from the service: The request had no success',
      },
    },
  },
]

const { integer, regex, string } = MatchersV3

const getMatcher = (schema: JsonSchema, example: unknown): unknown => {
  if (typeof example === 'number' && schema.type === 'integer') return integer(example)
  if (typeof example === 'string' && schema.pattern) return regex(schema.pattern, example)
  if (typeof example === 'string' && schema.type === 'string') return string(example)
  throw new TypeError(`No matcher for ${JSON.stringify(schema)}`)
}

/**
 * Matches a record like the example, where each field may have any value that its schema allows.
 */
export function matchRecord<Entries extends v.ObjectEntries>(
  { entries }: v.ObjectSchema<Entries, undefined>,
  example: { readonly [Name in keyof Entries]: v.InferOutput<Entries[Name]> },
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(entries).map(([name, schema]) => [
      name,
      getMatcher(toJsonSchema(schema, { target: 'openapi-3.0' }), example[name]),
    ]),
  )
}
