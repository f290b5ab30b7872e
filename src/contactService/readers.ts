import type { Created, DealField, ListedActivity } from './wire'

/**
 * Turns the `data` of an answer into what the site reads, and into nothing more: what an answer
 * carries besides never enters the store. Undefined means that the data breaks the contract.
 */
export type Reader<Result> = (data: unknown) => Result | undefined

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A list; the service answers null for an empty one (R22). */
export const listOf =
  <Item>(readItem: Reader<Item>): Reader<Item[]> =>
  (data) => {
    if (data === null) return []
    if (!Array.isArray(data)) return undefined
    const items = data.map(readItem)
    return items.every((item) => item !== undefined) ? items : undefined
  }

export const readCreated: Reader<Created> = (data) =>
  isRecord(data) && Number.isSafeInteger(data.id) ? { id: data.id as number } : undefined

export const readDealField: Reader<DealField> = (data) =>
  isRecord(data) && typeof data.key === 'string' && typeof data.name === 'string'
    ? { key: data.key, name: data.name }
    : undefined

/** An activity without a date cannot be placed, all the rest may be missing (R21). */
export const readListedActivity: Reader<ListedActivity> = (data) =>
  isRecord(data) && typeof data.due_date === 'string'
    ? {
        due_date: data.due_date,
        due_time: textOrNull(data.due_time),
        duration: textOrNull(data.duration),
        source_timezone: textOrNull(data.source_timezone),
        subject: textOrNull(data.subject) ?? '',
      }
    : undefined

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null)
