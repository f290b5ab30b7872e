import { industryFieldName } from '@/contactService/schemas/industryField'
import { formatOrigin } from '../notes'
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

/** The cells of rows that have at least these columns. */
export const createTable = <Column extends string>(
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, Cell>>[],
): Table => ({ columns, rows: rows.map((row) => columns.map((column) => row[column])) })

/** Returns each kind of record as a flat table with all its fields, for display and export. */
export function createTables(contacts: Contacts): Readonly<Record<TableName, Table>> {
  return {
    organizations: createTable(['id', 'name', 'created_at'], contacts.organizations),
    persons: createTable(
      ['id', 'name', 'email', 'phone', 'org_id', 'created_at'],
      contacts.persons.map((person) => ({
        ...person,
        email: joinValues(person.email),
        phone: joinValues(person.phone),
      })),
    ),
    deals: createTable(
      [
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
      contacts.deals.map((deal) => ({ ...deal, industry: deal.fields[industryFieldName] ?? '' })),
    ),
    activities: createTable(
      [
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
        'origin',
        'host',
        'created_at',
      ],
      contacts.activities.map((activity) => ({
        ...activity,
        origin: activity.origin && formatOrigin(activity.origin),
      })),
    ),
  }
}
