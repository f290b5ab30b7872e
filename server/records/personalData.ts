import type { Selectable } from 'kysely'
import { createIsWanted } from '../emailAddresses'
import { isVisitorEvent, type SiteEvent } from '../messages/events'
import { readSuspects, type Suspect } from './suspects'
import { readContacts, type Contacts } from './contacts'
import type { Database, Queries } from './database'
import {
  findRecords,
  maxPersons,
  remove,
  removeInTurns,
  removePersons,
  type RemovedRecords,
} from './removal'
import type { JobsTable, RecordKeysTable } from './schema'

/** All stored data about one person. */
export interface PersonalData extends Contacts {
  readonly record_keys: readonly Selectable<RecordKeysTable>[]
  readonly jobs: readonly Selectable<JobsTable>[]
  readonly suspects: readonly Suspect[]
}

const select = <Row extends { readonly id: number }>(
  rows: readonly Row[],
  ids: readonly number[],
) => rows.filter(({ id }) => ids.includes(id))

const getSenderEmail = (json: string) => {
  const event = JSON.parse(json) as SiteEvent
  return isVisitorEvent(event) ? event.sender.email : ''
}

/** Reads all stored data about the person with this e-mail address. Must run in a transaction. */
export async function readPersonalData(queries: Queries, email: string): Promise<PersonalData> {
  const isWanted = createIsWanted(email)
  const hasWanted = (points: readonly { readonly value: string }[] = []) =>
    points.some(({ value }) => isWanted(value))
  const all = await readContacts(queries)
  const persons = all.persons.filter((person) => hasWanted(person.email))
  const ids = await findRecords(
    queries,
    persons.map(({ id }) => id),
  )
  const keys = await queries.selectFrom('record_keys').selectAll().orderBy('created_at').execute()
  const jobs = await queries.selectFrom('jobs').selectAll().orderBy('id').execute()
  const suspects = await readSuspects(queries)
  return {
    organizations: select(all.organizations, ids.organization),
    persons,
    deals: select(all.deals, ids.deal),
    activities: select(all.activities, ids.activity),
    record_keys: keys.filter(({ kind, record_id }) => ids[kind].includes(record_id)),
    // Those of an earlier release name no person.
    jobs: jobs.filter(({ person_id, deal_id, event }) =>
      person_id === null && event !== null
        ? ids.deal.includes(deal_id) || isWanted(getSenderEmail(event))
        : ids.person.includes(person_id ?? 0),
    ),
    suspects: suspects.filter(({ parts }) => hasWanted(parts.person?.email)),
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
  const getIds = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id)
  const removed = await removeInTurns(database, async (transaction) => {
    const { jobs, persons, suspects } = await readPersonalData(transaction, email)
    await remove(transaction, 'jobs', getIds(jobs))
    return {
      ...(await removePersons(transaction, getIds(persons).slice(0, maxPersons), at)),
      suspects: await remove(transaction, 'suspects', getIds(suspects)),
    }
  })
  await database.compact()
  return removed
}
