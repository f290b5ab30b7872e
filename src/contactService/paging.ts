import * as v from 'valibot'
import { createFailure, errorTexts, type ContactServiceError } from './errors'
import type { ContactServiceRequest, ContactServiceResult } from './request'

/** 5,000 records at 100 a page: more than any month has, so it stops a broken service. */
const maxPages = 50

type Send = (
  request: ContactServiceRequest,
) => PromiseLike<ContactServiceResult> | ContactServiceResult

/**
 * Loads all pages of a list (requirements R22). Drops fields that are not in the schema; an invalid
 * item is an error.
 * @param send sends one request: the base query passed to an endpoint's `queryFn`
 */
export async function listAll<Item>(
  send: Send,
  request: ContactServiceRequest,
  itemSchema: v.GenericSchema<unknown, Item>,
): Promise<{ data: Item[] } | { error: ContactServiceError }> {
  const pageSchema = v.nullable(v.array(itemSchema))
  const items: Item[] = []
  let start = 0
  for (let page = 0; page < maxPages; page += 1) {
    const { data, error, meta } = await send(
      start === 0 ? request : { ...request, params: { ...request.params, start } },
    )
    if (error) return { error }
    const parsed = v.safeParse(pageSchema, data)
    if (!parsed.success) return { error: createFailure(errorTexts.unexpectedData) }
    items.push(...(parsed.output ?? []))
    if (meta?.nextStart === undefined) return { data: items }
    if (!(meta.nextStart > start)) break
    start = meta.nextStart
  }
  return { error: createFailure(errorTexts.endlessPages) }
}
