import { existsSync } from 'node:fs'
import { formatOutbox } from '../contactsReport/outbox'
import { formatCsvTables, formatTables } from '../contactsReport/report'
import { tableNames } from '../contactsReport/tables'
import { formatPendingWrites } from '../contactsReport/pendingWrites'
import { formatSuspectHint } from '../contactsReport/suspects'
import { createIsWanted } from '../emailAddresses'
import { UserError } from '../errors'
import { findMails, getMailFolder, removeMails, removeOldMails } from '../messages/mailFiles'
import { getOldestKept, type Retention } from '../retention'
import { checkStore } from '../stores/checkStore'
import { backUp, restore } from '../stores/embedded/backup'
import {
  closeDatabase,
  compactDatabase,
  runInTransaction,
  type Database,
} from '../stores/embedded/database'
import { openStoreDatabase } from '../stores/embedded/embeddedStore'
import { readOutbox } from '../stores/embedded/outbox'
import { erasePersonalData, readPersonalData } from '../stores/embedded/personalData'
import { readContacts, readDatabase, type Contacts } from '../stores/embedded/readContacts'
import { countRecords, type RemovedRecords } from '../stores/embedded/removal'
import { removeExpired } from '../stores/embedded/retention'
import {
  removePendingWritesBefore,
  removePendingWritesOfPerson,
  selectPendingWritesOfPerson,
} from '../stores/fallback/pendingPersonalData'
import { readPendingWrites } from '../stores/fallback/readPendingWrites'
import { describeContacts, describeRemoved, describeRemovedMails } from './amounts'
import { getFile, readOrExplain, type Command, type CommandContext } from './command'
import { readSuspects, suspectCommands } from './suspectCommands'

/** Removes records, then compacts the file, since deleted data stays in free space and the log. */
function removeFrom(file: string, remove: (database: Database) => RemovedRecords): RemovedRecords {
  const database = openStoreDatabase(file)
  try {
    const removed = remove(database)
    if (countRecords(removed) > 0) compactDatabase(database)
    return removed
  } finally {
    closeDatabase(database)
  }
}

const none: Contacts = { organizations: [], persons: [], deals: [], activities: [] }

const readAllContacts = (context: CommandContext) => readOrExplain(context, readContacts) ?? none

const requireEmail = (value: string) => {
  if (!value.includes('@')) throw new Error('it needs an e-mail address')
}

const maxKeepDays = 36_500

const parseDays = (value: string): number => {
  const days = /^\d{1,5}$/.test(value) ? Number(value) : 0
  if (days < 1 || days > maxKeepDays) {
    throw new Error(`it needs a whole number of days from 1 to ${maxKeepDays}`)
  }
  return days
}

interface Removal {
  readonly removeRecords: (database: Database) => RemovedRecords
  /** Returns how many mails there were. */
  readonly removeMails: () => number | Promise<number>
  readonly describeNothing: (what: string) => string
}

/**
 * Removes records if there is a database, then mails, and returns a sentence about both. Mails are
 * removed last, because an outbox entry in the database can become a mail until it is removed.
 */
async function removeAndDescribe(file: string, removal: Removal): Promise<string> {
  const removed = existsSync(file) ? removeFrom(file, removal.removeRecords) : undefined
  const mails = await removal.removeMails()
  const nothing = removal.describeNothing(mails === 0 ? 'Nothing' : 'No contact')
  const contacts = removed ? describeRemoved(removed, nothing) : nothing
  return mails === 0 ? `${contacts}\n` : `${contacts} ${describeRemovedMails(mails)}\n`
}

/** Prints the tables: `npm run contacts` without an option. */
export const printTables: Command['run'] = (_value, context) =>
  formatTables(readAllContacts(context)) +
  formatPendingWrites(readOrExplain(context, readPendingWrites)) +
  formatSuspectHint(readSuspects(context))

/** The options of `npm run contacts`, in the order of its help. Each can safely be run twice. */
export const commands = {
  json: {
    help: 'one object with four lists',
    run: (_value, context) => `${JSON.stringify(readAllContacts(context), null, 2)}\n`,
  },
  csv: {
    value: 'TABLE',
    defaultValue: 'all',
    help: `all four tables, or one: ${tableNames.join(', ')}`,
    run: (value, context) => formatCsvTables(readAllContacts(context), value),
  },
  outbox: {
    help: 'mails and webhooks: waiting, sent, and given up with the reason',
    run: (_value, context) =>
      formatOutbox(readOrExplain(context, (file) => readDatabase(file, readOutbox)) ?? []),
  },
  ...suspectCommands,
  check: {
    help: 'whether the configured store can be used',
    run: async (_value, { configuration }) => {
      const { sentences, isUsable } = await checkStore(configuration)
      if (!isUsable) throw new UserError(sentences.join('\n'))
      return `${sentences.join('\n')}\n`
    },
  },
  export: {
    value: 'EMAIL',
    help: 'all stored data about a person, as JSON',
    run: (email, context) => {
      requireEmail(email)
      const data = readOrExplain(context, (file) =>
        readDatabase(file, (database) => ({
          ...readPersonalData(database, email),
          kept_writes: selectPendingWritesOfPerson(database, createIsWanted(email)),
        })),
      ) ?? { ...none, answered_requests: [], outbox: [], suspects: [], kept_writes: [] }
      const mails = findMails(getMailFolder(getFile(context)), email)
      return `${JSON.stringify({ ...data, mails }, null, 2)}\n`
    },
  },
  erase: {
    value: 'EMAIL',
    help: 'removes that data; the times of future meetings stay taken',
    run: (email, context) => {
      requireEmail(email)
      const file = getFile(context)
      return removeAndDescribe(file, {
        removeRecords: (database) => ({
          ...erasePersonalData(database, email, context.now()),
          pendingWrites: runInTransaction(database, () =>
            removePendingWritesOfPerson(database, createIsWanted(email), context.now()),
          ),
        }),
        removeMails: () => removeMails(getMailFolder(file), email),
        describeNothing: (what) => `${what} is stored about ${email}.`,
      })
    },
  },
  keep: {
    value: 'DAYS',
    help: 'removes contacts and written mails that are older',
    run: (value, context) => {
      const retention: Retention = { at: context.now(), keepDays: parseDays(value) }
      const file = getFile(context)
      return removeAndDescribe(file, {
        removeRecords: (database) => ({
          ...removeExpired(database, retention),
          pendingWrites: runInTransaction(database, () =>
            removePendingWritesBefore(database, getOldestKept(retention)),
          ),
        }),
        removeMails: () => removeOldMails(getMailFolder(file), retention),
        describeNothing: (what) => `${what} is older than ${value} days.`,
      })
    },
  },
  backup: {
    value: 'FILE',
    help: 'copies the database, also while the site runs',
    run: (backup, context) => {
      const file = getFile(context)
      return `Wrote ${describeContacts(backUp(file, backup, context.now()))} from ${file} to ${backup}.\n`
    },
  },
  restore: {
    value: 'FILE',
    help: 'replaces all contacts by those of a backup',
    run: (backup, context) => {
      const file = getFile(context)
      const { contacts, movedTo } = restore(file, backup, context.now())
      const moved = movedTo === undefined ? '' : ` The damaged database is now ${movedTo}.`
      return `Restored ${describeContacts(contacts)} from ${backup} to ${file}.${moved}\n`
    },
  },
} as const satisfies Readonly<Record<string, Command>>
