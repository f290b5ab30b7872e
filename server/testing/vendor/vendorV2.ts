import {
  addActivity,
  createFieldKey,
  createId,
  updateActivity,
  type VendorActivity,
  type VendorDeal,
  type VendorDealField,
  type VendorPerson,
} from './vendorRecords'
import {
  activityTexts,
  checkReferences,
  getLimit,
  pickTexts,
  refuse,
  respond,
  toOptionalId,
  toText,
  type VendorCall,
  type VendorCalls,
  type VendorResponse,
} from './vendorResponses'

const withSeconds = (time: string) => (time === '' ? '' : `${time.slice(0, 5)}:00`)

const toActivity = (activity: VendorActivity) => ({
  ...activity,
  due_time: withSeconds(activity.due_time),
  duration: withSeconds(activity.duration),
  participants:
    activity.person_id === null ? [] : [{ person_id: activity.person_id, primary: true }],
})

/** A page of version 2: the cursor names the last item of the page before. */
function respondWithPage<Item>(
  items: readonly Item[],
  { query }: VendorCall,
  toItem: (item: Item) => object,
) {
  const start = query.cursor ? Number(Buffer.from(query.cursor, 'base64url').toString()) : 0
  const end = start + getLimit(query)
  const next = items.length > end ? Buffer.from(String(end)).toString('base64url') : null
  return respond(200, items.slice(start, end).map(toItem), { next_cursor: next })
}

/** Records without an owner belong to the user of the token. */
const toOwner = ({ account, body }: VendorCall) =>
  typeof body.owner_id === 'number' ? body.owner_id : account.user.id

const matchesQuery = (query: VendorCall['query'], name: string, value: number | null) =>
  query[name] === undefined || Number(query[name]) === value

interface Sortable {
  readonly id: number
  readonly due_date?: string | null
}

/** Sorts by id or due date; an item without a due date is last in descending order. */
function sortItems<Item extends Sortable>(items: readonly Item[], { query }: VendorCall): Item[] {
  const direction = query.sort_direction === 'desc' ? -1 : 1
  const getKey = (item: Item) => (query.sort_by === 'due_date' ? (item.due_date ?? '') : '')
  return items.toSorted((one, other) => {
    const [a, b] = [getKey(one), getKey(other)]
    return direction * (a === b ? one.id - other.id : a < b ? -1 : 1)
  })
}

function listActivities(call: VendorCall) {
  const { account, query } = call
  const items = account.activities.filter(
    (activity) =>
      !activity.is_deleted &&
      matchesQuery(query, 'owner_id', activity.owner_id) &&
      matchesQuery(query, 'deal_id', activity.deal_id),
  )
  return respondWithPage(sortItems(items, call), call, toActivity)
}

const pickFlags = ({ done, busy }: VendorCall['body']) => ({
  ...(typeof done === 'boolean' && { done }),
  ...(typeof busy === 'boolean' && { busy }),
})

function createActivity(call: VendorCall) {
  const { account, body } = call
  if (body.person_id !== undefined) return refuse(400, 'person_id is read-only: use participants')
  const [participant] = (body.participants ?? []) as { readonly person_id: number }[]
  const person_id = toOptionalId(participant?.person_id)
  const refusal = checkReferences(account, { ...body, person_id })
  if (refusal) return refusal
  const activity = addActivity(account, {
    owner_id: toOwner(call),
    ...pickFlags(body),
    subject: toText(body.subject) || 'Call',
    type: toText(body.type) || 'call',
    due_date: toText(body.due_date),
    due_time: toText(body.due_time),
    duration: toText(body.duration),
    person_id,
    org_id: toOptionalId(body.org_id),
    deal_id: toOptionalId(body.deal_id),
    note: toText(body.note),
  })
  return respond(200, toActivity(activity))
}

function changeActivity({ account, body, id }: VendorCall) {
  if (account.activities.some((each) => each.id === id && each.is_deleted)) {
    return refuse(404, 'Activity not found')
  }
  const refusal = checkReferences(account, body)
  if (refusal) return refusal
  const updated = updateActivity(account, id, {
    ...pickTexts(body, activityTexts),
    ...pickFlags(body),
    ...(typeof body.owner_id === 'number' && { owner_id: body.owner_id }),
  })
  return updated ? respond(200, toActivity(updated)) : refuse(404, 'Activity not found')
}

