import { suspectFormats } from '../contactsReport/suspects'
import { createOperatorLog } from '../operatorLog'
import { closeDatabase, compactDatabase, runInTransaction } from '../stores/embedded/database'
import { openStoreDatabase } from '../stores/embedded/embeddedStore'
import { readDatabase } from '../stores/embedded/readContacts'
import { removeSuspects, selectSuspects } from '../stores/embedded/suspects'
import { openStore } from '../stores/openStore'
import type { Suspect } from '../suspects'
import { acceptSuspect } from './acceptSuspect'
import { getFile, readOrExplain, type Command, type CommandContext } from './command'

export const readSuspects = (context: CommandContext): readonly Suspect[] =>
  readOrExplain(context, (file) => readDatabase(file, selectSuspects)) ?? []

/** Removes suspects, and leaves nothing of them in the file. */
function removeSuspectsFrom(context: CommandContext, suspects: readonly Suspect[]): void {
  const database = openStoreDatabase(getFile(context))
  try {
    runInTransaction(database, () =>
      removeSuspects(
        database,
        suspects.map(({ id }) => id),
      ),
    )
    compactDatabase(database)
  } finally {
    closeDatabase(database)
  }
}

/** @throws {Error} if there is no such suspect */
function requireSuspect(context: CommandContext, id: string): Suspect {
  const suspect = readSuspects(context).find((each) => String(each.id) === id)
  if (!suspect) throw new Error('there is no such suspect')
  return suspect
}

/** The options with which the owner sees to suspects (requirements R59). */
export const suspectCommands = {
  suspects: {
    value: 'FORMAT',
    defaultValue: 'table',
    help: `bookings and messages kept apart: ${Object.keys(suspectFormats).join(', ')}`,
    run: (value, context) => {
      const format = suspectFormats[value]
      if (!format) throw new Error(`it accepts ${Object.keys(suspectFormats).join(', ')}`)
      return format(readSuspects(context))
    },
  },
  accept: {
    value: 'ID',
    help: 'makes a booking or message of a suspect',
    run: async (id, context) => {
      const { configuration, now } = context
      const suspect = requireSuspect(context, id)
      const { store } = await openStore(
        configuration,
        createOperatorLog(configuration.logLevel).warn,
      )
      try {
        const deal = await acceptSuspect(suspect, store, now().getTime())
        removeSuspectsFrom(context, [suspect])
        return `Accepted ${id}: its number is ${deal.id}.\n`
      } finally {
        await store.close()
      }
    },
  },
  discard: {
    value: 'ID',
    help: 'removes a suspect, or with `all` every one',
    run: (id, context) => {
      const suspects = id === 'all' ? readSuspects(context) : [requireSuspect(context, id)]
      if (suspects.length > 0) removeSuspectsFrom(context, suspects)
      return `Discarded ${suspects.length === 1 ? '1 suspect' : `${suspects.length} suspects`}.\n`
    },
  },
} as const satisfies Readonly<Record<string, Command>>
