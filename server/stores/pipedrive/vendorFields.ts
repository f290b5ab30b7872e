import * as v from 'valibot'
import type { NewActivity, NewDeal } from '@/contactService/schemas/requests'
import { toVendorTime } from './vendorTime'

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

/** How far the vendor's clock may be from ours. */
export const clockMarginMs = 600_000

/** Reads `2026-03-02 08:30:00` (UTC, version 1) or RFC 3339; `''` if it is neither. */
export function readVendorInstant(written: string): string {
  const instant = Date.parse(/[zZ+]/.test(written) ? written : `${written.replace(' ', 'T')}Z`)
  return Number.isNaN(instant) ? '' : new Date(instant).toISOString()
}

const toOrganizationReference = (org_id: number | undefined) =>
  org_id === undefined ? {} : { org_id }

/** A deal as both versions take it: without a description, which is written as a note. */
export const toVendorDeal = ({ title, person_id, org_id, status, value, currency }: NewDeal) => ({
  title,
  person_id,
  ...toOrganizationReference(org_id),
  status,
  value,
  currency,
})

/** The fields of an activity that both versions take. */
export const toCommonActivity = (activity: NewActivity) => ({
  subject: activity.subject,
  type: activity.type,
  ...toVendorTime(activity),
  ...toOrganizationReference(activity.org_id),
  deal_id: activity.deal_id,
  note: activity.note,
})

/** A deal's description as a note. Both are HTML: the gateway has escaped it. */
export const toVendorNote = (deal_id: number, description: string) => ({
  content: description,
  deal_id,
})