/** Refuses custom fields that the account lacks. */
function checkCustomFields({ account, body }: VendorCall) {
  const isKnown = (key: string) => account.dealFields.some((field) => field.key === key)
  return Object.keys(body.custom_fields ?? {}).every(isKnown)
    ? undefined
    : refuse(400, 'Unknown custom field')
}

/** Gives a record the fields of an update; custom fields that are left out stay. */
const createChange =
  (kind: 'organizations' | 'persons' | 'deals') =>
  (call: VendorCall): VendorResponse => {
    const { account, body, id } = call
    const records: { readonly id: number }[] = account[kind]
    const index = records.findIndex((each) => each.id === id)
    const found = records[index]
    if (!found) return refuse(404, 'Not found')
    const refusal = checkReferences(account, body) ?? checkCustomFields(call)
    if (refusal) return refusal
    const { custom_fields = {} } = found as Partial<VendorDeal>
    const changed = {
      ...found,
      ...body,
      ...(kind === 'deals' && {
        custom_fields: { ...custom_fields, ...(body.custom_fields ?? {}) },
      }),
    }
    records[index] = changed
    return respond(200, changed)
  }

const toDealField = ({ key, name, field_type }: VendorDealField) => ({
  field_code: key,
  field_name: name,
  field_type,
  options: null,
  is_custom_field: key.length === 40,
  is_optional_response_field: false,
})

/** The calls of version 2 that the site makes. */
export const v2Calls: VendorCalls = {
  'GET /activities': listActivities,
  'POST /activities': createActivity,
  'GET /activities/{id}': ({ account, id }) => {
    const found = account.activities.find((each) => each.id === id)
    return found ? respond(200, toActivity(found)) : refuse(404, 'Not found')
  },
  'PATCH /activities/{id}': changeActivity,
  'GET /organizations': (call) =>
    respondWithPage(sortItems(call.account.organizations, call), call, (each) => each),
  'POST /organizations': ({ account, body }) => {
    const added = { id: createId(), name: toText(body.name), add_time: account.now().toISOString() }
    account.organizations.push(added)
    return respond(200, added)
  },
  'PATCH /organizations/{id}': createChange('organizations'),
  'PATCH /persons/{id}': createChange('persons'),
  'GET /persons': (call) =>
    respondWithPage(sortItems(call.account.persons, call), call, (each) => each),
  'POST /persons': ({ account, body }) => {
    const refusal = checkReferences(account, body)
    if (refusal) return refusal
    const added: VendorPerson = {
      id: createId(),
      name: toText(body.name),
      emails: (body.emails ?? []) as VendorPerson['emails'],
      phones: (body.phones ?? []) as VendorPerson['phones'],
      org_id: toOptionalId(body.org_id),
      add_time: account.now().toISOString(),
    }
    account.persons.push(added)
    return respond(200, added)
  },
  'GET /deals': (call) =>
    respondWithPage(sortItems(call.account.deals, call), call, (each) => each),
  'POST /deals': (call) => {
    const { account, body } = call
    const refusal = checkReferences(account, body) ?? checkCustomFields(call)
    if (refusal) return refusal
    const added: VendorDeal = {
      id: createId(),
      owner_id: toOwner(call),
      title: toText(body.title),
      person_id: toOptionalId(body.person_id),
      org_id: toOptionalId(body.org_id),
      status: toText(body.status),
      value: Number(body.value),
      currency: toText(body.currency),
      custom_fields: (body.custom_fields ?? {}) as VendorDeal['custom_fields'],
      add_time: account.now().toISOString(),
    }
    account.deals.push(added)
    return respond(200, added)
  },
  'PATCH /deals/{id}': createChange('deals'),
  'GET /dealFields': (call) => respondWithPage(call.account.dealFields, call, toDealField),
  'POST /dealFields': ({ account, body }) => {
    if (account.forbidden.has('can_add_custom_fields')) return refuse(403, 'Not allowed')
    const added = {
      key: createFieldKey(),
      name: toText(body.field_name),
      field_type: toText(body.field_type),
    }
    account.dealFields.push(added)
    return respond(200, toDealField(added))
  },
}
