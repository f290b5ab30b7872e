import re
p='server/records/recordStore.ts'
s=open(p).read()
a=s.index('  const createContext = (queries')
b=s.index('  return {\n    /**\n     * See `listBlocks`.')
new='''  /** Runs a write in a transaction. */
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

'''
s=s[:a]+new+s[b:]
# module-level helpers
c=s.index('/**\n * The contact store in the records')
helpers='''/** What runs in a transaction. */
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

'''
s=s[:c]+helpers+s[c:]
old=s[s.index('    updateDeal: (id'):]
new='''    updateDeal: (id: number, fields: DealUpdate): Promise<Created> =>
      transact(async ({ queries }) => {
        await setDealFields(queries, id, fields)
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
'''
s=s.replace(old,new)
s=s.replace("import type {\n  BookedAppointment,\n  Created,\n  DealField,\n  ListedActivity,\n} from '@/contactService/schemas/responses'","import type { Created, DealField, ListedActivity } from '@/contactService/schemas/responses'")
s=s.replace("import type { Database, Queries, WriteContext } from './database'","import type { Database, WriteContext } from './database'")
open(p,'w').write(s)
