import type { NewPerson } from '@/contactService/schemas/requests'
import type { Language } from '@/site/language'
import type { Queries } from './database'

type ContactPoints = NewPerson['email']

interface StoredOrganization {
  readonly id: number
  readonly name: string
  readonly created_at: string
}

interface StoredPerson {
  readonly id: number
  readonly name: string
  readonly email: ContactPoints
  readonly phone: ContactPoints
  readonly org_id: number | null
  readonly created_at: string
}

interface StoredDeal {
  readonly id: number
  readonly title: string
  readonly person_id: number
  readonly org_id: number | null
  readonly status: string
  readonly value: number
  readonly currency: string
  readonly description: string
  /** The custom fields by name, for example `Industria`. */
  readonly fields: Readonly<Record<string, string>>
  readonly created_at: string
}

interface StoredActivity {
  readonly id: number
  readonly subject: string
  readonly type: string
  readonly due_date: string
  readonly due_time: string
  readonly duration: string
  readonly source_timezone: string
  /** ISO instants in UTC; null if the activity has no time. */
  readonly starts_at: string | null
  readonly ends_at: string | null
  /** Null if the person was erased; then `deal_id` is null too. */
  readonly person_id: number | null
  readonly org_id: number | null
  readonly deal_id: number | null
  readonly note: string
  /** The visitor's. */
  readonly language: Language
  /** The id of the host who gives the demo; empty without an owner's calendar. */
  readonly host: string
  /** How often a booking has been changed. */
  readonly sequence: number
  readonly cancelled_at: string | null
  readonly created_at: string
}

/** All contacts, each list in insertion order. */
export interface Contacts {
  readonly organizations: readonly StoredOrganization[]
  readonly persons: readonly StoredPerson[]
  readonly deals: readonly StoredDeal[]
  readonly activities: readonly StoredActivity[]
}

const toIso = (instant: number | null) =>
  instant === null ? null : new Date(instant).toISOString()

async function readDeals(queries: Queries): Promise<StoredDeal[]> {
  const deals = await queries.selectFrom('deals').selectAll().orderBy('id').execute()
  const values = await queries
    .selectFrom('deal_field_values')
    .innerJoin('deal_fields', 'deal_fields.id', 'deal_field_values.field_id')
    .select(['deal_field_values.deal_id', 'deal_fields.name', 'deal_field_values.value'])
    .orderBy('deal_fields.id')
    .execute()
  const fields = new Map<number, Record<string, string>>()
  for (const { deal_id, name, value } of values) {
    fields.set(deal_id, { ...fields.get(deal_id), [name]: value })
  }
  return deals.map(({ created_at, ...deal }) => ({
    ...deal,
    fields: fields.get(deal.id) ?? {},
    created_at,
  }))
}

/** Reads all contacts. Must run in a transaction to be consistent. */
export const readContacts = async (queries: Queries): Promise<Contacts> => ({
  organizations: await queries.selectFrom('organizations').selectAll().orderBy('id').execute(),
  persons: (
    await queries
      .selectFrom('persons')
      .select(['id', 'name', 'email', 'phone', 'org_id', 'created_at'])
      .orderBy('id')
      .execute()
  ).map((row) => ({
    ...row,
    email: JSON.parse(row.email) as ContactPoints,
    phone: JSON.parse(row.phone) as ContactPoints,
  })),
  deals: await readDeals(queries),
  activities: (
    await queries
      .selectFrom('activities')
      .select(['id', 'subject', 'type', 'due_date', 'due_time', 'duration', 'source_timezone'])
      .select(['starts_at', 'ends_at', 'person_id', 'org_id', 'deal_id', 'note', 'language'])
      .select(['host', 'sequence', 'cancelled_at', 'created_at'])
      .orderBy('id')
      .execute()
  ).map((row) => ({ ...row, starts_at: toIso(row.starts_at), ends_at: toIso(row.ends_at) })),
})
