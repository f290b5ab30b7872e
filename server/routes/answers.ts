import type { Pagination, SuccessEnvelope } from '../../src/contactService/wire'
import type { Page, PageRequest } from '../contactStore'

/** Schemas of what goes out: only the fields named here leave the gateway. */

const text = { type: 'string' }
const nullableText = { type: 'string', nullable: true }

const fields = (properties: Record<string, object>) => ({ type: 'object', properties })

const success = { type: 'boolean', const: true }

const one = (properties: Record<string, object>) => fields({ success, data: fields(properties) })

const list = (properties: Record<string, object>) =>
  fields({
    success,
    data: { type: 'array', nullable: true, items: fields(properties) },
    additional_data: fields({
      pagination: fields({
        start: { type: 'integer' },
        limit: { type: 'integer' },
        more_items_in_collection: { type: 'boolean' },
        next_start: { type: 'integer' },
      }),
    }),
  })

const failure = fields({
  success: { type: 'boolean', const: false },
  error: text,
  error_info: text,
  data: { type: 'null' },
})

const dealField = { key: text, name: text }

const answered = (status: number, schema: object) => ({
  [status]: schema,
  '4xx': failure,
  '5xx': failure,
})

/** The vendor answers 201 to new records, 200 to changed ones and to new fields. */
export const answers = {
  created: answered(201, one({ id: { type: 'integer' } })),
  updated: answered(200, one({ id: { type: 'integer' } })),
  dealField: answered(200, one(dealField)),
  dealFields: answered(200, list(dealField)),
  activities: answered(
    200,
    list({
      due_date: text,
      due_time: nullableText,
      duration: nullableText,
      source_timezone: nullableText,
      subject: text,
    }),
  ),
}

const defaultLimit = 100

export interface PageQuery {
  readonly start?: string
  readonly limit?: string
}

/** The part of a list that a query asks for; its texts have been checked by the schema. */
export const pageOf = ({ start, limit }: PageQuery): PageRequest => ({
  start: Number(start ?? 0),
  limit: Number(limit ?? defaultLimit),
})

export const single = <Data>(data: Data): SuccessEnvelope<Data> => ({ success: true, data })

/** A list in the vendor's envelope, where an empty list is `null` (R22). */
export function listed<Item>(
  { items, more }: Page<Item>,
  { start, limit }: PageRequest,
): SuccessEnvelope<readonly Item[] | null> {
  const pagination: Pagination = {
    start,
    limit,
    more_items_in_collection: more,
    ...(more ? { next_start: start + limit } : {}),
  }
  return {
    success: true,
    data: items.length > 0 ? items : null,
    additional_data: { pagination },
  }
}
