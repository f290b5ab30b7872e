import { isRecord } from './readers'

/** Whether a parsed body says `success: true`, as every response must (requirements R33). */
export const isSuccess = (body: unknown): body is { success: true } & Record<string, unknown> =>
  isRecord(body) && body.success === true

/** Whether a parsed body says `success: false`, an answer that the contract provides for. */
export const isFailure = (body: unknown): boolean => isRecord(body) && body.success === false

/** The `error` of a failure's body, where it has one. */
export const errorTextOf = (body: unknown): string | undefined =>
  isRecord(body) && typeof body.error === 'string' && body.error !== '' ? body.error : undefined

/**
 * Where the next page of a list starts: undefined on the last page (or where there are no pages),
 * NaN where the service announces a page but does not say where it starts.
 */
export function nextStartOf(body: Record<string, unknown>): number | undefined {
  const additional = isRecord(body.additional_data) ? body.additional_data : {}
  const pagination = isRecord(additional.pagination) ? additional.pagination : {}
  if (pagination.more_items_in_collection !== true) return undefined
  return typeof pagination.next_start === 'number' ? pagination.next_start : Number.NaN
}
