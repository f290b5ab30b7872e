import type { NewActivity, NewPerson } from '@/contactService/schemas/requests'
import { listNoteEmails } from '../../messages/note'
import { hashEmail } from '../coordination/emailHashes'
import { findOpenBookings } from '../coordination/vendorBookings'
import { selectAll, type Database } from '../embedded/database'
import { normalizeEmail } from '../normalizeEmail'
import { firstKeptId, hasKeptWrites, type KeptOperation } from './keptWrites'
import { referenceNames } from './references'

/** A write with personal data that the vendor does not have yet, or that such a write refers to. */
export interface KeptRecord {
  readonly operation: KeptOperation
  readonly request: object
  readonly created_at: string
}

interface Row extends Omit<KeptRecord, 'request'> {
  readonly id: number
  readonly request: string
  readonly ends_at: number | null
  /** Of what has been carried over, the vendor's id. */
  readonly vendor_id: number | null
}

/** What of the requests matters here. */
type Request = Partial<Readonly<Record<(typeof referenceNames)[number], number>>> & {
  readonly type?: string
  readonly note?: string
  readonly email?: NewPerson['email']
}

interface ParsedRow extends Omit<Row, 'request'> {
  /** By which other writes refer to it. */
  readonly keptId: number
  readonly request: Request
}

interface Kept extends ParsedRow {
  /** The person whose data it is; undefined for an organization. */
  readonly personId: number | undefined
}

/** Which person has each deal that is kept, or that something kept refers to. */
const getPersonsOfDeals = (rows: readonly ParsedRow[]) =>
  new Map(
    rows.map(({ operation, keptId, request }) => [
      operation === 'createDeal' ? keptId : request.deal_id,
      request.person_id,
    ]),
  )

/** Reads all writes that still have their content, in the order in which they were asked for. */
function selectKept(database: Database): Kept[] {
  if (!hasKeptWrites(database)) return []
  const rows = selectAll<Row>(
    database,
    `SELECT id, operation, request, ends_at, vendor_id, created_at FROM kept_writes
     WHERE request IS NOT NULL ORDER BY id`,
  ).map((row): ParsedRow => ({
    ...row,
    keptId: firstKeptId + row.id,
    request: JSON.parse(row.request) as Request,
  }))
  const personsOfDeals = getPersonsOfDeals(rows)
  const getPersonId = ({ operation, keptId, request }: ParsedRow) => {
    if (operation === 'createPerson') return keptId
    return operation === 'updateDeal' ? personsOfDeals.get(request.id) : request.person_id
  }
  return rows.map((row) => ({ ...row, personId: getPersonId(row) }))
}

/**
 * The addresses of who sent a write: the person's, or the one in the note of a booking, which has it
 * where the vendor has the person. In other texts a visitor may write of somebody else.
 */
const getAddresses = ({
  request: { type, note = '', email = [] },
}: Pick<Kept, 'request'>): string[] => [
  ...email.map(({ value }) => value),
  ...(type === 'meeting' ? listNoteEmails(note) : []),
]

const getOrganizationIds = (rows: readonly Kept[]) =>
  new Set(rows.map(({ request }) => request.org_id))

/** All writes, and of these the ones that belong to a person, without organizations. */
function selectOf(database: Database, isWanted: (email: string) => boolean) {
  const all = selectKept(database)
  const persons = new Set(
    all.filter((row) => getAddresses(row).some(isWanted)).map(({ personId }) => personId),
  )
  const own = all.filter(({ personId }) => personId !== undefined && persons.has(personId))
  return { all, own }
}

export interface OpenMeetings {
  /** Those that wait. */
  readonly kept: number
  /** Those that the vendor has, as far as this host knows. */
  readonly atVendor: number
}

/** Counts the meetings to come of who asks for this one, by the e-mail address. */
export function countOpenMeetings(
  database: Database,
  { person_id, note }: Pick<NewActivity, 'person_id' | 'note'>,
  now: number,
): OpenMeetings {
  const ofPerson = selectKept(database).filter(({ personId }) => personId === person_id)
  const asked = { request: { type: 'meeting', note } }
  const emails = new Set([asked, ...ofPerson].flatMap(getAddresses).map(normalizeEmail))
  const { own } = selectOf(database, (email) => emails.has(normalizeEmail(email)))
  const hashes = [...emails].map((email) => hashEmail(database, email) ?? '')
  return {
    kept: own.filter(({ ends_at }) => (ends_at ?? 0) > now).length,
    atVendor: hashes.flatMap((hash) => findOpenBookings(database, hash, now)).length,
  }
}

/** Selects what is kept of a person until the vendor can be reached. */
export function selectKeptOf(
  database: Database,
  isWanted: (email: string) => boolean,
): KeptRecord[] {
  const { all, own } = selectOf(database, isWanted)
  const organizations = getOrganizationIds(own)
  return all
    .filter((row) => own.includes(row) || organizations.has(row.keptId))
    .map(({ operation, request, created_at }) => ({ operation, request, created_at }))
}

/**
 * Forgets what is kept of a person, with the organizations that nobody else belongs to, so that it
 * is never carried over, and returns how many writes waited. The time of a meeting to come stays taken.
 * Must run in a transaction.
 */
export function removeKeptOf(
  database: Database,
  isWanted: (email: string) => boolean,
  at: Date,
): number {
  const { all, own } = selectOf(database, isWanted)
  const candidates = getOrganizationIds(own)
  const needed = getOrganizationIds(all.filter((row) => !own.includes(row)))
  const organizations = all.filter(({ keptId }) => candidates.has(keptId) && !needed.has(keptId))
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

/** A person's writes stay together while any of them is recent or still to come. */
function selectOld(database: Database, oldest: Date) {
  const all = selectKept(database)
  const before = oldest.toISOString()
  const isRecent = ({ created_at, ends_at }: Kept) =>
    created_at >= before || (ends_at ?? 0) >= oldest.getTime()
  const recentPersons = new Set(all.filter(isRecent).map(({ personId }) => personId))
  const old = all.filter(
    (row) => !isRecent(row) && (row.personId === undefined || !recentPersons.has(row.personId)),
  )
  const needed = getOrganizationIds(all.filter((row) => !old.includes(row)))
  const removed = old.filter(({ keptId }) => !needed.has(keptId))
  return { removed, left: all.filter((row) => !removed.includes(row)) }
}

/**
 * Removes what was kept before a time, whole bookings only, and the times of erased persons, and
 * returns how many. What has been carried over goes, too, once nothing needs its id; it is not
 * counted. Must run in a transaction.
 */
export function removeKeptBefore(database: Database, oldest: Date): number {
  if (!hasKeptWrites(database)) return 0
  const { removed, left } = selectOld(database, oldest)
  const needed = left.flatMap(({ request }) => referenceNames.map((name) => request[name] ?? 0))
  database
    .prepare(
      `DELETE FROM kept_writes WHERE vendor_id IS NOT NULL AND created_at < :oldest
         AND :firstKeptId + id NOT IN (SELECT value FROM json_each(:needed))`,
    )
    .run({ needed: JSON.stringify(needed), oldest: oldest.toISOString(), firstKeptId })
  return database
    .prepare(
      `DELETE FROM kept_writes WHERE vendor_id IS NULL AND (
         id IN (SELECT value FROM json_each(:ids)) OR (request IS NULL AND ends_at < :oldestMs)
       )`,
    )
    .run({ ids: JSON.stringify(removed.map(({ id }) => id)), oldestMs: oldest.getTime() }).changes
}
