import type { Contacts } from '../records/contacts'
import type { JobRecord } from '../records/jobs'
import { formatCsv, formatText, removeControlCharacters } from './formatTable'
import { tableNames, createTables } from './tables'

const isEmpty = (contacts: Contacts) => tableNames.every((name) => contacts[name].length === 0)

/** Formats all contacts as tables for reading. */
export function formatTables(contacts: Contacts): string {
  if (isEmpty(contacts)) return 'Nothing has been booked yet.\n'
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
  const name = tableNames.find((known) => known === wanted)
  if (!name) throw new Error(`it accepts ${tableNames.join(', ')}`)
  return formatCsv(tables[name])
}

/** Lists the jobs, oldest first. */
export function formatJobs(records: readonly JobRecord[]): string {
  if (records.length === 0) return 'There are no jobs.\n'
  const lines = records.map(({ created_at, type, recipient, state, attempts, due_at, error }) => {
    const failures = attempts === 0 ? '' : `${attempts} failed`
    const next = state === 'waiting' ? `next ${due_at}` : ''
    return [created_at, type, recipient, state, failures, next, error]
      .map(removeControlCharacters)
      .filter((cell) => cell !== '')
      .join('  ')
  })
  return `${lines.join('\n')}\n`
}
