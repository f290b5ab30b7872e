import { statSync } from 'node:fs'
import { formatSuspectHint, suspectCommands } from './suspectCommands'
import { formatCsvTables, formatJobs, formatTables, nouns, tableNames } from './contactTables'
import { findAccount } from '../crm/pipedrive/accountGuard'
import { findMails, getMailFolder, removeMails, removeOldMails } from '../messages/mailFiles'
import { createOwnerLog } from '../logging'
import { parseFilePath, parsePostgresUrl, parseWholeNumber } from '../parseVariables'
import { countContacts, readContacts, type ContactCounts } from '../records/readContacts'
import { copyRecords } from '../records/copy'
import { longStatementMs } from '../records/database'
import { readJobs, retryJobs } from '../records/jobs'
import { getRecordsFile } from '../records/openRecords'
import { erasePersonalData, readPersonalData } from '../records/personalData'
import { removeExpired, type RemovedRecords } from '../records/removal'
import { backUp, restore } from '../records/sqlite/backup'
import { openSqlite } from '../records/sqlite/openSqlite'
import { readSuspects } from '../records/suspects'
import { subtractDays } from '../time'
import { calendarCommands } from './calendarCommands'
import { checkCommand } from './checkCommand'
import {
  count,
  readRecords,
  requireRecords,
  useRecords,
  type Command,
  type CommandContext,
} from './command'

/** For example `1 organization, 2 persons, 0 deals, 3 activities`. */
const describeContacts = (amounts: ContactCounts): string =>
  tableNames.map((table) => count(amounts[table], nouns[table], table)).join(', ')

/**
 * Returns sentences on the removed records and mails.
 *
 * @param nothing the sentence if there were none
 */
function describeRemoved(removed: RemovedRecords, mails: number, nothing: string): string {
  const { anonymousMeetings } = removed
  const amounts: (readonly [amount: number, one: string, many: string])[] = [
    ...tableNames.map((table) => [removed[table], nouns[table], table] as const),
    [removed.suspects, 'suspect', 'suspects'],
    [mails, 'mail', 'mails'],
  ]
  const done = amounts.filter(([amount]) => amount > 0).map((each) => count(...each))
  const meetings = count(
    anonymousMeetings,
    'future meeting keeps its',
    'future meetings keep their',
  )
  const sentences = [
    done.length > 0 && `Removed ${done.join(', ')}.`,
    anonymousMeetings > 0 && `${meetings} time without a name.`,
  ].filter((sentence) => sentence !== false)
  return `${sentences.join(' ') || nothing}\n`
}

const getFolder = ({ configuration }: CommandContext) =>
  getMailFolder(configuration.contactDatabase)

/** @throws {Error} for a database that the site does not back up itself */
function requireFile({ configuration }: CommandContext): string {
  const file = getRecordsFile(configuration)
  if (file === undefined) {
    throw new Error('PostgreSQL has its own backups: use pg_dump and pg_restore')
  }
  return file
}

/** @throws {Error} for a value that is not the path of a file, and `allowed` says what it may be */
function requireFilePath(value: string, allowed = 'the path of a file'): void {
  const isFolder = statSync(value, { throwIfNoEntry: false })?.isDirectory()
  if (value === '' || parseFilePath(value) === undefined || isFolder) {
    throw new Error(`it needs ${allowed}`)
  }
}

const requireEmail = (value: string) => {
  if (!value.includes('@')) throw new Error('it needs an e-mail address')
}

const maxKeepDays = 36_500

const parseDays = (value: string): number => {
  const days = parseWholeNumber(maxKeepDays)(value)
  if (!days) throw new Error(`it needs a whole number of days from 1 to ${maxKeepDays}`)
  return days
}

/** Prints the tables: `npm run contacts` without an option. */
export const printTables: Command['run'] = (_value, context) =>
  readRecords(context, async (queries) => {
    const hint = formatSuspectHint(await readSuspects(queries))
    return formatTables(await readContacts(queries)) + hint
  })

