import type {
  NewActivity,
  NewDeal,
  NewOrganization,
  NewPerson,
} from '@/contactService/schemas/requests'
import type { Created } from '@/contactService/schemas/responses'
import { noCalendar, type CalendarFile } from '../calendar/openCalendar'
import type { ContactStore, WriteOptions, WrittenActivity } from '../contactStore'
import { normalizeEmail } from '../emailAddresses'
import { addActivity, findActivity, listActivities, toActivityRow } from './activities'
import { bookMeeting, cancelBooking, moveBooking, readBooking } from './bookings'
import type { Database, Queries } from './database'
import { createDealField, setDealFields, toDealRow } from './deals'
import { addJobs } from './events'
import { findByKey, nameByKey, removeOldKeys } from './keys'
import { requireReferences } from './references'
import { scheduleReminders } from './reminders'
import type { KeyedKind } from './schema'
import { writeNothing } from './writeNothing'

const toPersonRow = async (queries: Queries, { name, email, phone = [], org_id }: NewPerson) => {
  await requireReferences(queries, { organization: org_id })
  return {
    name,
    email: JSON.stringify(email),
    phone: JSON.stringify(phone),
    address: normalizeEmail(email[0]?.value ?? ''),
    org_id: org_id ?? null,
  }
}

const tables = { organization: 'organizations', person: 'persons', deal: 'deals' } as const

/** A contact message is changed as long as its browser repeats it. The owner is told again. */
async function writeMessage(
  queries: Queries,
  message: NewActivity,
  options: WriteOptions,
  { known, at }: { known: number | undefined; at: Date },
): Promise<WrittenActivity> {
  const row = await toActivityRow(queries, message, options)
  const existing = known === undefined ? undefined : await findActivity(queries, known)
  if (!existing) {
    const { id } = await addActivity(queries, row, at)
    return { id, isNew: true }
  }
  if (existing.note !== row.note || existing.subject !== row.subject) {
    const changed = await queries
      .updateTable('activities')
      .set(row)
      .where('id', '=', existing.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await addJobs(queries, 'booking.created', changed, at)
  }
  return { id: existing.id, isNew: false }
}

/**
 * The contact store in the records' database.
 *
 * @param now the current time
 * @param calendar the owner's rules, such as when visitors are reminded
 */
export function createRecordStore(
  database: Database,
  now: () => Date,
  calendar: Pick<CalendarFile, 'get'> = noCalendar,
): ContactStore {
  /** Writes the meeting of a deal, one transaction at a time, and then its reminders. */
  const writeMeeting = async <Result>(
    queries: Queries,
    dealId: number,
    write: () => Promise<Result>,
  ): Promise<Result> => {
    await database.lock(queries, `deal ${dealId}`)
    const result = await write()
    await scheduleReminders(queries, dealId, { at: now(), calendar: calendar.get() })
    return result
  }

  /**
   * Runs `write` in a transaction, one at a time for each key. It gets the id of the record that the
   * key names, and returns the record that it has written.
   */
  const writeKeyed = <Written extends Created>(
    kind: KeyedKind,
    { idempotencyKey: key }: WriteOptions,
    write: (queries: Queries, known: number | undefined, at: Date) => Promise<Written>,
  ): Promise<Written> =>
    database.transact(async (transaction) => {
      const at = now()
      if (key !== undefined) await database.lock(transaction, `key ${kind} ${key}`)
      const known = await findByKey(transaction, kind, key)
      const written = await write(transaction, known, at)
      if (known === undefined) {
        await removeOldKeys(transaction, at)
        await nameByKey(transaction, { kind, key, id: written.id, at })
      }
      return written
    })

  /** Creates a record, or gives the one that the key names these columns. */
  const writeRecord = (
    kind: keyof typeof tables,
    options: WriteOptions,
    toRow: (queries: Queries) => Promise<object>,
  ): Promise<Created> =>
    writeKeyed(kind, options, async (queries, known, at) => {
      const row = await toRow(queries)
      // The three tables differ by columns that `row` has.
      const table = tables[kind] as 'organizations'
      if (known === undefined) {
        const created = { ...(row as NewOrganization), created_at: at.toISOString() }
        return queries.insertInto(table).values(created).returning('id').executeTakeFirstOrThrow()
      }
      await queries
        .updateTable(table)
        .set(row as NewOrganization)
        .where('id', '=', known)
        .execute()
      return { id: known }
    })

  return {
    listActivities: (...args) => database.read((queries) => listActivities(queries, ...args)),
    listDealFields: ({ start, limit }) =>
      database.read(async (queries) => {
        const rows = await queries
          .selectFrom('deal_fields')
          .select(['key', 'name'])
          .orderBy('id')
          .limit(limit + 1)
          .offset(start)
          .execute()
        return { items: rows.slice(0, limit), more: rows.length > limit }
      }),
    createOrganization: ({ name }, options = {}) =>
      writeRecord('organization', options, () => Promise.resolve({ name })),
    createPerson: (person, options = {}) =>
      writeRecord('person', options, (queries) => toPersonRow(queries, person)),
    createDeal: (deal: NewDeal, options = {}) =>
      writeRecord('deal', options, (queries) => toDealRow(queries, deal)),
    updateDeal: (id, fields) =>
      database.transact(async (transaction) => {
        await setDealFields(transaction, id, fields)
        return { id }
      }),
    createDealField: (field) =>
      database.transact((transaction) => createDealField(transaction, field, now())),
    createActivity: (activity, options = {}) =>
      writeKeyed('activity', options, async (queries, known, at) => {
        if (activity.type !== 'meeting')
          return writeMessage(queries, activity, options, { known, at })
        return writeMeeting(queries, activity.deal_id, () =>
          bookMeeting(database, queries, activity, options, at),
        )
      }),
    getBooking: (booking) => database.read((queries) => readBooking(queries, booking, now())),
    changeBooking: (booking, change, dates) =>
      database.transact((transaction) =>
        writeMeeting(transaction, booking.number, () =>
          moveBooking(transaction, booking, { change, dates }, now()),
        ),
      ),
    cancelBooking: (booking, cancellation) =>
      database.transact((transaction) =>
        writeMeeting(transaction, booking.number, () =>
          cancelBooking(transaction, booking, cancellation, now()),
        ),
      ),
    checkReady: () => writeNothing(database),
    close: () => database.close(),
  }
}
