import { createIsWanted } from '../emailAddresses'
import { isVisitorEvent, type SiteEvent } from '../messages/events'
import { formatNoteAsText } from '../notes'
import { readSuspects } from './suspects'
import { readContacts } from './readContacts'
import type { Database, Queries } from './database'
import { removePersonalData } from './removal'

const getSenderEmail = (json: string) => {
  const event = JSON.parse(json) as SiteEvent
  return isVisitorEvent(event) ? event.sender.email : ''
}

const getIds = (rows: readonly { readonly id: number }[]) => new Set(rows.map(({ id }) => id))

/** Reads all stored data about the person with this e-mail address. */
export async function readPersonalData(queries: Queries, email: string) {
  const isWanted = createIsWanted(email)
  const hasWanted = (points: readonly { readonly value: string }[]) =>
    points.some(({ value }) => isWanted(value))
  const all = await readContacts(queries)
  const persons = all.persons.filter((person) => hasWanted(person.email))
  const person = getIds(persons)
  const deals = all.deals.filter(({ person_id }) => person.has(person_id))
  const deal = getIds(deals)
  const activities = all.activities.filter(
    ({ person_id, deal_id }) => person.has(person_id ?? 0) || deal.has(deal_id ?? 0),
  )
  const orgIds = new Set([...persons, ...deals, ...activities].map(({ org_id }) => org_id))
  const organizations = all.organizations.filter(({ id }) => orgIds.has(id))
  const ids = { organization: getIds(organizations), person, deal, activity: getIds(activities) }
  const keys = await queries.selectFrom('record_keys').selectAll().orderBy('created_at').execute()
  const jobs = await queries.selectFrom('jobs').selectAll().orderBy('id').execute()
  const suspects = await readSuspects(queries)
  return {
    organizations,
    persons,
    deals,
    activities,
    record_keys: keys.filter(({ kind, record_id }) => ids[kind].has(record_id)),
    // Those of an earlier release name no person.
    jobs: jobs.filter(({ person_id, deal_id, event }) =>
      person_id === null && event !== null
        ? deal.has(deal_id) || isWanted(getSenderEmail(event))
        : person.has(person_id ?? 0),
    ),
    // What an earlier release kept may name its person in the note alone.
    suspects: suspects.filter(({ parts: { person: known, activity } }) =>
      known ? hasWanted(known.email) : isWanted(formatNoteAsText(activity?.note ?? '')),
    ),
  }
}

/**
 * Removes all stored data about the person with this e-mail address. The times of future meetings
 * stay taken, without a name. The caller must compact the database then, after the mails are deleted. Resolves to what
 * was removed, with the jobs as they were.
 */
export async function erasePersonalData(database: Database, email: string, at: Date) {
  // Before the lock, for which bookings wait: all tables are read.
  const { jobs, persons, suspects } = await database.read((queries) =>
    readPersonalData(queries, email),
  )
  const ids = { jobs: getIds(jobs), persons: getIds(persons), suspects: getIds(suspects) }
  return { removed: await removePersonalData(database, ids, at), jobs }
}
