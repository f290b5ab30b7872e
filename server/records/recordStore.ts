import type {
  ActivityRange,
  AppointmentChange,
  Cancellation,
  DealUpdate,
  NewActivity,
  NewDeal,
  NewDealField,
  NewOrganization,
  NewPerson,
} from '@/contactService/schemas/requests'
import type { Created, DealField, ListedActivity } from '@/contactService/schemas/responses'
import { noCalendar, type CalendarFile } from '../calendar/openCalendar'
import type { BusyTimes } from '../crm/busyTimes'
import type { BookingReference } from '../bookingLinks'
import { normalizeEmail } from '../emailAddresses'
import type { Clock } from '../time'
import { writeMessage, type WriteOptions } from './activities'
import {
  bookMeeting,
  cancelBooking,
  CrmNotAsked,
  findBooking,
  moveBooking,
  readBooking,
} from './bookings'
import { listBlocks, type BookableDates } from './meetings'
import type { Database, WriteContext } from './database'
import { createDealField, listDealFields, setDealField, toDealRow } from './deals'
import { listDemos } from './demos'
import { scheduleReminders } from './reminders'
import type { KeyedKind } from './schema'
import { keepSuspect, type SuspectWrite, type SuspectParts } from './suspects'

const toPersonRow = ({ name, email, phone = [], org_id }: NewPerson) => ({
  name,
  email: JSON.stringify(email),
  phone: JSON.stringify(phone),
  address: normalizeEmail(email[0]?.value ?? ''),
  org_id: org_id ?? null,
})

/** How old the CRM's busy times may be that visitors and the owner are shown. */
const shownMs = 45_000
/** How old they may be for a booking: a moment, so that it looks afresh. */
const bookedMs = 2_000
/** How long a visitor waits for the CRM. */
const deadlineMs = 2_000

/** What runs in a transaction. */
type Write<Written> = (context: WriteContext) => Promise<Written>

/**
 * A write that gets the id of the record that its key names (requirements R28), and returns the record that it has
 * written. Those with the same key take turns.
 */
const withKey =
  <Written extends Created>(
    kind: KeyedKind,
    { idempotencyKey: key }: WriteOptions,
    write: (context: WriteContext, known: number | undefined) => Promise<Written>,
  ): Write<Written> =>
  async (context) => {
    if (key === undefined) return write(context, undefined)
    const { queries, at, lock } = context
    await lock(`key ${kind} ${key}`)
    const known = await queries
      .selectFrom('record_keys')
      .select('record_id')
      .where('key', '=', key)
      .where('kind', '=', kind)
      .executeTakeFirst()
    const written = await write(context, known?.record_id)
    const named = { key, kind, record_id: written.id, created_at: at.toISOString() }
    if (!known) await queries.insertInto('record_keys').values(named).execute()
    return written
  }

/**
 * A write of a deal's meeting. All take turns, each before it reads: who gives a demo depends on all demos of the
 * week, and on what the CRM's users have moved.
 */
const inTurn =
  <Written>(dealId: number, write: Write<Written>): Write<Written> =>
  async (context) => {
    await context.lock('calendar')
    const written = await write(context)
    await scheduleReminders(context, dealId)
    return written
  }

/**
 * The contact store in the records' database. Each method may throw a `StoreError`; any other error
 * counts as a bug.
 *
 * @param calendar the owner's rules of what is free
 * @param busyTimes what the CRM's users have changed is looked for before times or demos are shown or booked
 */
