import type { NewPerson } from '@/contactService/schemas/requests'
import { parseStoredOrigin } from '../notes'
import { toIso } from '../time'
import type { Queries } from './database'

type ContactPoints = NewPerson['email']

/** Reads a person's e-mail addresses or phones, which are stored as JSON. */
export const parseContactPoints = (json: string) => JSON.parse(json) as ContactPoints

/** The deals with their custom fields by name, for example `Industria`. */
async function readDeals(queries: Queries) {
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
  return deals.map((deal) => ({ ...deal, fields: fields.get(deal.id) ?? {} }))
}

/**
 * Reads all contacts, each list in insertion order. Instants of activities are ISO 8601 in UTC. Must run in a
 * transaction to be consistent.
 */
export const readContacts = async (queries: Queries) => ({
  organizations: await queries.selectFrom('organizations').selectAll().orderBy('id').execute(),
  persons: (
    await queries
      .selectFrom('persons')
      .select(['id', 'name', 'email', 'phone', 'org_id', 'created_at'])
      .orderBy('id')
      .execute()
  ).map(({ email, phone, ...row }) => ({
    ...row,
    email: parseContactPoints(email),
    phone: parseContactPoints(phone),
  })),
  deals: await readDeals(queries),
  activities: (
    await queries
      .selectFrom('activities')
      .select(['id', 'subject', 'type', 'due_date', 'due_time', 'duration', 'source_timezone'])
      .select(['starts_at', 'ends_at', 'person_id', 'org_id', 'deal_id', 'note', 'language'])
      .select(['origin', 'host', 'sequence', 'cancelled_at', 'created_at'])
      .orderBy('id')
      .execute()
  ).map((row) => ({
    ...row,
    starts_at: row.starts_at === null ? null : toIso(row.starts_at),
    ends_at: row.ends_at === null ? null : toIso(row.ends_at),
    origin: parseStoredOrigin(row.origin) ?? null,
  })),
})

export type Contacts = Awaited<ReturnType<typeof readContacts>>

export type ContactCounts = Readonly<Record<keyof Contacts, number>>

export async function countContacts(queries: Queries): Promise<ContactCounts> {
  const count = async (table: keyof Contacts) => {
    const counted = queries.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('count'))
    return (await counted.executeTakeFirstOrThrow()).count
  }
  return {
    organizations: await count('organizations'),
    persons: await count('persons'),
    deals: await count('deals'),
    activities: await count('activities'),
  }
}
