import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema'
import type { FastifyTypeProvider } from 'fastify'
import type * as v from 'valibot'

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
