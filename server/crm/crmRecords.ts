import { sql } from 'kysely'
import type { OwnerCalendar } from '../calendar/ownerCalendar'
import { Obsolete } from '../messages/deliver'
import { parseStoredOrigin } from '../notes'
import { parseContactPoints } from '../records/contacts'
import type { Database, Queries } from '../records/database'
import { findDeal } from '../records/deals'
import type { Schema } from '../records/schema'
import type { Clock } from '../time'
import { crmKinds, type CrmKind } from './crm'

/** How long a write of unknown outcome may still be carried out by the vendor, in milliseconds. */
export const settleMs = 60_000

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
  const localIds: Readonly<Record<CrmKind | 'field', number>> = {
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
    /** The ids of the site's records, by the kinds of the CRM's; `field` is that of the industry. */
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

/** Forgets a creation that was begun but not carried out: what was known before holds again. */
type Undo = () => Promise<void>

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
  const rows = await database.read((queries) =>
    queries
      .selectFrom('crm_records')
      .select(['kind', 'local_id', 'vendor_id', 'begun_at', 'fingerprint'])
      .where('kind', 'in', crmKinds)
      .where('local_id', 'in', Object.values(localIds))
      .$narrowType<{ kind: CrmKind }>()
      .execute(),
  )
  const known = new Map<string, CrmRecord>(
    rows
      .filter(({ kind, local_id }) => localIds[kind] === local_id)
      .map(({ kind, vendor_id, begun_at, fingerprint }) => [
        kind,
        { vendor_id, begun_at, fingerprint },
      ]),
  )
  const get = (kind: CrmKind) => known.get(kind) ?? unknown

  const write = async (kind: CrmKind, record: CrmRecord) => {
    known.set(kind, record)
    const columns = { ...record, written_at: record.vendor_id === null ? null : now() }
    await database.transact(async (transaction) => {
      await database.lock(transaction, 'calendar')
      const deal = await findDeal(transaction, localIds.deal)
      if (!deal) throw new Obsolete('its person was erased meanwhile')
      await transaction
        .insertInto('crm_records')
        .values({ kind, local_id: localIds[kind], ...columns })
        .onConflict((conflict) => conflict.columns(['kind', 'local_id']).doUpdateSet(columns))
        .execute()
    })
  }

  return {
    get,
    /** A creation begins: from now on, the record may exist. */
    begin: async (kind: CrmKind): Promise<Undo> => {
      const before = get(kind)
      await write(kind, { ...unknown, begun_at: now() })
      return () => write(kind, before)
    },
    save: (kind: CrmKind, vendor_id: number, fingerprint: string) =>
      write(kind, { vendor_id, begun_at: null, fingerprint }),
    /** Whether a vendor's record is known as that of another booking or message. */
    isTaken: async (kind: CrmKind, vendorId: number): Promise<boolean> => {
      const row = await database.read((queries) =>
        queries
          .selectFrom('crm_records')
          .select('local_id')
          .where('kind', '=', kind)
          .where('vendor_id', '=', vendorId)
          .executeTakeFirst(),
      )
      return row !== undefined
    },
    /**
     * The creation of the field of the industry begins, for all bookings and instances.
     *
     * @returns undefined if another one has begun so little ago that it may still be carried out
     */
    beginField: async (): Promise<Undo | undefined> => {
      const field = { kind: 'field' as const, local_id: localIds.field }
      const begun_at = now()
      const row = await database.transact((transaction) =>
        transaction
          .insertInto('crm_records')
          .values({ ...field, begun_at })
          .onConflict((conflict) =>
            conflict
              .columns(['kind', 'local_id'])
              .doUpdateSet({ begun_at })
              // A later instant was written while the clock was ahead.
              .where(
                sql<boolean>`crm_records.begun_at NOT BETWEEN ${begun_at - settleMs + 1} AND ${begun_at}`,
              ),
          )
          .returning('local_id')
          .executeTakeFirst(),
      )
      if (!row) return undefined
      return () =>
        database.transact(async (transaction) => {
          await transaction
            .deleteFrom('crm_records')
            .where('kind', '=', field.kind)
            .where('local_id', '=', field.local_id)
            .execute()
        })
    },
  }
}

export type CrmMemory = Awaited<ReturnType<typeof openCrmMemory>>
