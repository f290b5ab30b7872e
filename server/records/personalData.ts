import type { Selectable } from 'kysely'
import { createIsWanted } from '../emailAddresses'
import type { Suspect } from '../suspects'
import { isVisitorEvent, type SiteEvent } from '../messages/events'
import { readContacts, type Contacts } from './contacts'
import type { Database, Queries } from './database'
import { removeJobs } from './jobs'
import { removeRecords, type RecordIds, type RemovedRecords } from './removal'
import type { JobsTable, RecordKeysTable } from './schema'
import { findSuspectsOfPerson, removeSuspects } from './suspects'

/** All stored data about one person. */
export interface PersonalData extends Contacts {
  readonly record_keys: readonly Selectable<RecordKeysTable>[]
  readonly jobs: readonly Selectable<JobsTable>[]
  readonly suspects: readonly Suspect[]
}

const isKnown = (ids: ReadonlySet<number>, id: number | null) => id !== null && ids.has(id)

const collectIds = (records: readonly { readonly id: number }[]) =>
  new Set(records.map(({ id }) => id))

/** Selects the records of the persons that have this e-mail address. */
function selectRecords(all: Contacts, isWanted: (email: string) => boolean): Contacts {
  const persons = all.persons.filter((person) => person.email.some(({ value }) => isWanted(value)))
  const personIds = collectIds(persons)
  const deals = all.deals.filter(({ person_id }) => personIds.has(person_id))
  const dealIds = collectIds(deals)
  const activities = all.activities.filter(
    ({ person_id, deal_id }) => isKnown(personIds, person_id) || isKnown(dealIds, deal_id),
  )
  const organizationIds = new Set([...persons, ...deals, ...activities].map(({ org_id }) => org_id))
  const organizations = all.organizations.filter(({ id }) => organizationIds.has(id))
  return { organizations, persons, deals, activities }
}

const getIds = ({ organizations, persons, deals, activities }: Contacts): RecordIds => ({
  organizations: [...collectIds(organizations)],
  persons: [...collectIds(persons)],
  deals: [...collectIds(deals)],
  activities: [...collectIds(activities)],
})

const selectKeys = async (queries: Queries, ids: RecordIds) => {
  const kinds = {
    organization: ids.organizations,
    person: ids.persons,
    deal: ids.deals,
    activity: ids.activities,
  } as const
  const rows = await queries.selectFrom('record_keys').selectAll().orderBy('created_at').execute()
  return rows.filter(({ kind, record_id }) => kinds[kind].includes(record_id))
}

const getSenderEmail = (json: string) => {
  const event = JSON.parse(json) as SiteEvent
  return isVisitorEvent(event) ? event.sender.email : ''
}

/** The jobs about the person's records, and those of an earlier release that name no record. */
const findJobs = async (
  queries: Queries,
  { persons, deals }: RecordIds,
  isWanted: (email: string) => boolean,
) => {
  const jobs = await queries.selectFrom('jobs').selectAll().orderBy('id').execute()
  return jobs.filter(({ person_id, deal_id, event }) =>
    person_id === null && event !== null
      ? deals.includes(deal_id) || isWanted(getSenderEmail(event))
      : isKnown(new Set(persons), person_id),
  )
}

/** Reads all stored data about the person with this e-mail address. Must run in a transaction. */
export async function readPersonalData(queries: Queries, email: string): Promise<PersonalData> {
  const isWanted = createIsWanted(email)
  const records = selectRecords(await readContacts(queries), isWanted)
  const ids = getIds(records)
  return {
    ...records,
    record_keys: await selectKeys(queries, ids),
    jobs: await findJobs(queries, ids, isWanted),
    suspects: await findSuspectsOfPerson(queries, isWanted),
  }
}

/**
 * Removes all stored data about the person with this e-mail address. The times of future meetings
 * stay taken, without a name.
 */
export async function erasePersonalData(
  database: Database,
  email: string,
  at: Date,
): Promise<RemovedRecords> {
  const isWanted = createIsWanted(email)
  const removed = await database.transact(async (transaction) => {
    const ids = getIds(selectRecords(await readContacts(transaction), isWanted))
    const jobs = await findJobs(transaction, ids, isWanted)
    await removeJobs(
      transaction,
      jobs.map(({ id }) => id),
    )
    const records = await removeRecords(transaction, ids, at)
    const suspects = await findSuspectsOfPerson(transaction, isWanted)
    await removeSuspects(
      transaction,
      suspects.map(({ id }) => id),
    )
    return { ...records, suspects: suspects.length }
  })
  await database.compact()
  return removed
}
