import * as v from 'valibot'

/** An id, which version 1 writes as `{ value: 5, name: … }` in lists. */
export const nullableId = v.fallback(
  v.union([
    v.number(),
    v.pipe(
      v.object({ value: v.number() }),
      v.transform(({ value }) => value),
    ),
    v.null(),
  ]),
  null,
)

const text = v.fallback(v.string(), '')

/** The fields of an activity that both versions have. Only the id is sure to be there. */
export const activityFields = {
  id: v.number(),
  type: text,
  subject: text,
  due_date: text,
  due_time: text,
  duration: text,
  deal_id: nullableId,
}

/** Reads `2026-03-02 08:30:00` (UTC, version 1) or RFC 3339; `''` if it is neither. */
export function readVendorInstant(written: string): string {
  const instant = Date.parse(/[zZ+]/.test(written) ? written : `${written.replace(' ', 'T')}Z`)
  return Number.isNaN(instant) ? '' : new Date(instant).toISOString()
}
