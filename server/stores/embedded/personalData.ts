import { createIsWanted } from '../../emailAddresses'
import type { Suspect } from '../../suspects'
import { forgetEmail } from '../coordination/emailHashes'
import { runInTransaction, type Database } from './database'
import {
  removeEntriesByEmail,
  selectEntriesByEmail,
  selectEntriesOfPersons,
  type StoredEntry,
} from './outbox'
import { readAll, type Contacts } from './readContacts'
import {
  removeRecords,
  selectAnsweredRequests,
  type AnsweredRequest,
  type RecordIds,
  type RemovedRecords,
} from './removal'
import { removeSuspects, selectSuspectsOfPerson } from './suspects'

/** All stored data about one person. */
export interface PersonalData extends Contacts {
  readonly answered_requests: readonly AnsweredRequest[]
  readonly outbox: readonly StoredEntry[]
  readonly suspects: readonly Suspect[]
}

const isKnown = (ids: ReadonlySet<number>, id: number | null) => id !== null && ids.has(id)

const collectIds = (records: readonly { readonly id: number }[]) =>
  new Set(records.map(({ id }) => id))

/** Selects the records of the persons that have this e-mail address. */
function selectRecords(all: Contacts, email: string): Contacts {
  const isWanted = createIsWanted(email)
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

/** Reads all stored data about the person with this e-mail address, ignoring case. */
export function readPersonalData(database: Database, email: string): PersonalData {
  const records = selectRecords(readAll(database), email)
  const ids = getIds(records)
  return {
    ...records,
    answered_requests: selectAnsweredRequests(database, ids),
    outbox: [
      ...selectEntriesOfPersons(database, ids.persons),
      ...selectEntriesByEmail(database, createIsWanted(email)),
    ],
    suspects: selectSuspectsOfPerson(database, createIsWanted(email)),
  }
}

/**
 * Removes all stored data about the person with this e-mail address. The times of future meetings
 * stay taken, without a name.
 */
export const erasePersonalData = (database: Database, email: string, at: Date): RemovedRecords =>
  runInTransaction(database, () => {
    forgetEmail(database, email)
    return {
      ...removeRecords(database, getIds(selectRecords(readAll(database), email)), at),
      waitingMessages: removeEntriesByEmail(database, createIsWanted(email)),
      suspects: removeSuspects(
        database,
        selectSuspectsOfPerson(database, createIsWanted(email)).map(({ id }) => id),
      ),
    }
  })
