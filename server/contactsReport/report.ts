import { parseArgs } from 'node:util'
import type { Contacts } from '../stores/embedded/readContacts'
import { formatCsv } from './csv'
import { tableNames, createTables, type TableName } from './tables'
import { formatText } from './text'
import { getErrorMessage } from '../errors'

export const help = `Prints the contacts of the embedded store (CONTACT_DATABASE).

  npm run contacts                   tables for reading
  npm run contacts -- --json         one object with four lists
  npm run contacts -- --csv          all four tables, each under its name
  npm run contacts -- --csv=deals    one table: ${tableNames.join(', ')}
  npm run contacts -- --check        whether the configured store can be used
  npm run contacts -- --help         this text
`

export interface Report {
  readonly output: string
  /** Error message for the user. */
  readonly problem?: string
}

const empty: Contacts = { organizations: [], persons: [], deals: [], activities: [] }

const emptyDatabaseHint = 'Nothing has been booked yet.\n'

const isEmpty = (contacts: Contacts) => tableNames.every((name) => contacts[name].length === 0)

/** Makes the value of `--csv` optional, which parseArgs does not support. */
const withCsvValue = (args: readonly string[]) =>
  args.map((argument) => (argument === '--csv' ? '--csv=all' : argument))

const readOptions = (args: readonly string[]) =>
  parseArgs({
    args: withCsvValue(args),
    options: { json: { type: 'boolean' }, csv: { type: 'string' }, help: { type: 'boolean' } },
  }).values

const formatCsvReport = (contacts: Contacts, wanted: string): Report => {
  const tables = createTables(contacts)
  if (wanted === 'all') {
    const sections = tableNames.map((name) => `${name}\r\n${formatCsv(tables[name])}`)
    return { output: sections.join('\r\n') }
  }
  const name = tableNames.find((known) => known === wanted)
  return name
    ? { output: formatCsv(tables[name]) }
    : { output: '', problem: `--csv accepts ${tableNames.join(', ')}.\n` }
}

const formatTextReport = (contacts: Contacts): Report => {
  if (isEmpty(contacts)) return { output: emptyDatabaseHint }
  const tables = createTables(contacts)
  return { output: tableNames.map((name: TableName) => formatText(name, tables[name])).join('\n') }
}

/**
 * Returns what `npm run contacts` prints for its arguments. `read` returns undefined if there is no
 * database yet, which is no error: the first start of the site creates it.
 */
export function createReport(args: readonly string[], read: () => Contacts | undefined): Report {
  let options: ReturnType<typeof readOptions>
  try {
    options = readOptions(args)
  } catch (error) {
    return { output: '', problem: `${getErrorMessage(error)}\n\n${help}` }
  }
  if (options.help) return { output: help }
  if (options.json && options.csv !== undefined) {
    return { output: '', problem: `Choose one of --json and --csv.\n\n${help}` }
  }
  const contacts = read() ?? empty
  if (options.json) return { output: `${JSON.stringify(contacts, null, 2)}\n` }
  return options.csv === undefined
    ? formatTextReport(contacts)
    : formatCsvReport(contacts, options.csv)
}
