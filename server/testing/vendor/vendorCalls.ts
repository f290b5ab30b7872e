import { randomBytes } from 'node:crypto'
import {
  createId,
  getActivityDefaults,
  updateRecord,
  type VendorAccount,
  type VendorActivity,
  type VendorDealField,
  type VendorRecord,
} from './vendorRecords'

interface VendorCall {
  readonly account: VendorAccount
  readonly query: Readonly<Record<string, string>>
  readonly body: Readonly<Record<string, unknown>>
  /** The id in the path; NaN if the path has none. */
  readonly id: number
}

export interface VendorResponse {
  readonly status: number
  readonly body: object
}

/** A call by method and path, for example `PUT /deals/{id}`. */
export type VendorCalls = Readonly<Record<string, (call: VendorCall) => VendorResponse>>

const respond = (status: number, data: unknown, additional?: object): VendorResponse => ({
  status,
  body: { success: true, data, ...(additional && { additional_data: additional }) },
})

export const refuse = (status: number, error: string): VendorResponse => ({
  status,
  body: { success: false, error, error_info: 'Please check the documentation', data: null },
})

const lists = {
  org_id: 'organizations',
  person_id: 'persons',
  deal_id: 'deals',
  owner_id: 'users',
} as const

/** What is no text, which tests make, stays as it is. */
const withSeconds = (time: unknown) =>
  typeof time === 'string' && time !== '' ? `${time.slice(0, 5)}:00` : time

const toActivity = (activity: VendorActivity) => ({
  ...activity,
  due_time: withSeconds(activity.due_time),
  duration: withSeconds(activity.duration),
  participants:
    activity.person_id === null ? [] : [{ person_id: activity.person_id, primary: true }],
})

const maxLimit = 500

/** A page of version 2: the cursor names the last item of the page before. */
function respondWithPage<Item>(
  items: readonly Item[],
  { query }: VendorCall,
  toItem: (item: Item) => object,
) {
  const start = query.cursor ? Number(Buffer.from(query.cursor, 'base64url').toString()) : 0
  const end = start + Math.min(Number(query.limit ?? 100), maxLimit)
  const next = items.length > end ? Buffer.from(String(end)).toString('base64url') : null
  return respond(200, items.slice(start, end).map(toItem), { next_cursor: next })
}

type Kind = 'organizations' | 'persons' | 'deals' | 'notes' | 'activities'

/** Sorts by id or due date; an item without a due date is last in descending order. */
function sortItems(items: readonly VendorRecord[], { query }: VendorCall): VendorRecord[] {
  const getKey = ({ due_date }: VendorRecord) =>
    (query.sort_by === 'due_date' ? due_date : '') ?? ''
  const sorted = items.toSorted(
    (one, other) => getKey(one).localeCompare(getKey(other)) || one.id - other.id,
  )
  return query.sort_direction === 'desc' ? sorted.toReversed() : sorted
}

/** Takes the person of an activity from the participants, as the vendor does. */
function toFields({ participants, ...fields }: VendorCall['body']): Partial<VendorRecord> {
  const [participant] = (participants ?? []) as { readonly person_id: number }[]
  const person = participant && { person_id: participant.person_id }
  return { ...(fields as Partial<VendorRecord>), ...person }
}

/** Refuses a reference to a record, or a custom field for texts, that the account lacks. */
function checkFields({ account, body }: VendorCall, kind: Kind): VendorResponse | undefined {
  if (kind === 'activities' && body.person_id !== undefined) {
    return refuse(400, 'person_id is read-only: use participants')
  }
  const fields = toFields(body) as Readonly<Record<string, unknown>>
  for (const [name, list] of Object.entries(lists)) {
    const wanted = fields[name] ?? null
    if (wanted !== null && !account[list].some(({ id }) => id === wanted)) {
      return refuse(400, `${name} was not found`)
    }
  }
  const isText = (wanted: string) =>
    account.dealFields.some(({ key, field_type }) => key === wanted && field_type === 'varchar')
  const hasTextFields = Object.keys(body.custom_fields ?? {}).every(isText)
  return hasTextFields ? undefined : refuse(400, 'Unknown custom field, or one for no texts')
}

