import type { NewActivity, NewPerson } from '@/contactService/schemas/requests'
import { normalizeEmail } from '../../emailAddresses'
import { listNoteEmails } from '../../messages/note'
import { hashEmail } from '../coordination/emailHashes'
import { findOpenBookings } from '../coordination/vendorBookings'
import { selectAll, type Database } from '../embedded/database'
import { firstTemporaryId, type WriteOperation } from './pendingWrites'
import { referenceNames } from './references'

/** A pending write, or the write of a person to whom a pending one refers. */
export interface PendingWriteContent {
  readonly operation: WriteOperation
  readonly request: object
  readonly created_at: string
}

interface Row extends Omit<PendingWriteContent, 'request'> {
  readonly id: number
  readonly request: string
  readonly ends_at: number | null
  /** The record's id at the vendor; null while the write is pending. */
  readonly vendor_id: number | null
}

/** The fields of the requests that are used here. */
type Request = Partial<Readonly<Record<(typeof referenceNames)[number], number>>> & {
  readonly type?: string
  readonly note?: string
  readonly email?: NewPerson['email']
}

interface ParsedRow extends Omit<Row, 'request'> {
  /** The id by which other writes refer to the record. */
  readonly temporaryId: number
  readonly request: Request
}

interface PersonalWrite extends ParsedRow {
  /** The id of the person to whom the write belongs; undefined for an organization. */
  readonly personId: number | undefined
}

/** Maps the id of each deal in the writes to the id of its person. */
const getPersonsOfDeals = (rows: readonly ParsedRow[]) =>
  new Map(
    rows.map(({ operation, temporaryId, request }) => [
      operation === 'createDeal' ? temporaryId : request.deal_id,
      request.person_id,
    ]),
  )

/** Reads all writes whose content is still stored, in the order of their requests. */
function selectWritesWithContent(database: Database): PersonalWrite[] {
  const rows = selectAll<Row>(
    database,
    `SELECT id, operation, request, ends_at, vendor_id, created_at FROM kept_writes
     WHERE request IS NOT NULL ORDER BY id`,
  ).map((row): ParsedRow => ({
    ...row,
    temporaryId: firstTemporaryId + row.id,
    request: JSON.parse(row.request) as Request,
  }))
  const personsOfDeals = getPersonsOfDeals(rows)
  const getPersonId = ({ operation, temporaryId, request }: ParsedRow) => {
    if (operation === 'createPerson') return temporaryId
    return operation === 'updateDeal' ? personsOfDeals.get(request.id) : request.person_id
  }
  return rows.map((row) => ({ ...row, personId: getPersonId(row) }))
}

/**
 * The e-mail addresses of the visitor who sent a write: those of a person, and the one in a booking's
 * note, which is the only one if the vendor already has the person. Other texts are not searched,
 * because they may contain the address of somebody else.
 */
const getAddresses = ({
  request: { type, note = '', email = [] },
}: Pick<PersonalWrite, 'request'>): string[] => [
  ...email.map(({ value }) => value),
  ...(type === 'meeting' ? listNoteEmails(note) : []),
]

const getOrganizationIds = (rows: readonly PersonalWrite[]) =>
  new Set(rows.map(({ request }) => request.org_id))

/** All writes, and in `own` those that belong to the person, without organizations. */
function selectWritesOfPerson(database: Database, isWanted: (email: string) => boolean) {
  const all = selectWritesWithContent(database)
  const persons = new Set(
    all.filter((row) => getAddresses(row).some(isWanted)).map(({ personId }) => personId),
  )
  const own = all.filter(({ personId }) => personId !== undefined && persons.has(personId))
  return { all, own }
}

export interface OpenMeetings {
  readonly pending: number
  /** Meetings that the vendor has and that were booked on this host. */
  readonly atVendor: number
}

/** Counts the future meetings with the e-mail address of the visitor who books this meeting. */
export function countOpenMeetings(
  database: Database,
  { person_id, note }: Pick<NewActivity, 'person_id' | 'note'>,
  now: number,
): OpenMeetings {
  const ofPerson = selectWritesWithContent(database).filter(
    ({ personId }) => personId === person_id,
  )
  const asked = { request: { type: 'meeting', note } }
  const emails = new Set([asked, ...ofPerson].flatMap(getAddresses).map(normalizeEmail))
  const { own } = selectWritesOfPerson(database, (email) => emails.has(normalizeEmail(email)))
  const hashes = [...emails].map((email) => hashEmail(database, email) ?? '')
  return {
    pending: own.filter(({ ends_at }) => (ends_at ?? 0) > now).length,
    atVendor: hashes.flatMap((hash) => findOpenBookings(database, hash, now)).length,
  }
}

