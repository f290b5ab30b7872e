import type { OwnerCalendar } from '../calendar/ownerCalendar'
import { Obsolete } from '../messages/deliver'
import { parseStoredOrigin } from '../notes'
import { parseContactPoints } from '../records/readContacts'
import type { Database, Queries } from '../records/database'
import { findDeal } from '../records/deals'
import type { Schema } from '../records/schema'
import { isRecent, type Clock } from '../time'
import { CrmUnavailable, settleMs, type CrmKind } from './crm'

/** `field` is that of the industry. */
type RecordKind = CrmKind | 'field'

/** Reads a booking or a message as it is now; undefined if its person was erased. */
export async function loadCrmRecords(
  queries: Queries,
  number: number,
  { hosts }: Pick<OwnerCalendar, 'hosts'>,
) {
  const row = await queries
    .selectFrom('deals')
    .innerJoin('persons', 'persons.id', 'deals.person_id')
    .innerJoin('activities', 'activities.deal_id', 'deals.id')
    .leftJoin('organizations', 'organizations.id', 'deals.org_id')
    .leftJoin('deal_field_values', 'deal_field_values.deal_id', 'deals.id')
    .selectAll('activities')
    .select(['deals.title', 'deals.status', 'deals.value', 'deals.currency', 'deals.description'])
    .select(['persons.id as personId', 'persons.name', 'persons.email', 'persons.phone'])
    .select(['organizations.id as orgId', 'organizations.name as company'])
    .select(['deal_field_values.field_id', 'deal_field_values.value as industry'])
    .where('deals.id', '=', number)
    .orderBy('activities.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  const { title, status, value, currency, description, starts_at, ends_at } = row
  const { subject, type, due_date, due_time, duration, source_timezone, note, cancelled_at } = row
  const localIds: Readonly<Record<RecordKind, number>> = {
    organization: row.orgId ?? 0,
    person: row.personId,
    deal: number,
    note: number,
    activity: row.id,
    field: row.field_id ?? 0,
  }
  return {
    /** The id of the site's deal: the booking's number. */
    number,
    organization: row.company === null ? undefined : { name: row.company },
    person: {
      name: row.name,
      email: parseContactPoints(row.email),
      phone: parseContactPoints(row.phone),
    },
    deal: { title, status, value, currency, description },
    /** The only custom field (`newDealFieldSchema`); null if the visitor named none. */
    industry: row.industry,
    origin: parseStoredOrigin(row.origin),
    activity: { subject, type, due_date, due_time, duration, source_timezone, note, cancelled_at },
    /** The CRM's user who gets deal and activity; undefined leaves them to whose the token is. */
    userId: hosts.find(({ id }) => id === row.host)?.crmUser,
    /** The ids of the site's records, by the kinds of the CRM's. */
    localIds,
    meeting:
      type === 'meeting' && starts_at !== null && ends_at !== null
        ? { id: row.id, host: row.host, start: starts_at, end: ends_at }
        : undefined,
  }
}

/** A booking or a contact message, as the site's records are now. */
export type CrmRecords = NonNullable<Awaited<ReturnType<typeof loadCrmRecords>>>

/** What is known of a record in the CRM. */
type CrmRecord = Pick<Schema['crm_records'], 'vendor_id' | 'begun_at' | 'fingerprint'>

const unknown: CrmRecord = { vendor_id: null, begun_at: null, fingerprint: null }

/**
 * Reads which of these records exist in the CRM, and remembers it, before and after each call that writes. Its
 * `begin` and `save` throw `Obsolete` once their person was erased, so that a delivery creates no further record
 * of them.
 */
export async function openCrmMemory(
  database: Database,
  localIds: CrmRecords['localIds'],
  now: Clock,
) {
  const openedAt = now()
  const kinds = Object.keys(localIds) as RecordKind[]
  const rows = await database.read((queries) =>
    queries
      .selectFrom('crm_records')
      .select(['kind', 'vendor_id', 'begun_at', 'fingerprint'])
      .where((builder) =>
        builder.or(kinds.map((kind) => builder.and({ kind, local_id: localIds[kind] }))),
      )
      .execute(),
  )
  const known = new Map<string, CrmRecord>(rows.map((row) => [row.kind, row]))
  const get = (kind: RecordKind) => known.get(kind) ?? unknown

  /** @param check runs in the transaction before what is known is changed */
  const write = async (
    kind: RecordKind,
    changes: Partial<CrmRecord>,
    check?: (queries: Queries) => Promise<void>,
  ) => {
    const { vendor_id, begun_at, fingerprint } = { ...get(kind), ...changes }
    const written_at = vendor_id === null ? null : now()
    const columns = { vendor_id, begun_at, fingerprint, written_at }
    await database.transact(async (transaction) => {
      await database.lock(transaction, 'calendar')
      const deal = await findDeal(transaction, localIds.deal)
      if (!deal) throw new Obsolete('its person was erased meanwhile')
      await check?.(transaction)
      await transaction
        .insertInto('crm_records')
        .values({ kind, local_id: localIds[kind], ...columns })
        .onConflict((conflict) => conflict.columns(['kind', 'local_id']).doUpdateSet(columns))
        .execute()
    })
    known.set(kind, columns)
  }

  return {
    get,
    /**
     * A creation begins: from now on, until it is saved, the record may exist.
     *
     * @throws {CrmUnavailable} if one had begun, also on another instance, so little before the memory was opened that
     *   a search since then may have missed it
     */
    begin: (kind: RecordKind) =>
      write(kind, { begun_at: now() }, async (queries) => {
        const row = await queries
          .selectFrom('crm_records')
          .select('begun_at')
          .where('kind', '=', kind)
          .where('local_id', '=', localIds[kind])
          .executeTakeFirst()
        const longestMs = settleMs + now() - openedAt
        if (isRecent(row?.begun_at ?? -Infinity, longestMs, now())) {
          throw new CrmUnavailable('It is not known yet whether the CRM has created a record')
        }
      }),
    save: (kind: CrmKind, changes: Partial<CrmRecord>) => write(kind, changes),
    /** Whether a vendor's record is known as that of another booking or message. */
    isTaken: async (kind: CrmKind, vendorId: number): Promise<boolean> => {
      const row = await database.read((queries) =>
        queries
          .selectFrom('crm_records')
          .select('local_id')
          .where('kind', '=', kind)
          .where('vendor_id', '=', vendorId)
          .where('local_id', '<>', localIds[kind])
          .executeTakeFirst(),
      )
      return row !== undefined
    },
  }
}

export type CrmMemory = Awaited<ReturnType<typeof openCrmMemory>>
