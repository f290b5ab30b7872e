import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema'
import type { FastifyTypeProvider } from 'fastify'
import type * as v from 'valibot'
import type { PageQuery } from '@/contactService/schemas/requests'
import {
  getPageSchema,
  getRecordSchema,
  type PageResponse,
  type Pagination,
  type RecordResponse,
} from '@/contactService/schemas/responses'
import { readEmail } from '@/contactService/schemas/email'
import { hasPhoneDigits, isVisible } from '@/contactService/schemas/rules'

/** A JSON schema that carries the TypeScript type of the values it allows. */
interface RequestSchema<Value> extends JsonSchema {
  readonly '~value'?: Value
}

/** Gives route handlers the types of their request schemas. */
export interface WireTypeProvider extends FastifyTypeProvider {
  readonly validator: this['schema'] extends RequestSchema<infer Value> ? Value : unknown
}

/**
 * Returns the JSON schema with which Fastify validates requests. The keys of a record become
 * `patternProperties`, so that an error names the field that is not allowed.
 */
export const getRequestSchema = <Value>(
  schema: v.GenericSchema<unknown, Value>,
): RequestSchema<Value> =>
  toJsonSchema(schema, {
    overrideSchema: ({ jsonSchema: { propertyNames, additionalProperties, ...jsonSchema } }) => {
      if (typeof propertyNames !== 'object' || !propertyNames.pattern) return undefined
      const patternProperties = { [propertyNames.pattern]: additionalProperties ?? {} }
      return { ...jsonSchema, additionalProperties: false, patternProperties }
    },
  })

/**
 * Returns the JSON schema with which Fastify serializes a response; it supports OpenAPI's
 * `nullable`.
 */
export const getResponseSchema = (schema: v.GenericSchema): object =>
  toJsonSchema(schema, { target: 'openapi-3.0' })

export const getRecordResponseSchemas = (status: 200 | 201, data: v.GenericSchema) => ({
  [status]: getResponseSchema(getRecordSchema(data)),
})

export const getPageResponseSchemas = (item: v.GenericSchema) => ({
  200: getResponseSchema(getPageSchema(item)),
})

export const toRecordResponse = <Data>(data: Data): RecordResponse<Data> => ({
  success: true,
  data,
})

const defaultLimit = 100

/**
 * Cuts the page of a query out of a list, in the vendor's envelope, where an empty list is `null` (requirements
 * R22).
 */
export function toPageResponse<Item>(all: readonly Item[], query: PageQuery): PageResponse<Item> {
  const start = Number(query.start ?? 0)
  const limit = Number(query.limit ?? defaultLimit)
  const next = start + limit
  const items = all.slice(start, next)
  const more = all.length > next
  const pagination: Pagination = {
    start,
    limit,
    more_items_in_collection: more,
    ...(more && { next_start: next }),
  }
  return {
    success: true,
    data: items.length > 0 ? items : null,
    additional_data: { pagination },
  }
}

const isTimeOfDay = (text: string) => /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(text)

const formats: Readonly<Record<string, (text: string) => boolean>> = {
  /** `HH:mm` or `HH:mm:ss`, or empty if the activity has no time. */
  'optional-time': (text) => text === '' || isTimeOfDay(text),
  /** An IANA name, which may be newer than the site's zones, or empty for UTC (requirements R21). */
  'optional-time-zone': (text) => text === '' || /^[a-z][\w+/-]*$/i.test(text),
  /** Text with at least one visible character. */
  'visible-text': isVisible,
  'contact-email': (text) => readEmail(text) !== undefined,
  /** A phone number with its country code, as the site sends it. */
  'contact-phone': (text) => text.startsWith('+') && hasPhoneDigits(text),
}

/**
 * Fastify's validator: unknown fields are refused rather than dropped, and types are not coerced.
 */
export const validation = {
  customOptions: {
    removeAdditional: false,
    coerceTypes: false,
    useDefaults: false,
    // Valibot has made the schemas: to check them again takes long at each start.
    validateSchema: false,
    formats,
  } as const,
}
