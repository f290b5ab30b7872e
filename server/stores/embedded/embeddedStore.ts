import type { ContactStore, WriteOptions } from '../../contactStore'
import type { Outbox } from '../../messages/outbox'
import type { SuspectStore } from '../../suspects'
import { insertActivity, selectActivities } from './activities'
import { markBookingCancelled, moveBooking, selectBooking } from './bookings'
import { writeOnce } from './idempotencyKeys'
import {
  checkIntegrity,
  closeDatabase,
  runInTransaction,
  openDatabase,
  withStoreErrors,
  type Database,
} from './database'
import { insertDealField, selectDealFields } from './dealFields'
import { insertDeal, setDealFields } from './deals'
import { migrate, rewriteVersion } from './migrations'
import { insertOrganization } from './organizations'
import { createOutbox } from './outbox'
import { insertPerson } from './persons'
import { createSuspects } from './suspects'

/** The contact store, the outbox with the events of its writes, and what is kept apart from both. */
export type EmbeddedStore = ContactStore & Outbox & SuspectStore

export interface EmbeddedStoreOptions {
  /** The path of the database; file and folder are created on first use. */
  readonly file: string
  readonly now?: () => Date
}

/**
 * Opens a database for the store, and brings it to the newest version.
 *
 * @throws {Error} if the file is damaged, no database, or of a newer release
 */
export function openStoreDatabase(file: string): Database {
  const database = openDatabase(file)
  try {
    checkIntegrity(database)
    migrate(database)
  } catch (error) {
    database.close()
    throw error
  }
  return database
}

/**
 * Opens a store in one SQLite file, which several processes may share.
 *
 * @internal for tests; the server opens it in a thread
 */
export const openEmbeddedStore = ({ file, now }: EmbeddedStoreOptions): EmbeddedStore =>
  createEmbeddedStore(openStoreDatabase(file), now)

/** Creates a store on an open database. Closing the store closes the database. */
export function createEmbeddedStore(
  database: Database,
  now: () => Date = () => new Date(),
): EmbeddedStore {
  const write = <Result>(
    operation: keyof ContactStore,
    request: unknown,
    options: WriteOptions | undefined,
    work: (at: string) => Result,
  ): Result => {
    const at = now()
    return runInTransaction(database, () =>
      writeOnce(database, { operation, request, options, at }, () => work(at.toISOString())),
    )
  }

  return {
    ...createOutbox(database),
    ...createSuspects(database, now),
    listActivities: async (range, page) => selectActivities(database, range, page),
    listDealFields: async (page) => selectDealFields(database, page),
    createActivity: async (activity, options) =>
      write('createActivity', activity, options, (at) =>
        insertActivity(database, activity, at, options),
      ),
    createPerson: async (person, options) =>
      write('createPerson', person, options, (at) => insertPerson(database, person, at)),
    createOrganization: async (organization, options) =>
      write('createOrganization', organization, options, (at) =>
        insertOrganization(database, organization, at),
      ),
    createDeal: async (deal, options) =>
      write('createDeal', deal, options, (at) => insertDeal(database, deal, at)),
    updateDeal: async (id, fields, options) =>
      write('updateDeal', { id, fields }, options, () => setDealFields(database, id, fields)),
    createDealField: async (field, options) =>
      write('createDealField', field, options, (at) => insertDealField(database, field, at)),
    getBooking: async (booking) =>
      withStoreErrors(() => selectBooking(database, booking, now().toISOString())),
    changeBooking: async (booking, change, dates) => {
      const at = now().toISOString()
      return runInTransaction(database, () => moveBooking(database, booking, { change, dates }, at))
    },
    cancelBooking: async (booking, cancellation) => {
      const at = now().toISOString()
      return runInTransaction(database, () =>
        markBookingCancelled(database, booking, cancellation, at),
      )
    },
    checkReady: async () => {
      runInTransaction(database, () => {
        rewriteVersion(database)
      })
    },
    close: async () => {
      closeDatabase(database)
    },
  }
}
