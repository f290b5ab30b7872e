import { existsSync } from 'node:fs'
import type { Report } from '../contactsReport/report'
import { getRootMessage } from '../errors'
import { findMails, getMailFolder, removeMails } from '../messages/mailFiles'
import { backUp, restore } from '../stores/embedded/backup'
import { closeDatabase, compact, type Database } from '../stores/embedded/database'
import { openStoreDatabase } from '../stores/embedded/embeddedStore'
import { erasePersonalData, readPersonalData } from '../stores/embedded/personalData'
import { readDatabase } from '../stores/embedded/readContacts'
import { countRecords, type RemovedRecords } from '../stores/embedded/removal'
import { removeExpired } from '../stores/embedded/retention'
import { describeContacts, describeRemoved, describeRemovedMails } from './amounts'
import type { CommandName } from './commandNames'

export interface CommandContext {
  /** The path of the embedded store's database. */
  readonly file: string
  readonly now: () => Date
}

/** Runs a command with the value of its option, and returns a sentence or the JSON to print. */
type Command = (value: string, context: CommandContext) => string

/** Removes records and then what is left of them in free space and in the log. */
function removeFrom(file: string, remove: (database: Database) => RemovedRecords): RemovedRecords {
  const database = openStoreDatabase(file)
  try {
    const removed = remove(database)
    if (countRecords(removed) > 0) compact(database)
    return removed
  } finally {
    closeDatabase(database)
  }
}

const nobody = {
  organizations: [],
  persons: [],
  deals: [],
  activities: [],
  answered_requests: [],
  outbox: [],
}

const requireEmail = (value: string) => {
  if (!value.includes('@')) throw new Error('it needs an e-mail address')
}

const longestKeepDays = 36_500

const parseDays = (value: string): number => {
  const days = /^\d{1,5}$/.test(value) ? Number(value) : 0
  if (days < 1 || days > longestKeepDays) {
    throw new Error(`it needs a whole number of days from 1 to ${longestKeepDays}`)
  }
  return days
}

const runs: Readonly<Record<CommandName, Command>> = {
  export: (email, { file }) => {
    requireEmail(email)
    const data = readDatabase(file, (database) => readPersonalData(database, email)) ?? nobody
    const mails = findMails(getMailFolder(file), email)
    return JSON.stringify({ ...data, mails }, null, 2)
  },
  erase: (email, { file, now }) => {
    requireEmail(email)
    const mails = removeMails(getMailFolder(file), email)
    const nothing = mails === 0 ? `Nothing is held of ${email}.` : 'No contact is held.'
    const removed = existsSync(file)
      ? describeRemoved(
          removeFrom(file, (database) => erasePersonalData(database, email, now())),
          nothing,
        )
      : nothing
    return mails === 0 ? removed : `${removed} ${describeRemovedMails(mails)}`
  },
  keep: (value, { file, now }) => {
    const keepDays = parseDays(value)
    const nothing = `Nothing is older than ${value} days.`
    if (!existsSync(file)) return nothing
    const removed = removeFrom(file, (database) => removeExpired(database, { at: now(), keepDays }))
    return describeRemoved(removed, nothing)
  },
  backup: (backup, { file }) =>
    `Wrote ${describeContacts(backUp(file, backup))} from ${file} to ${backup}.`,
  restore: (backup, { file, now }) => {
    const { contacts, movedTo } = restore(file, backup, now())
    const moved = movedTo === undefined ? '' : ` The damaged database is now ${movedTo}.`
    return `Restored ${describeContacts(contacts)} from ${backup} to ${file}.${moved}`
  },
}

/** Runs a command of `npm run contacts`. It asks nothing; running it twice does no harm. */
export function runCommand(name: CommandName, value: string, context: CommandContext): Report {
  try {
    return { output: `${runs[name](value, context)}\n` }
  } catch (error) {
    return { output: '', problem: `--${name} ${value} failed: ${getRootMessage(error)}.\n` }
  }
}
