import {
  addActivity,
  createFieldKey,
  createId,
  updateActivity,
  type VendorActivity,
  type VendorDeal,
  type VendorDealField,
} from './vendorRecords'
import {
  checkReferences,
  refuse,
  respond,
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

/** Takes the person from the participants, as the vendor does. */
function toFields({ participants, ...fields }: VendorCall['body']): Partial<VendorActivity> {
  const [participant] = (participants ?? []) as { readonly person_id: number }[]
  return { ...fields, ...(participant && { person_id: participant.person_id }) }
}

function createActivity(call: VendorCall) {
  const { account, body } = call
  if (body.person_id !== undefined) return refuse(400, 'person_id is read-only: use participants')
  const fields = toFields(body)
  const refusal = checkReferences(account, fields)
  if (refusal) return refusal
  const activity = addActivity(account, { due_date: null, ...fields, owner_id: toOwner(call) })
  return respond(200, toActivity(activity))
}

function changeActivity({ account, body, id }: VendorCall) {
  const found = account.activities.find((each) => each.id === id && !each.is_deleted)
  if (!found) return refuse(404, 'Activity not found')
  const fields = toFields(body)
  const refusal = checkReferences(account, fields)
  if (refusal) return refusal
  return respond(200, toActivity(updateActivity(account, id, fields) ?? found))
}

type Kind = 'organizations' | 'persons' | 'deals'

/** Refuses a reference to a record, or a custom field for texts, that the account lacks. */
function checkRecord({ account, body }: VendorCall) {
  const isText = (wanted: string) =>
    account.dealFields.some(({ key, field_type }) => key === wanted && field_type === 'varchar')
  const hasTextFields = Object.keys(body.custom_fields ?? {}).every(isText)
  return (
    checkReferences(account, body) ??
    (hasTextFields ? undefined : refuse(400, 'Unknown custom field, or one for no texts'))
  )
}

const createList = (kind: Kind) => (call: VendorCall) =>
  respondWithPage(sortItems<Sortable>(call.account[kind], call), call, (each) => each)

const createCreation =
  (kind: Kind, getDefaults: (call: VendorCall) => object) =>
  (call: VendorCall): VendorResponse => {
    const { account, body } = call
    const refusal = checkRecord(call)
    if (refusal) return refusal
    const added = {
      id: createId(),
      add_time: account.now().toISOString(),
      ...getDefaults(call),
      ...body,
    }
    const records: object[] = account[kind]
    records.push(added)
    return respond(200, added)
  }

/** Gives a record the fields of an update; custom fields that are left out stay. */
const createChange =
  (kind: Kind) =>
  (call: VendorCall): VendorResponse => {
    const { account, body, id } = call
    const records: { readonly id: number }[] = account[kind]
    const index = records.findIndex((each) => each.id === id)
    const found = records[index]
    if (!found) return refuse(404, 'Not found')
    const refusal = checkRecord(call)
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
  'GET /organizations': createList('organizations'),
  'POST /organizations': createCreation('organizations', () => ({})),
  'PATCH /organizations/{id}': createChange('organizations'),
  'GET /persons': createList('persons'),
  'POST /persons': createCreation('persons', () => ({ emails: [], phones: [], org_id: null })),
  'PATCH /persons/{id}': createChange('persons'),
  'GET /deals': createList('deals'),
  'POST /deals': createCreation('deals', (call) => ({
    owner_id: toOwner(call),
    person_id: null,
    org_id: null,
    custom_fields: {},
  })),
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
