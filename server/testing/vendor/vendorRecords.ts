import { industryFieldName } from '@/contactService/schemas/industryField'

interface VendorUser {
  readonly id: number
  readonly name: string
  readonly active_flag: boolean
}

/** An activity with times in UTC; `due_time` and `duration` are `HH:mm` or empty. */
export interface VendorActivity {
  readonly id: number
  readonly owner_id: number
  readonly subject: string
  readonly type: string
  readonly due_date: string | null
  readonly due_time: string
  readonly duration: string
  readonly done: boolean
  /** Whether the activity blocks its time in the vendor's own scheduler. */
  readonly busy: boolean
  readonly is_deleted: boolean
  readonly person_id: number | null
  readonly org_id: number | null
  readonly deal_id: number | null
  readonly note: string
  readonly add_time: string
}

/** Another record: what it was created with, of which these fields are looked at. */
export interface VendorRecord {
  readonly id: number
  readonly is_deleted?: boolean
  readonly due_date?: string | null
  readonly owner_id?: number
  readonly deal_id?: number | null
  readonly content?: string
  readonly custom_fields?: Readonly<Record<string, string>>
}

export interface VendorDealField {
  readonly key: string
  readonly name: string
  readonly field_type: string
}

/** Everything in the vendor's account. */
export interface VendorAccount {
  /** Of the company. */
  id: number
  /** Whose the token is. */
  readonly user: VendorUser
  readonly users: VendorUser[]
  readonly activities: VendorActivity[]
  readonly organizations: VendorRecord[]
  readonly persons: VendorRecord[]
  readonly deals: VendorRecord[]
  readonly dealFields: VendorDealField[]
  readonly notes: VendorRecord[]
  /** The vendor's names of the permissions that the user lacks. */
  readonly forbidden: Set<string>
  readonly now: () => Date
}

/** Every account has built-in fields besides the custom ones. */
const systemFields: readonly VendorDealField[] = [
  { key: 'title', name: 'Title', field_type: 'varchar' },
  { key: 'value', name: 'Value', field_type: 'monetary' },
]

/** The custom field that the site needs, in an account that has it already. */
export const industryField: VendorDealField = {
  key: 'a1'.repeat(20),
  name: industryFieldName,
  field_type: 'varchar',
}

const user = { id: 7, name: 'Sales Desk', active_flag: true }

export const createAccount = (now: () => Date): VendorAccount => ({
  id: 1,
  user: { ...user },
  users: [user, ...[17, 21, 30].map((id) => ({ id, name: `User ${id}`, active_flag: true }))],
  activities: [],
  organizations: [],
  persons: [],
  deals: [],
  dealFields: [...systemFields],
  notes: [],
  forbidden: new Set(),
  now,
})

/** Changes a record, as an update of the API does; undefined if there is none. */
export function updateRecord<Item extends { readonly id: number }>(
  records: Item[],
  id: number,
  changes: Partial<Item>,
): Item | undefined {
  const index = records.findIndex((each) => each.id === id)
  const found = records[index]
  if (!found) return undefined
  const updated = { ...found, ...changes }
  records[index] = updated
  return updated
}

let lastId = 100

/** Ids are unique over all kinds of records, so that a test notices a mix-up of kinds. */
export const createId = (): number => (lastId += 1)

/** What an activity has whose creation does not say otherwise. */
export const getActivityDefaults = (account: VendorAccount): Omit<VendorActivity, 'id'> => ({
  owner_id: account.user.id,
  subject: 'Call',
  type: 'call',
  due_date: null,
  due_time: '',
  duration: '',
  done: false,
  busy: true,
  is_deleted: false,
  person_id: null,
  org_id: null,
  deal_id: null,
  note: '',
  add_time: account.now().toISOString(),
})

/** The token of the test vendor's account. Tests check that the token appears in no output. */
export const vendorToken = 'f00dfeedf00dfeedf00dfeedf00dfeedf00dfeed'
