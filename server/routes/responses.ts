import type * as v from 'valibot'
import type { PageQuery } from '@/contactService/schemas/requests'
import {
  failureSchema,
  getPageSchema,
  getRecordSchema,
  type PageResponse,
  type Pagination,
  type RecordResponse,
} from '@/contactService/schemas/responses'
import type { Page, PageRequest } from '../contactStore'
import { getResponseSchema } from './jsonSchema'

const failure = getResponseSchema(failureSchema)

const getSchemasByStatus = (status: number, schema: v.GenericSchema) => ({
  [status]: getResponseSchema(schema),
  '4xx': failure,
  '5xx': failure,
})

/** Response schemas of a route that returns a record. */
export const getRecordResponseSchemas = (status: 200 | 201, data: v.GenericSchema) =>
  getSchemasByStatus(status, getRecordSchema(data))

/** Response schemas of a route that returns a page of a list. */
export const getPageResponseSchemas = (item: v.GenericSchema) =>
  getSchemasByStatus(200, getPageSchema(item))

const defaultLimit = 100

/** Reads the requested page from a query, which the schema has already validated. */
export const getPageRequest = ({ start, limit }: PageQuery): PageRequest => ({
  start: Number(start ?? 0),
  limit: Number(limit ?? defaultLimit),
})

export const toRecordResponse = <Data>(data: Data): RecordResponse<Data> => ({
  success: true,
  data,
})

/** Wraps a page in the vendor's envelope, where an empty list is `null` (requirements R22). */
export function toPageResponse<Item>(
  { items, more }: Page<Item>,
  { start, limit }: PageRequest,
): PageResponse<Item> {
  const pagination: Pagination = {
    start,
    limit,
    more_items_in_collection: more,
    ...(more ? { next_start: start + limit } : {}),
  }
  return {
    success: true,
    data: items.length > 0 ? [...items] : null,
    additional_data: { pagination },
  }
}
