import { industryFieldName } from '@/contactService/schemas/industryField'

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

/** Everything in the vendor's account. */
export const createAccount = (now: () => Date) => ({
  /** Of the company. */
  id: 1,
  /** Whose the token is. */
  user: { ...user },
  users: [user, ...[17, 21, 30].map((id) => ({ id, name: `User ${id}`, active_flag: true }))],
  activities: [] as VendorActivity[],
  organizations: [] as VendorRecord[],
  persons: [] as VendorRecord[],
  deals: [] as VendorRecord[],
  dealFields: [...systemFields],
  notes: [] as VendorRecord[],
  /** The vendor's names of the permissions that the user lacks. */
  forbidden: new Set<string>(),
  now,
})

export type VendorAccount = ReturnType<typeof createAccount>

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

/**
 * What an activity has whose creation does not say otherwise. Its times are in UTC, `due_time` and `duration` `HH:mm`
 * or empty.
 */
export const getActivityDefaults = (owner_id: number, now: () => Date) => ({
  owner_id,
  subject: 'Call',
  type: 'call',
  due_date: null as string | null,
  due_time: '',
  duration: '',
  done: false,
  /** Whether the activity blocks its time in the vendor's own scheduler. */
  busy: true,
  is_deleted: false,
  person_id: null as number | null,
  org_id: null as number | null,
  deal_id: null as number | null,
  note: '',
  add_time: now().toISOString(),
})

export type VendorActivity = Readonly<{ id: number } & ReturnType<typeof getActivityDefaults>>

/** The token of the test vendor's account. Tests check that the token appears in no output. */
export const vendorToken = 'f00dfeedf00dfeedf00dfeedf00dfeedf00dfeed'
