import {
  addActivity,
  createFieldKey,
  createId,
  updateActivity,
  type VendorActivity,
  type VendorDeal,
  type VendorPerson,
} from './vendorRecords'
import {
  activityTexts,
  checkReferences,
  createGet,
  formatVendorTime,
  getLimit,
  pickTexts,
  refuse,
  respond,
  toOptionalId,
  toText,
  type VendorCall,
  type VendorCalls,
} from './vendorResponses'

/** Creates a page of version 1: by offset, with `null` instead of an empty list. */
function respondWithPage(items: readonly object[], { query }: VendorCall) {
  const start = Number(query.start ?? 0)
  const limit = getLimit(query)
  const more = items.length > start + limit
  const page = items.slice(start, start + limit)
  return respond(200, page.length > 0 ? page : null, {
    pagination: {
      start,
      limit,
      more_items_in_collection: more,
      ...(more ? { next_start: start + limit } : {}),
    },
  })
}

const toActivity = ({ owner_id, is_deleted, busy, add_time, ...activity }: VendorActivity) => ({
  ...activity,
  user_id: owner_id,
  active_flag: !is_deleted,
  busy_flag: busy,
  source_timezone: 'Europe/Tallinn',
  add_time: formatVendorTime(add_time),
})

const toReference = (value: number | null) => (value === null ? null : { value, name: 'Name' })

const toPerson = ({ emails, phones, org_id, add_time, ...person }: VendorPerson) => ({
  ...person,
  email: emails,
  phone: phones,
  org_id: toReference(org_id),
  add_time: formatVendorTime(add_time),
})

const toDeal = ({ custom_fields, person_id, org_id, add_time, ...deal }: VendorDeal) => ({
  ...deal,
  ...custom_fields,
  person_id: toReference(person_id),
  org_id: toReference(org_id),
  add_time: formatVendorTime(add_time),
})

const newestFirst = <Item extends { readonly id: number }>(
  items: readonly Item[],
  { query }: VendorCall,
) => (query.sort === 'id DESC' ? items.toSorted((one, other) => other.id - one.id) : items)

function listActivities(call: VendorCall) {
  const { account, query } = call
  const owner = query.user_id === undefined ? account.user.id : Number(query.user_id)
  const items = account.activities.filter(
    ({ owner_id, due_date, is_deleted }) =>
      !is_deleted &&
      (owner === 0 || owner_id === owner) &&
      (query.start_date === undefined || (due_date !== null && due_date >= query.start_date)) &&
      (query.end_date === undefined || (due_date !== null && due_date <= query.end_date)),
  )
  return respondWithPage(items.map(toActivity), call)
}

function createActivity({ account, body }: VendorCall) {
  const refusal = checkReferences(account, body)
  if (refusal) return refusal
  const activity = addActivity(account, {
    subject: toText(body.subject) || 'Call',
    type: toText(body.type) || 'call',
    due_date: toText(body.due_date),
    due_time: toText(body.due_time),
    duration: toText(body.duration),
    person_id: toOptionalId(body.person_id),
    org_id: toOptionalId(body.org_id),
    deal_id: toOptionalId(body.deal_id),
    note: toText(body.note),
  })
  return respond(201, toActivity(activity))
}

function changeActivity({ account, body, id }: VendorCall) {
  const updated = updateActivity(account, id, {
    ...pickTexts(body, activityTexts),
    ...(body.done === undefined ? {} : { done: body.done === 1 }),
    ...(typeof body.busy_flag === 'boolean' ? { busy: body.busy_flag } : {}),
  })
  return updated ? respond(200, toActivity(updated)) : refuse(404, 'Activity not found')
}

function updateDeal({ account, body, id }: VendorCall) {
  const deal = account.deals.find((each) => each.id === id)
  if (!deal) return refuse(404, 'Deal not found')
  // Unknown keys are dropped silently.
  const known = Object.entries(body).filter(([key]) =>
    account.dealFields.some((field) => field.key === key),
  )
  deal.custom_fields = {
    ...deal.custom_fields,
    ...Object.fromEntries(known.map(([key, value]) => [key, toText(value)])),
  }
  return respond(200, toDeal(deal))
}

const createList =
  <Item extends { readonly id: number }>(
    getItems: (call: VendorCall) => readonly Item[],
    toItem: (item: Item) => object,
  ) =>
  (call: VendorCall) =>
    respondWithPage(newestFirst(getItems(call), call).map(toItem), call)

/** The calls of version 1 that the site makes. */
export const v1Calls: VendorCalls = {
  'GET /activities': listActivities,
  'POST /activities': createActivity,
  'GET /activities/{id}': createGet(({ activities }) => activities, toActivity),
  'PUT /activities/{id}': changeActivity,
  'GET /organizations': createList(
    ({ account }) => account.organizations,
    ({ add_time, ...each }) => ({ ...each, add_time: formatVendorTime(add_time) }),
  ),
  'POST /organizations': ({ account, body }) => {
    const added = {
      id: createId(),
      name: toText(body.name),
      add_time: account.now().toISOString(),
    }
    account.organizations.push(added)
    return respond(201, added)
  },
  'GET /organizations/{id}': createGet(
    ({ organizations }) => organizations,
    (each) => each,
  ),
  'GET /persons/{id}': createGet(({ persons }) => persons, toPerson),
  'GET /persons': createList(({ account }) => account.persons, toPerson),
  'POST /persons': ({ account, body }) => {
    const refusal = checkReferences(account, body)
    if (refusal) return refusal
    const added: VendorPerson = {
      id: createId(),
      name: toText(body.name),
      emails: (body.email ?? []) as VendorPerson['emails'],
      phones: (body.phone ?? []) as VendorPerson['phones'],
      org_id: toOptionalId(body.org_id),
      add_time: account.now().toISOString(),
    }
    account.persons.push(added)
    return respond(201, toPerson(added))
  },
  'GET /deals': createList(({ account }) => account.deals, toDeal),
  'POST /deals': ({ account, body }) => {
    const refusal = checkReferences(account, body)
    if (refusal) return refusal
    const added: VendorDeal = {
      id: createId(),
      title: toText(body.title),
      person_id: toOptionalId(body.person_id),
      org_id: toOptionalId(body.org_id),
      status: toText(body.status),
      value: Number(body.value),
      currency: toText(body.currency),
      custom_fields: {},
      add_time: account.now().toISOString(),
    }
    account.deals.push(added)
    return respond(201, toDeal(added))
  },
  'PUT /deals/{id}': updateDeal,
  'GET /dealFields': (call) => respondWithPage(call.account.dealFields, call),
  'POST /dealFields': ({ account, body }) => {
    if (account.forbidden.has('can_add_custom_fields')) return refuse(403, 'Not allowed')
    const field_type = toText(body.field_type)
    const added = { key: createFieldKey(), name: toText(body.name), field_type }
    account.dealFields.push(added)
    return respond(200, { id: createId(), ...added })
  },
  'POST /notes': ({ account, body }) => {
    const refusal = checkReferences(account, body)
    if (refusal) return refusal
    const note = { id: createId(), content: toText(body.content), deal_id: Number(body.deal_id) }
    account.notes.push(note)
    return respond(201, note)
  },
  'GET /users/me': ({ account }) => respond(200, { ...account.user, company_name: 'Example' }),
  'GET /users/{id}/permissions': ({ account }) => {
    const names = ['can_use_api', 'can_add_custom_fields', 'can_see_other_users']
    return respond(
      200,
      Object.fromEntries(names.map((name) => [name, !account.forbidden.has(name)])),
    )
  },
}
