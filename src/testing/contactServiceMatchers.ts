import { MatchersV3 } from '@pact-foundation/pact'
import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'

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
