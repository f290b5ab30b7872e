import * as v from 'valibot'
import { maxPageSize, type Dialect } from './dialect'
import { activityFields, nullableId, readVendorInstant, toCommonActivity } from './vendorFields'
import { toCalendarActivity } from './vendorTime'

const activitySchema = v.object({
  ...activityFields,
  active_flag: v.fallback(v.boolean(), true),
})

const dealFieldSchema = v.object({ key: v.string(), name: v.string() })

const foundSchema = v.object({
  id: v.number(),
  name: v.fallback(v.string(), ''),
  title: v.fallback(v.string(), ''),
  email: v.fallback(v.array(v.object({ value: v.fallback(v.string(), '') })), []),
  person_id: nullableId,
  org_id: nullableId,
  add_time: v.fallback(v.string(), ''),
})

const pagesSchema = v.object({
  pagination: v.object({
    more_items_in_collection: v.literal(true),
    next_start: v.number(),
  }),
})

/** Version 1, out of the vendor's support since August 2026. */
export const dialectV1: Dialect = {
  basePath: '/v1',
  updateMethod: 'PUT',
  toPerson: (person) => person,
  toDealUpdate: (fields) => fields,
  toDealField: (field) => field,
  toActivity: (activity) => ({
    ...toCommonActivity(activity),
    person_id: activity.person_id,
  }),
  cancelled: { done: 1, busy_flag: false },
  readDealField: (data) => v.parse(dealFieldSchema, data),
  readActivity: (data) => {
    const { active_flag, due_date, ...activity } = v.parse(activitySchema, data)
    return active_flag && due_date ? toCalendarActivity({ ...activity, due_date }) : undefined
  },
  readFound: (list, data) => {
    const record = v.parse(foundSchema, data)
    return {
      id: record.id,
      addedAt: readVendorInstant(record.add_time),
      name: list === 'deals' ? record.title : record.name,
      email: record.email[0]?.value,
      personId: record.person_id,
      orgId: record.org_id,
    }
  },
  // Without user 0 the vendor lists the activities of the token's owner only.
  getCalendarQuery: ({ start, end }) => ({
    user_id: 0,
    start_date: start,
    end_date: end,
    limit: maxPageSize,
  }),
  listsLatestFirst: false,
  getActivityQuery: (_dealId, date) => ({
    user_id: 0,
    start_date: date,
    end_date: date,
    limit: maxPageSize,
  }),
  newestFirst: { sort: 'id DESC', limit: 100 },
  getNextPage: (additionalData) => {
    const parsed = v.safeParse(pagesSchema, additionalData)
    return parsed.success ? { start: parsed.output.pagination.next_start } : undefined
  },
}
