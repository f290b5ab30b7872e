import { parseArgs } from 'node:util'
import { commandNames, type CommandName } from '../contactsCommands/commandNames'
import type { Contacts } from '../stores/embedded/readContacts'
import { formatCsv } from './csv'
import { tableNames, createTables, type TableName } from './tables'
import { formatText } from './text'
import { getErrorMessage } from '../errors'

export const help = `Prints and keeps the contacts of the embedded store (CONTACT_DATABASE).

  npm run contacts                   tables for reading
  npm run contacts -- --json         one object with four lists
  npm run contacts -- --csv          all four tables, each under its name
  npm run contacts -- --csv=deals    one table: ${tableNames.join(', ')}
  npm run contacts -- --outbox       mails and webhooks: waiting, sent, and given up with the reason
  npm run contacts -- --check        whether the configured store can be used

  npm run contacts -- --export EMAIL    all that is held of a person, as JSON
  npm run contacts -- --erase EMAIL     removes it; meetings to come stay taken without a name
  npm run contacts -- --keep DAYS       removes what is older
  npm run contacts -- --backup FILE     copies the database, also while the site runs
  npm run contacts -- --restore FILE    replaces all contacts by those of a backup

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

const text = { type: 'string' } as const

const readOptions = (args: readonly string[]) =>
  parseArgs({
    args: withCsvValue(args),
    options: {
      json: { type: 'boolean' },
      help: { type: 'boolean' },
      csv: text,
      export: text,
      erase: text,
      keep: text,
      backup: text,
      restore: text,
    },
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

export interface ReportSource {
  /** Returns undefined if there is no database yet: the first start of the site creates it. */
  readonly read: () => Contacts | undefined
  readonly run: (command: CommandName, value: string) => Report
}

/** Returns what `npm run contacts` prints for its arguments. */
export function createReport(args: readonly string[], { read, run }: ReportSource): Report {
  let options: ReturnType<typeof readOptions>
  try {
    options = readOptions(args)
  } catch (error) {
    return { output: '', problem: `${getErrorMessage(error)}\n\n${help}` }
  }
  if (options.help) return { output: help }
  const given = (['json', 'csv', ...commandNames] as const).filter(
    (name) => options[name] !== undefined,
  )
  if (given.length > 1) {
    const names = given.map((name) => `--${name}`)
    return { output: '', problem: `Choose one of ${names.join(' and ')}.\n\n${help}` }
  }
  const command = commandNames.find((name) => options[name] !== undefined)
  if (command) return run(command, options[command] ?? '')
  const contacts = read() ?? empty
  if (options.json) return { output: `${JSON.stringify(contacts, null, 2)}\n` }
  return options.csv === undefined
    ? formatTextReport(contacts)
    : formatCsvReport(contacts, options.csv)
}