interface CallOptions {
  /** The method that changes a record. */
  readonly change?: 'PATCH' | 'PUT'
  readonly getDefaults?: (call: VendorCall) => object
  readonly toItem?: (record: never) => object
}

/** Creates the calls that list, create and change records. Custom fields that a change leaves out stay. */
function createCalls(
  kind: Kind,
  { change = 'PATCH', getDefaults, toItem = (record) => record }: CallOptions = {},
): VendorCalls {
  const getRecords = ({ account }: VendorCall): VendorRecord[] => account[kind]
  return {
    [`GET /${kind}`]: (call) => {
      const { deal_id } = call.query
      const items = getRecords(call).filter(
        (each) => !each.is_deleted && (deal_id === undefined || each.deal_id === Number(deal_id)),
      )
      return respondWithPage(sortItems(items, call), call, (each) => toItem(each as never))
    },
    [`POST /${kind}`]: (call) => {
      const refusal = checkFields(call, kind)
      if (refusal) return refusal
      const add_time = call.account.now().toISOString()
      const added = { id: createId(), add_time, ...getDefaults?.(call), ...toFields(call.body) }
      getRecords(call).push(added)
      return respond(200, toItem(added as never))
    },
    [`${change} /${kind}/{id}`]: (call) => {
      const records = getRecords(call)
      const found = records.find(({ id, is_deleted }) => id === call.id && !is_deleted)
      if (!found) return refuse(404, 'Not found')
      const refusal = checkFields(call, kind)
      if (refusal) return refusal
      const fields = toFields(call.body)
      const custom_fields = { ...found.custom_fields, ...fields.custom_fields }
      const changes = { ...fields, ...(found.custom_fields && { custom_fields }) }
      return respond(200, toItem(updateRecord(records, call.id, changes) as never))
    },
  }
}

const toDealField = ({ key, name, field_type }: VendorDealField) => ({
  field_code: key,
  field_name: name,
  field_type,
})

/** The calls of version 2 that the site makes. */
export const v2Calls: VendorCalls = {
  ...createCalls('activities', {
    getDefaults: ({ account: { user, now } }) => getActivityDefaults(user.id, now),
    toItem: toActivity,
  }),
  'GET /activities/{id}': ({ account, id }) => {
    const found = account.activities.find((each) => each.id === id)
    return found ? respond(200, toActivity(found)) : refuse(404, 'Not found')
  },
  ...createCalls('organizations'),
  ...createCalls('persons', { getDefaults: () => ({ emails: [], phones: [], org_id: null }) }),
  ...createCalls('deals', {
    getDefaults: ({ account: { user } }) => ({
      owner_id: user.id,
      person_id: null,
      org_id: null,
      custom_fields: {},
    }),
  }),
  'GET /dealFields': (call) => respondWithPage(call.account.dealFields, call, toDealField),
  'POST /dealFields': ({ account, body: { field_name: name, field_type } }) => {
    if (account.forbidden.has('can_add_custom_fields')) return refuse(403, 'Not allowed')
    if (typeof name !== 'string' || typeof field_type !== 'string')
      return refuse(400, 'Not a field')
    const added = { key: randomBytes(20).toString('hex'), name, field_type }
    account.dealFields.push(added)
    return respond(200, toDealField(added))
  },
}

/** The calls of version 1 that the site makes: what version 2 does not have. */
export const v1Calls: VendorCalls = {
  ...createCalls('notes', { change: 'PUT' }),
  'GET /users': ({ account }) => respond(200, account.users),
  'GET /users/me': ({ account }) =>
    respond(200, { ...account.user, company_id: account.id, company_name: 'Example' }),
  'GET /users/{id}/permissions': ({ account }) => {
    const names = ['can_use_api', 'can_add_custom_fields', 'can_see_other_users']
    const permissions = names.map((name) => [name, !account.forbidden.has(name)] as const)
    return respond(200, Object.fromEntries(permissions))
  },
}
