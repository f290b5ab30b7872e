import * as v from 'valibot'
import { createdSchema, paginationSchema } from './schemas/responses'

const successSchema = v.object({ success: v.literal(true) })
const failureSchema = v.object({ success: v.literal(false) })
const recordSchema = v.object({ data: createdSchema })
const errorCodeSchema = v.object({ error_info: v.string() })
const errorTextSchema = v.object({ error: v.pipe(v.string(), v.nonEmpty()) })
const pagedSchema = v.object({
  additional_data: v.object({
    pagination: v.pick(paginationSchema, ['more_items_in_collection', 'next_start']),
  }),
})

/** Whether a parsed body says `success: true`, which every response must (requirements R33). */
export const isSuccess = (body: unknown): body is v.InferOutput<typeof successSchema> =>
  v.is(successSchema, body)

/** Whether a parsed body says `success: false`, which the contract defines as an error. */
export const isFailure = (body: unknown): boolean => v.is(failureSchema, body)

export const getErrorText = (body: unknown): string | undefined =>
  v.is(errorTextSchema, body) ? body.error : undefined

/** The `error_info` of an error response, if it has one: a code, or which field is not valid. */
export const getErrorCode = (body: unknown): string | undefined =>
  v.is(errorCodeSchema, body) ? body.error_info : undefined

export const getId = (body: unknown): number | undefined =>
  v.is(recordSchema, body) ? body.data.id : undefined

/**
 * Returns where the next page of a list starts: undefined on the last page (or if the response is
 * not paged), NaN if the service announces a page without saying where it starts.
 */
export function getNextStart(body: unknown): number | undefined {
  const { success: isPaged, output } = v.safeParse(pagedSchema, body)
  if (!isPaged) return undefined
  const { more_items_in_collection: hasMore, next_start: nextStart } =
    output.additional_data.pagination
  return hasMore ? nextStart : undefined
}