/** Selects the pending writes of a person. */
export function selectPendingWritesOfPerson(
  database: Database,
  isWanted: (email: string) => boolean,
): PendingWriteContent[] {
  const { all, own } = selectWritesOfPerson(database, isWanted)
  const organizations = getOrganizationIds(own)
  return all
    .filter((row) => own.includes(row) || organizations.has(row.temporaryId))
    .map(({ operation, request, created_at }) => ({ operation, request, created_at }))
}

/**
 * Removes the pending writes of a person, with organizations to which nobody else belongs, and returns
 * their number. The time of a future meeting stays taken, without personal data. Must run in a
 * transaction.
 */
export function removePendingWritesOfPerson(
  database: Database,
  isWanted: (email: string) => boolean,
  at: Date,
): number {
  const { all, own } = selectWritesOfPerson(database, isWanted)
  const candidates = getOrganizationIds(own)
  const needed = getOrganizationIds(all.filter((row) => !own.includes(row)))
  const organizations = all.filter(
    ({ temporaryId }) => candidates.has(temporaryId) && !needed.has(temporaryId),
  )
  const removed = [...own, ...organizations]
  const parameters = { ids: JSON.stringify(removed.map(({ id }) => id)), now: at.getTime() }
  const isListed = 'id IN (SELECT value FROM json_each(:ids))'
  database
    .prepare(
      `UPDATE kept_writes SET request = NULL, problem = 'erased',
         idempotency_key = 'erased ' || id, fingerprint = ''
       WHERE ${isListed} AND ends_at > :now`,
    )
    .run(parameters)
  database
    .prepare(`DELETE FROM kept_writes WHERE ${isListed} AND coalesce(ends_at, 0) <= :now`)
    .run(parameters)
  return removed.filter(({ vendor_id }) => vendor_id === null).length
}

/** Selects old writes. All writes of a person stay while one is recent or has a future meeting. */
function selectOld(database: Database, oldest: Date) {
  const all = selectWritesWithContent(database)
  const before = oldest.toISOString()
  const isRecent = ({ created_at, ends_at }: PersonalWrite) =>
    created_at >= before || (ends_at ?? 0) >= oldest.getTime()
  const recentPersons = new Set(all.filter(isRecent).map(({ personId }) => personId))
  const old = all.filter(
    (row) => !isRecent(row) && (row.personId === undefined || !recentPersons.has(row.personId)),
  )
  const needed = getOrganizationIds(all.filter((row) => !old.includes(row)))
  const removed = old.filter(({ temporaryId }) => !needed.has(temporaryId))
  return { removed, left: all.filter((row) => !removed.includes(row)) }
}

/**
 * Removes the pending writes that are older than a time, whole bookings only, and the times of erased
 * persons, and returns their number. Old writes that the vendor has are also removed if no other write
 * refers to them, but not counted. Must run in a transaction.
 */
export function removePendingWritesBefore(database: Database, oldest: Date): number {
  const { removed, left } = selectOld(database, oldest)
  const needed = left.flatMap(({ request }) => referenceNames.map((name) => request[name] ?? 0))
  database
    .prepare(
      `DELETE FROM kept_writes WHERE vendor_id IS NOT NULL AND created_at < :oldest
         AND :firstTemporaryId + id NOT IN (SELECT value FROM json_each(:needed))`,
    )
    .run({ needed: JSON.stringify(needed), oldest: oldest.toISOString(), firstTemporaryId })
  return database
    .prepare(
      `DELETE FROM kept_writes WHERE vendor_id IS NULL AND (
         id IN (SELECT value FROM json_each(:ids)) OR (request IS NULL AND ends_at < :oldestMs)
       )`,
    )
    .run({ ids: JSON.stringify(removed.map(({ id }) => id)), oldestMs: oldest.getTime() }).changes
}
