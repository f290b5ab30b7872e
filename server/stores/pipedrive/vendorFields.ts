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

/** The fields of an activity that both versions have. Only the id is always present. */
export const activityFields = {
  id: v.number(),
  type: text,
  subject: text,
  due_date: text,
  due_time: text,
  duration: text,
  deal_id: nullableId,
}

/** The most that the vendor's clock may differ from this host's. */
export const clockMarginMs = 600_000

/** Reads `2026-03-02 08:30:00` (UTC, version 1) or RFC 3339; returns `''` for any other text. */
export function readVendorInstant(written: string): string {
  const instant = Date.parse(/[zZ+]/.test(written) ? written : `${written.replace(' ', 'T')}Z`)
  return Number.isNaN(instant) ? '' : new Date(instant).toISOString()
}

const toOrganizationReference = (org_id: number | undefined) =>
  org_id === undefined ? {} : { org_id }

/** A deal in the fields of both versions: without its description, which is written as a note. */
export const toVendorDeal = ({ title, person_id, org_id, status, value, currency }: NewDeal) => ({
  title,
  person_id,
  ...toOrganizationReference(org_id),
  status,
  value,
  currency,
})

/** An activity in the fields that both versions accept. */
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