/** The options of `npm run contacts`, in the order of its help. Each can safely be run twice. */
export const commands = {
  json: {
    help: 'one object with four lists',
    run: async (_value, context) =>
      `${JSON.stringify(await readRecords(context, readContacts), null, 2)}\n`,
  },
  csv: {
    value: 'TABLE',
    defaultValue: 'all',
    help: `all four tables, or one: ${tableNames.join(', ')}`,
    run: async (value, context) => formatCsvTables(await readRecords(context, readContacts), value),
  },
  jobs: {
    help: 'mails, reminders, webhooks, deliveries to the CRM: waiting, sent, and given up with the reason',
    run: async (_value, context) => formatJobs(await readRecords(context, readJobs)),
  },
  retry: {
    help: 'tries again what was given up and is not out of date, or is a mail or webhook that waits long',
    run: async (_value, context) => {
      const { retried, removed } = await useRecords(context, (database) =>
        retryJobs(database, context.now().getTime()),
      )
      const jobs = count(removed, 'job that is', 'jobs that are')
      const outOfDate = removed > 0 ? ` Removed ${jobs} out of date.` : ''
      return `${count(retried, 'failed job is', 'failed jobs are')} tried again.${outOfDate}\n`
    },
  },
  ...calendarCommands,
  ...suspectCommands,
  ...checkCommand,
  export: {
    value: 'EMAIL',
    help: 'all stored data about a person, as JSON',
    run: async (email, context) => {
      requireEmail(email)
      const data = await readRecords(context, (queries) => readPersonalData(queries, email))
      const mails = await findMails(getFolder(context), email, data.jobs)
      return `${JSON.stringify({ ...data, mails }, null, 2)}\n`
    },
  },
  erase: {
    value: 'EMAIL',
    help: 'removes that data; the times of future meetings stay taken',
    run: async (email, context) => {
      requireEmail(email)
      return useRecords(context, async (database) => {
        const { jobs, removed } = await erasePersonalData(database, email, context.now())
        // After the jobs, because each can become a mail until it is removed.
        const mails = await findMails(getFolder(context), email, jobs)
        await removeMails(getFolder(context), mails)
        await database.compact()
        const done = describeRemoved(removed, mails.length, `Nothing is stored about ${email}.`)
        const account = await database.read(findAccount)
        return account ? `${done}Erase the copy in the CRM, too, if it has one.\n` : done
      })
    },
  },
  keep: {
    value: 'DAYS',
    help: 'removes contacts and written mails that are older',
    run: async (value, context) => {
      const oldest = subtractDays(context.now(), parseDays(value))
      const removed = await useRecords(context, (database) =>
        removeExpired(database, { at: context.now(), oldest }),
      )
      const mails = await removeOldMails(getFolder(context), oldest)
      return describeRemoved(removed, mails, `Nothing is older than ${value} days.`)
    },
  },
  backup: {
    value: 'FILE',
    help: 'copies the database, also while the site runs',
    run: async (backup, context) => {
      const file = requireFile(context)
      requireFilePath(backup)
      requireRecords(context)
      const { warn } = createOwnerLog(context.configuration.logLevel)
      const contacts = await backUp(file, backup, context.now(), warn)
      return `Wrote ${describeContacts(contacts)} from ${file} to ${backup}.\n`
    },
  },
  restore: {
    value: 'FILE',
    help: 'replaces all contacts by those of a backup',
    run: async (backup, context) => {
      const file = requireFile(context)
      requireFilePath(backup)
      const { contacts, movedTo } = await restore(file, backup, context.now())
      const moved = movedTo === undefined ? '' : ` The damaged database is now ${movedTo}.`
      return `Restored ${describeContacts(contacts)} from ${backup} to ${file}.${moved}\n`
    },
  },
  'copy-to': {
    value: 'TARGET',
    help: 'copies everything into an empty database: a postgres URL or a file. Stop the site first',
    run: async (target, context) => {
      const url = parsePostgresUrl(target)
      if (url === undefined) requireFilePath(target, 'a postgres URL or the path of a file')
      const copied = await useRecords(context, async (source) => {
        const database = await (url === undefined
          ? openSqlite(target, () => undefined)
          : import('../records/postgres/openPostgres').then(({ openPostgres }) =>
              openPostgres(url, () => undefined, longStatementMs),
            ))
        try {
          await copyRecords(source, database)
          return describeContacts(await database.read(countContacts))
        } finally {
          await database.close()
        }
      })
      return `Copied ${copied}.\n`
    },
  },
} as const satisfies Readonly<Record<string, Command>>
