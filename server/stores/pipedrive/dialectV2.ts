import * as v from 'valibot'
import { maxPageSize, type Dialect } from './dialect'
import { activityFields, nullableId, readVendorInstant, toCommonActivity } from './vendorFields'
import { toCalendarActivity } from './vendorTime'

const activitySchema = v.object({
  ...activityFields,
  is_deleted: v.fallback(v.boolean(), false),
})

const dealFieldSchema = v.object({ field_code: v.string(), field_name: v.string() })

const foundSchema = v.object({
  id: v.number(),
  name: v.fallback(v.string(), ''),
  title: v.fallback(v.string(), ''),
  emails: v.fallback(v.array(v.object({ value: v.fallback(v.string(), '') })), []),
  person_id: nullableId,
  org_id: nullableId,
  add_time: v.fallback(v.string(), ''),
})

const pagesSchema = v.object({ next_cursor: v.pipe(v.string(), v.minLength(1)) })

/** Version 2, which refuses fields that it does not know. */
export const dialectV2: Dialect = {
  basePath: '/api/v2',
  updateMethod: 'PATCH',
  toPerson: ({ email, phone, ...person }) => ({
    ...person,
    emails: email,
    ...(phone === undefined ? {} : { phones: phone }),
  }),
  toDealUpdate: (fields) => ({ custom_fields: fields }),
  toDealField: ({ name, field_type }) => ({ field_name: name, field_type }),
  toActivity: (activity) => ({
    ...toCommonActivity(activity),
    participants: [{ person_id: activity.person_id, primary: true }],
  }),
  cancelled: { done: true, busy: false },
  readDealField: (data) => {
    const { field_code, field_name } = v.parse(dealFieldSchema, data)
    return { key: field_code, name: field_name }
  },
  readActivity: (data) => {
    const { is_deleted, due_date, ...activity } = v.parse(activitySchema, data)
    return !is_deleted && due_date ? toCalendarActivity({ ...activity, due_date }) : undefined
  },
  readFound: (list, data) => {
    const record = v.parse(foundSchema, data)
    return {
      id: record.id,
      addedAt: readVendorInstant(record.add_time),
      name: list === 'deals' ? record.title : record.name,
      email: record.emails[0]?.value,
      personId: record.person_id,
      orgId: record.org_id,
    }
  },
  getCalendarQuery: () => ({ sort_by: 'due_date', sort_direction: 'desc', limit: maxPageSize }),
  listsLatestFirst: true,
  getActivityQuery: (dealId) => ({ deal_id: dealId, limit: maxPageSize }),
  newestFirst: { sort_by: 'id', sort_direction: 'desc', limit: 100 },
  getNextPage: (additionalData) => {
    const parsed = v.safeParse(pagesSchema, additionalData)
    return parsed.success ? { cursor: parsed.output.next_cursor } : undefined
  },
}
