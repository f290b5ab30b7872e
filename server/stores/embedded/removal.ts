import { selectAll, type Database, type Parameters } from './database'

/** Ids of records that are removed together. */
export interface RecordIds {
  readonly persons: readonly number[]
  readonly deals: readonly number[]
  readonly activities: readonly number[]
  /** An organization is removed only if no other record refers to it. */
  readonly organizations: readonly number[]
}

/** How many records of each kind were removed. */
export interface RemovedRecords {
  readonly organizations: number
  readonly persons: number
  readonly deals: number
  readonly activities: number
  /** Future meetings whose time stays taken, without a name. */
  readonly anonymousMeetings: number
  /** Mails and webhooks about persons of a vendor's account, which were not sent yet. */
  readonly waitingMessages: number
  /** Writes that were pending until a vendor is available. */
  readonly pendingWrites: number
  /** Bookings and messages that were kept apart. */
  readonly suspects: number
}

export const countRecords = (removed: RemovedRecords): number =>
  Object.values<number>({ ...removed }).reduce((sum, count) => sum + count, 0)

const change = (database: Database, sql: string, parameters: Parameters): number =>
  database.prepare(sql).run(parameters).changes

/** The condition that an activity is a meeting whose time others must not book. */
const isFutureMeeting = `(type = 'meeting' AND coalesce(ends_at, '') > :at)`

/** The condition that a column holds one of the ids in the JSON parameter `:ids`. */
const isListed = (column: string) => `${column} IN (SELECT value FROM json_each(:ids))`

/** For each kind of record, the store's methods whose stored results contain such a record's id. */
const operations: Readonly<Record<keyof RecordIds, readonly string[]>> = {
  persons: ['createPerson'],
  deals: ['createDeal', 'updateDeal'],
  activities: ['createActivity'],
  organizations: ['createOrganization'],
}

export interface AnsweredRequest {
  readonly idempotency_key: string
  readonly operation: string
  readonly fingerprint: string
  readonly answer: string
  readonly created_at: string
}

const kinds = Object.keys(operations) as (keyof RecordIds)[]

const resultIsListed = `operation IN (SELECT value FROM json_each(:operations))
  AND json_extract(answer, '$.id') IN (SELECT value FROM json_each(:ids))`

const getResultParameters = (kind: keyof RecordIds, ids: readonly number[]) => ({
  operations: JSON.stringify(operations[kind]),
  ids: JSON.stringify(ids),
})

/** Reads the stored requests that created or changed these records. */
export const selectAnsweredRequests = (database: Database, ids: RecordIds): AnsweredRequest[] =>
  kinds.flatMap((kind) =>
    selectAll<AnsweredRequest>(
      database,
      `SELECT * FROM answered_requests WHERE ${resultIsListed} ORDER BY created_at`,
      getResultParameters(kind, ids[kind]),
    ),
  )

const forgetRequests = (database: Database, kind: keyof RecordIds, ids: readonly number[]) =>
  change(
    database,
    `DELETE FROM answered_requests WHERE ${resultIsListed}`,
    getResultParameters(kind, ids),
  )

/** Removes those of the organizations to which no other record refers. */
function removeOrganizations(database: Database, wanted: readonly number[]): number {
  const rows = selectAll<{ id: number }>(
    database,
    `DELETE FROM organizations WHERE ${isListed('id')}
       AND NOT EXISTS (SELECT 1 FROM persons WHERE org_id = organizations.id)
       AND NOT EXISTS (SELECT 1 FROM deals WHERE org_id = organizations.id)
       AND NOT EXISTS (SELECT 1 FROM activities WHERE org_id = organizations.id)
     RETURNING id`,
    { ids: JSON.stringify(wanted) },
  )
  forgetRequests(
    database,
    'organizations',
    rows.map(({ id }) => id),
  )
  return rows.length
}

/**
 * Removes records and the stored requests that created them. A meeting that has not ended keeps its
 * time, in UTC, so that nobody else can book the slot. Must run in a transaction.
 */
export function removeRecords(database: Database, records: RecordIds, at: Date): RemovedRecords {
  const persons = JSON.stringify(records.persons)
  const deals = JSON.stringify(records.deals)
  const ofActivities = { ids: JSON.stringify(records.activities), at: at.toISOString() }
  const anonymousMeetings = change(
    database,
    `UPDATE activities SET subject = 'Busy', note = '', source_timezone = 'UTC',
       due_date = utc_date, due_time = substr(starts_at, 12, 5),
       person_id = NULL, org_id = NULL, deal_id = NULL
     WHERE ${isListed('id')} AND ${isFutureMeeting}`,
    ofActivities,
  )
  change(database, `DELETE FROM outbox WHERE ${isListed('person_id')}`, { ids: persons })
  for (const kind of ['persons', 'deals', 'activities'] as const) {
    forgetRequests(database, kind, records[kind])
  }
  return {
    anonymousMeetings,
    waitingMessages: 0,
    pendingWrites: 0,
    suspects: 0,
    activities: change(
      database,
      `DELETE FROM activities WHERE ${isListed('id')} AND NOT ${isFutureMeeting}`,
      ofActivities,
    ),
    deals: removeDeals(database, deals),
    persons: change(database, `DELETE FROM persons WHERE ${isListed('id')}`, { ids: persons }),
    organizations: removeOrganizations(database, records.organizations),
  }
}

function removeDeals(database: Database, ids: string): number {
  change(database, `DELETE FROM deal_field_values WHERE ${isListed('deal_id')}`, { ids })
  return change(database, `DELETE FROM deals WHERE ${isListed('id')}`, { ids })
}
