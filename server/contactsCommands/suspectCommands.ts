import { openCalendar } from '../calendar/openCalendar'
import { suspectFormats } from '../contactsReport/suspects'
import type { Database } from '../records/database'
import { createRecordStore } from '../records/recordStore'
import { readSuspects, removeSuspects } from '../records/suspects'
import type { Suspect } from '../suspects'
import { acceptSuspect } from './acceptSuspect'
import { readRecords, useRecords, type Command } from './command'

/** Removes suspects, and leaves nothing of them in the database. */
async function discard(database: Database, suspects: readonly Suspect[]): Promise<void> {
  const ids = suspects.map(({ id }) => id)
  await database.transact((transaction) => removeSuspects(transaction, ids))
  await database.compact()
}

/** @throws {Error} if there is no such suspect */
async function requireSuspect(database: Database, id: string): Promise<Suspect> {
  const suspects = await database.read(readSuspects)
  const suspect = suspects.find((each) => String(each.id) === id)
  if (!suspect) throw new Error('there is no such suspect')
  return suspect
}

/** @throws {Error} if there are no records at all */
function requireResult<Result>(result: Result | undefined): Result {
  if (result === undefined) throw new Error('there is no such suspect')
  return result
}

/** The options with which the owner sees to suspects (requirements R59). */
export const suspectCommands = {
  suspects: {
    value: 'FORMAT',
    defaultValue: 'table',
    help: `bookings and messages kept apart: ${Object.keys(suspectFormats).join(', ')}`,
    run: async (value, context) => {
      const format = suspectFormats[value]
      if (!format) throw new Error(`it accepts ${Object.keys(suspectFormats).join(', ')}`)
      return format((await readRecords(context, readSuspects)) ?? [])
    },
  },
  accept: {
    value: 'ID',
    help: 'makes a booking or message of a suspect',
    run: async (id, context) => {
      const accepted = await useRecords(context, async (database) => {
        const suspect = await requireSuspect(database, id)
        const calendar = await openCalendar(context.configuration, () => undefined)
        const store = createRecordStore(database, context.now, calendar)
        const deal = await acceptSuspect(suspect, store, context.now().getTime())
        await discard(database, [suspect])
        return `Accepted ${id}: its number is ${deal.id}.\n`
      })
      return requireResult(accepted)
    },
  },
  discard: {
    value: 'ID',
    help: 'removes a suspect, or with `all` every one',
    run: async (id, context) => {
      const count = await useRecords(context, async (database) => {
        const suspects =
          id === 'all' ? await database.read(readSuspects) : [await requireSuspect(database, id)]
        if (suspects.length > 0) await discard(database, suspects)
        return suspects.length
      })
      const discarded = id === 'all' ? (count ?? 0) : requireResult(count)
      return `Discarded ${discarded === 1 ? '1 suspect' : `${discarded} suspects`}.\n`
    },
  },
} as const satisfies Readonly<Record<string, Command>>
