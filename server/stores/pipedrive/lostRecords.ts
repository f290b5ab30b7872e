import type { NewActivity, NewDeal, NewPerson } from '@/contactService/schemas/requests'
import type { Created } from '@/contactService/schemas/responses'
import { getActivityTime } from '../activityTime'
import type { Dialect, FoundRecord, SearchableList } from './dialect'
import type { VendorClient } from './vendorClient'
import { clockMarginMs } from './vendorFields'
import { listAllPages } from './vendorPages'

export interface LostRecordOptions {
  readonly client: VendorClient
  readonly dialect: Dialect
  /** Whether a record is the stored result of another write. */
  readonly isTaken: (id: number) => boolean
  /** When the first attempt at the write began, in milliseconds since 1970. */
  readonly since: number
}

async function findNewest(
  { client, dialect, isTaken, since }: LostRecordOptions,
  list: SearchableList,
  matches: (record: FoundRecord) => boolean,
): Promise<Created | undefined> {
  const oldest = new Date(since - clockMarginMs).toISOString()
  const records = await listAllPages(client, dialect, {
    path: `/${list}`,
    query: dialect.newestFirst,
    read: (data) => dialect.readFound(list, data),
    isLast: (items) => (items.at(-1)?.addedAt ?? '') < oldest,
  })
  const found = records.find(
    (record) => record.addedAt >= oldest && matches(record) && !isTaken(record.id),
  )
  return found && { id: found.id }
}

/** Finds an organization that may have been created although the response was lost. */
export const findOrganization = (options: LostRecordOptions, { name }: { name: string }) =>
  findNewest(options, 'organizations', (record) => record.name === name)

export const findPerson = (options: LostRecordOptions, { name, email, org_id }: NewPerson) =>
  findNewest(
    options,
    'persons',
    (record) =>
      record.name === name && record.email === email[0]?.value && record.orgId === (org_id ?? null),
  )

export const findDeal = (options: LostRecordOptions, { title, person_id }: NewDeal) =>
  findNewest(options, 'deals', (record) => record.name === title && record.personId === person_id)

/** The deal identifies the activity, because each booking has a separate deal. */
export async function findActivity(
  { client, dialect }: Pick<LostRecordOptions, 'client' | 'dialect'>,
  activity: NewActivity,
): Promise<Created | undefined> {
  const { utcDate, startsAt } = getActivityTime(activity)
  const start = startsAt === null ? null : Date.parse(startsAt)
  const listed = await listAllPages(client, dialect, {
    path: '/activities',
    query: dialect.getActivityQuery(activity.deal_id, utcDate),
    read: (data) => dialect.readActivity(data),
  })
  const found = listed.find(
    (each) =>
      each?.deal_id === activity.deal_id &&
      each.type === activity.type &&
      each.due_date === utcDate &&
      each.startsAt === start,
  )
  return found && { id: found.id }
}
