import { industryFieldName } from '@/contactService/schemas/industryField'
import { formatOrigin } from '../notes'
import type { Contacts } from '../records/readContacts'
import type { JobRecord } from '../records/jobs'
import { requireChoice } from './command'
import { createTable, formatCsv, formatLine, formatText, type Table } from './formatTable'

/** The tables, with the word for one of their records. */
export const nouns: Readonly<Record<keyof Contacts, string>> = {
  organizations: 'organization',
  persons: 'person',
  deals: 'deal',
  activities: 'activity',
}

export const tableNames = Object.keys(nouns) as readonly (keyof Contacts)[]

const joinValues = (points: readonly { readonly value: string }[]) =>
  points.map(({ value }) => value).join(', ')

/** Returns each kind of record as a flat table with all its fields, for display and export. */
function createTables(contacts: Contacts): Readonly<Record<keyof Contacts, Table>> {
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
      ['description', 'created_at'],
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
      ['starts_at', 'org_id', 'note', 'language', 'origin', 'host', 'created_at'],
    ),
  }
}

export function formatTables(contacts: Contacts): string {
  if (tableNames.every((name) => contacts[name].length === 0))
    return 'Nothing has been booked yet.\n'
  const tables = createTables(contacts)
  return tableNames.map((name) => formatText(name, tables[name])).join('\n')
}

/**
 * Formats one table, or `all` of them under their names.
 *
 * @throws {Error} for a table that does not exist
 */
export function formatCsvTables(contacts: Contacts, wanted: string): string {
  const tables = createTables(contacts)
  if (wanted === 'all') {
    return tableNames.map((name) => `${name}\r\n${formatCsv(tables[name])}`).join('\r\n')
  }
  return formatCsv(requireChoice(tables, wanted))
}

/** Lists the jobs, oldest first. */
export function formatJobs(records: readonly JobRecord[]): string {
  if (records.length === 0) return 'There are no jobs.\n'
  const lines = records.map((job) =>
    formatLine([
      job.created_at,
      job.deal_id ? `${job.type} ${job.deal_id}` : job.type,
      job.recipient,
      job.state,
      job.attempts === 0 ? '' : `${job.attempts} failed`,
      job.state === 'waiting' ? `next ${job.due_at}` : '',
      job.error,
    ]),
  )
  return `${lines.join('\n')}\n`
}
