import * as v from 'valibot'
import { getInterval } from '@/features/booking/domain/interval'
import { toUtcTime } from '../../time'
import type { CrmActivity } from '../crm'
import type { CrmRecords } from '../crmRecords'

/** One that both databases can store. */
const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

const text = v.fallback(v.string(), '')
const nullableId = v.fallback(v.nullable(id), null)

/** Cuts the seconds off. */
const toMinutes = (time: string) => /^\d+:\d{2}/.exec(time)?.[0] ?? ''

/** Reads null as an empty text, and refuses a text in another form: read as empty, it would cancel its meeting. */
const createTextSchema = (pattern: RegExp) => v.pipe(v.nullable(v.string(), ''), v.regex(pattern))
const dateSchema = createTextSchema(/^(\d{4}-\d{2}-\d{2})?$/)
const timeSchema = v.pipe(createTextSchema(/^(\d+:\d{2}|$)/), v.transform(toMinutes))

/** An activity as the vendor lists it: its date, and what takes time, if anything. The vendor's times are UTC. */
export const listedActivitySchema = v.pipe(
  v.object({
    id,
    type: text,
    due_date: dateSchema,
    due_time: timeSchema,
    duration: v.fallback(timeSchema, ''),
    deal_id: nullableId,
    owner_id: nullableId,
    // An activity that has a time and says nothing else is busy.
    busy: v.fallback(v.boolean(), true),
    is_deleted: v.fallback(v.boolean(), false),
  }),
  v.transform((listed) => ({
    ...listed,
    interval: getInterval({ ...listed, source_timezone: 'UTC' }),
  })),
  // Fails for a date or time that does not exist, as for one in another form.
  v.check(({ due_date, due_time, interval }) => !due_date || !due_time || interval !== undefined),
  v.transform(({ is_deleted, interval, ...listed }) => {
    const activity: CrmActivity | undefined =
      interval && !is_deleted
        ? {
            ...interval,
            id: listed.id,
            isMeeting: listed.type === 'meeting',
            dealId: listed.deal_id,
            userId: listed.owner_id,
            isBusy: listed.busy,
          }
        : undefined
    return { due_date: listed.due_date, activity }
  }),
)

/** JSON leaves out what is undefined. */
interface Owners {
  readonly personId: number
  readonly orgId: number | undefined
}

export const toVendorPerson = ({ person }: CrmRecords, orgId: number | undefined) => ({
  name: person.name,
  emails: person.email,
  phones: person.phone,
  org_id: orgId,
})

export const toVendorDeal = (
  { deal, userId }: CrmRecords,
  owners: Owners,
  customFields: Readonly<Record<string, string>>,
) => ({
  title: deal.title,
  owner_id: userId,
  person_id: owners.personId,
  org_id: owners.orgId,
  status: deal.status,
  value: deal.value,
  currency: deal.currency,
  custom_fields: customFields,
})

/** The vendor's times are UTC. A cancelled meeting has none. */
export function toVendorActivity({ activity, userId }: CrmRecords, dealId: number, owners: Owners) {
  const { subject, type, duration, note, cancelled_at } = activity
  const isCancelled = cancelled_at !== null
  const interval = getInterval(activity)
  const { due_date, due_time } = interval ? toUtcTime(interval) : activity
  return {
    subject,
    owner_id: userId,
    type,
    due_date,
    due_time: interval && !isCancelled ? due_time : '',
    duration: toMinutes(duration),
    ...(type === 'meeting' && { done: isCancelled, busy: !isCancelled }),
    participants: [{ person_id: owners.personId, primary: true }],
    org_id: owners.orgId,
    deal_id: dealId,
    note,
  }
}

/** A record that may be one of ours: see `createdSchema` for its id. */
export const foundSchema = v.object({
  id: v.unknown(),
  name: text,
  title: text,
  type: text,
  content: text,
  emails: v.fallback(v.array(v.object({ value: text })), []),
  person_id: nullableId,
  deal_id: nullableId,
  add_time: text,
})

export type FoundRecord = v.InferOutput<typeof foundSchema>

export const createdSchema = v.object({ id })