export function createRecordStore(
  database: Database,
  now: Clock,
  calendar: Pick<CalendarFile, 'get'> = noCalendar,
  busyTimes?: BusyTimes,
) {
  const lookAtCrm = async (maxAgeMs: number) => {
    await busyTimes?.refresh({ since: now() - maxAgeMs, deadlineMs })
  }

  /** Runs a write in a transaction. */
  const transact = <Written>(write: Write<Written>, isCrmAsked = true): Promise<Written> =>
    database.transact((queries) =>
      write({
        queries,
        at: new Date(now()),
        calendar: calendar.get(),
        isCrmAsked,
        lock: (name) => database.lock(queries, name),
      }),
    )

  /**
   * Books or moves a meeting. With a CRM, a first try finds out whether anything is against it. If nothing is, it is
   * rolled back, the CRM is asked, and `write` runs again: it may do nothing but use the database.
   */
  const transactAfterCrm = async <Written>(write: Write<Written>): Promise<Written> => {
    try {
      return await transact(write, !busyTimes)
    } catch (error) {
      if (!(error instanceof CrmNotAsked)) throw error
    }
    await lookAtCrm(bookedMs)
    return transact(write)
  }

  /** Creates a record, or gives the one that the key names these columns. */
  const writeRecord = (
    kind: Exclude<KeyedKind, 'activity'>,
    options: WriteOptions,
    row: object,
  ): Promise<Created> => {
    // The three tables differ by columns that `row` has.
    const table = `${kind}s` as 'organizations'
    const columns = row as NewOrganization
    const write = withKey(kind, options, async ({ queries, at }, known) => {
      if (known === undefined) {
        const created = { ...columns, created_at: at.toISOString() }
        return queries.insertInto(table).values(created).returning('id').executeTakeFirstOrThrow()
      }
      await queries.updateTable(table).set(columns).where('id', '=', known).execute()
      return { id: known }
    })
    return transact(write)
  }

  return {
    /**
     * See `listBlocks`.
     *
     * @param link the booking of the visitor's link, which takes no time either
     */
    listActivities: async (
      range: ActivityRange,
      ownDeals: readonly number[] = [],
      link?: BookingReference,
    ): Promise<ListedActivity[]> => {
      await lookAtCrm(shownMs)
      return database.read(async (queries) => {
        const isOwn = link && (await findBooking(queries, link)) !== undefined
        const own = isOwn ? [...ownDeals, link.number] : ownDeals
        return listBlocks(queries, calendar.get(), range, own)
      })
    },
    listDealFields: (): Promise<DealField[]> => database.read(listDealFields),
    createOrganization: ({ name }: NewOrganization, options: WriteOptions = {}) =>
      writeRecord('organization', options, { name }),
    createPerson: (person: NewPerson, options: WriteOptions = {}) =>
      writeRecord('person', options, toPersonRow(person)),
    createDeal: (deal: NewDeal, options: WriteOptions = {}) =>
      writeRecord('deal', options, toDealRow(deal)),
    updateDeal: (id: number, update: DealUpdate): Promise<Created> =>
      transact(async ({ queries }) => {
        await setDealField(queries, id, update)
        return { id }
      }),
    createDealField: (field: NewDealField) =>
      transact(({ queries, at }) => createDealField(queries, field, at)),
    createActivity: (activity: NewActivity, options: WriteOptions = {}) => {
      if (activity.type !== 'meeting')
        return transact(
          withKey('activity', options, (context, known) =>
            writeMessage(context, activity, options, known),
          ),
        )
      const book = inTurn(activity.deal_id, (context) => bookMeeting(context, activity, options))
      return transactAfterCrm(withKey('activity', options, book))
    },
    getBooking: async (booking: BookingReference) => {
      await lookAtCrm(shownMs)
      return database.read((queries) => readBooking(queries, booking, new Date(now())))
    },
    /** The demos that end after an instant, in their order, with who comes. */
    listDemos: async (since: number) => {
      await lookAtCrm(shownMs)
      return database.read((queries) => listDemos(queries, since))
    },
    /** Nothing happens if the booking is at that time already. */
    changeBooking: (booking: BookingReference, change: AppointmentChange, dates?: BookableDates) =>
      transactAfterCrm(
        inTurn(booking.number, (context) => moveBooking(context, booking, change, dates)),
      ),
    cancelBooking: (booking: BookingReference, cancellation: Cancellation) =>
      transact(inTurn(booking.number, (context) => cancelBooking(context, booking, cancellation))),
    /** Keeps a suspect for the owner: see `keepSuspect`. */
    keepSuspect: (write: SuspectWrite, parts: SuspectParts) =>
      transact((context) => keepSuspect(context, write, parts)),
    /** @throws {StoreError} if no booking could be stored now */
    checkReady: () => database.checkReady(),
  }
}

/** All that the gateway knows of the records. */
export type ContactStore = ReturnType<typeof createRecordStore>
