import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema'
import type { FastifyTypeProvider } from 'fastify'
import type * as v from 'valibot'

/** A JSON schema that remembers the type of what it allows. */
interface RequestSchema<Value> extends JsonSchema {
  readonly '~value'?: Value
}

/** Gives a route's handler the types of its request schemas. */
export interface WireTypeProvider extends FastifyTypeProvider {
  readonly validator: this['schema'] extends RequestSchema<infer Value> ? Value : unknown
}

/**
 * The JSON schema that Fastify validates requests with. The keys of a record become
 * `patternProperties`: then a refusal names the field that is not allowed.
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

/** The JSON schema that Fastify writes a response with; it knows `nullable` of OpenAPI. */
export const getResponseSchema = (schema: v.GenericSchema): object =>
  toJsonSchema(schema, { target: 'openapi-3.0' })
