import { industryFieldName } from '@/contactService/schemas/industryField'
import type { Contacts } from '../records/contacts'

export const tableNames = ['organizations', 'persons', 'deals', 'activities'] as const
export type TableName = (typeof tableNames)[number]

export type Cell = string | number | null

export interface Table {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
}

const joinValues = (points: readonly { readonly value: string }[]) =>
  points.map(({ value }) => value).join(', ')

/** Returns each kind of record as a flat table with all its fields, for display and export. */
export function createTables(contacts: Contacts): Readonly<Record<TableName, Table>> {
  return {
    organizations: {
      columns: ['id', 'name', 'created_at'],
      rows: contacts.organizations.map(({ id, name, created_at }) => [id, name, created_at]),
    },
    persons: {
      columns: ['id', 'name', 'email', 'phone', 'org_id', 'created_at'],
      rows: contacts.persons.map((person) => [
        person.id,
        person.name,
        joinValues(person.email),
        joinValues(person.phone),
        person.org_id,
        person.created_at,
      ]),
    },
    deals: {
      columns: [
        'id',
        'title',
        'industry',
        'person_id',
        'org_id',
        'status',
        'value',
        'currency',
        'description',
        'created_at',
      ],
      rows: contacts.deals.map((deal) => [
        deal.id,
        deal.title,
        deal.fields[industryFieldName] ?? '',
        deal.person_id,
        deal.org_id,
        deal.status,
        deal.value,
        deal.currency,
        deal.description,
        deal.created_at,
      ]),
    },
    activities: {
      columns: [
        'id',
        'type',
        'subject',
        'due_date',
        'due_time',
        'duration',
        'source_timezone',
        'starts_at',
        'person_id',
        'org_id',
        'deal_id',
        'note',
        'language',
        'host',
        'created_at',
      ],
      rows: contacts.activities.map((activity) => [
        activity.id,
        activity.type,
        activity.subject,
        activity.due_date,
        activity.due_time,
        activity.duration,
        activity.source_timezone,
        activity.starts_at,
        activity.person_id,
        activity.org_id,
        activity.deal_id,
        activity.note,
        activity.language,
        activity.host,
        activity.created_at,
      ]),
    },
  }
}
