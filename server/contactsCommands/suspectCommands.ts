import { newIndustryField } from '@/contactService/schemas/industryField'
import type { Created } from '@/contactService/schemas/responses'
import { getInterval } from '@/features/booking/domain/interval'
import { openCalendar } from '../calendar/openCalendar'
import type { WriteOptions } from '../records/activities'
import type { Database } from '../records/database'
import { createRecordStore, type ContactStore } from '../records/recordStore'
import { removeRows } from '../records/removal'
import { readSuspects, type Suspect } from '../records/suspects'
import { count, readRecords, requireChoice, useRecords, type Command } from './command'
import { formatNoteAsText } from '../notes'
import { createTable, formatText, type Table } from './formatTable'

const createSuspectTable = (suspects: readonly Suspect[]): Table =>
  createTable(
    ['id', 'created_at', 'reason', 'name', 'email', 'phone', 'due_date', 'due_time', 'note'],
    suspects.map(({ parts: { person, activity }, ...suspect }) => ({
      ...suspect,
      name: person?.name ?? '',
      email: person?.email[0]?.value ?? '',
      phone: person?.phone?.[0]?.value ?? '',
      due_date: activity?.due_date ?? '',
      due_time: activity?.due_time ?? '',
      note: formatNoteAsText(activity?.note ?? ''),
    })),
  )

const suspectFormats: Readonly<Record<string, (suspects: readonly Suspect[]) => string>> = {
  table: (suspects) => formatText('suspects', createSuspectTable(suspects)),
  json: (suspects) => `${JSON.stringify(suspects, null, 2)}\n`,
}

/** A hint below the contacts; empty if there are no suspects. */
export const formatSuspectHint = ({ length }: readonly Suspect[]): string => {
  if (length === 0) return ''
  const hint = count(
    length,
    'suspect booking or message waits',
    'suspect bookings or messages wait',
  )
  return `\n${hint}: npm run contacts -- --suspects\n`
}

/**
 * Makes the calls of a suspect on the store, as for any other booking or message. If a call fails,
 * accepting again goes on with the records of the earlier calls.
 *
 * @param now the current time in milliseconds since 1970
 * @returns the deal
 * @throws {Error} if the suspect is incomplete or its appointment has begun, or what a call failed with
 */
async function acceptSuspect(
  { id, parts }: Suspect,
  store: ContactStore,
  now: number,
): Promise<Created> {
  const { organization, person, deal, fields = {}, activity } = parts
  if (!person || !deal || !activity) throw new Error('it was not sent completely')
  const { start = Infinity } = getInterval(activity) ?? {}
  if (activity.type === 'meeting' && start <= now) throw new Error('its appointment has begun')

  const withKey = (step: string): WriteOptions => ({ idempotencyKey: `suspect-${id}-${step}` })
  // Another try without the company left the organization of the first one behind.
  const company =
    organization && person.org_id !== undefined
      ? { org_id: (await store.createOrganization(organization, withKey('organization'))).id }
      : {}
  const { id: person_id } = await store.createPerson({ ...person, ...company }, withKey('person'))
  const owners = { person_id, ...company }
  const created = await store.createDeal({ ...deal, ...owners }, withKey('deal'))
  for (const value of Object.values(fields)) {
    const { key } = await store.createDealField(newIndustryField)
    await store.updateDeal(created.id, { [key]: value })
  }
  await store.createActivity(
    { ...activity, ...owners, deal_id: created.id },
    { ...withKey('activity'), language: parts.language },
  )
  return created
}

const removeSuspects = (database: Database, suspects: readonly Suspect[]) => {
  const ids = suspects.map(({ id }) => id)
  return database.transact((transaction) => removeRows(transaction, 'suspects', ids))
}

/** @throws {Error} if there is no such suspect */
async function requireSuspect(database: Database, id: string): Promise<Suspect> {
  const suspects = await database.read(readSuspects)
  const suspect = suspects.find((each) => String(each.id) === id)
  if (!suspect) throw new Error('there is no such suspect')
  return suspect
}

/** The options with which the owner sees to suspects (requirements R59). */
export const suspectCommands = {
  suspects: {
    value: 'FORMAT',
    defaultValue: 'table',
    help: `bookings and messages kept apart: ${Object.keys(suspectFormats).join(', ')}; json has all that was sent`,
    run: async (value, context) => {
      const format = requireChoice(suspectFormats, value)
      return format(await readRecords(context, readSuspects))
    },
  },
  accept: {
    value: 'ID',
    help: 'makes a booking or message of a suspect',
    run: (id, context) =>
      useRecords(context, async (database) => {
        const suspect = await requireSuspect(database, id)
        const calendar = await openCalendar(context.configuration, () => undefined)
        const now = () => context.now().getTime()
        const store = createRecordStore(database, now, calendar)
        const deal = await acceptSuspect(suspect, store, now())
        await removeSuspects(database, [suspect])
        return `Accepted ${id}: its number is ${deal.id}.\n`
      }),
  },
  discard: {
    value: 'ID',
    help: 'removes a suspect, or with `all` every one',
    run: (id, context) =>
      useRecords(context, async (database) => {
        const suspects =
          id === 'all' ? await database.read(readSuspects) : [await requireSuspect(database, id)]
        const removed = await removeSuspects(database, suspects)
        await database.compact()
        return `Discarded ${count(removed, 'suspect', 'suspects')}.\n`
      }),
  },
} as const satisfies Readonly<Record<string, Command>>
