import { randomUUID } from 'node:crypto'
import type { DealUpdate } from '@/contactService/schemas/requests'
import type { Created, ListedActivity } from '@/contactService/schemas/responses'
import {
  InvalidReference,
  RecordNotFound,
  type ContactStore,
  type Page,
  type PageRequest,
  type WriteOptions,
} from '../../contactStore'
import type { Outbox } from '../../messages/outbox'
import type { SuspectStore } from '../../suspects'
import { openCoordinationDatabase, transact } from '../coordination/coordinationDatabase'
import { emailSecretName } from '../coordination/emailHashes'
import { readSecret } from '../coordination/secrets'
import { createSlotClaims } from '../coordination/slotClaims'
import { createVendorBookings } from '../coordination/vendorBookings'
import { createWriteJournal, type WriteHistory } from '../coordination/writeJournal'
import { closeDatabase } from '../embedded/database'
import { rewriteVersion } from '../embedded/migrations'
import { createOutbox } from '../embedded/outbox'
import { createSuspects } from '../embedded/suspects'
import { createBookings } from './bookings'
import { createCalendar } from './calendar'
import { createDealFields } from './dealFields'
import type { Dialect } from './dialect'
import { findDeal, findOrganization, findPerson } from './lostRecords'
import { createActivityWriter } from './newActivities'
import { createSlots } from './slots'
import { createVendorClient, type VendorClientOptions } from './vendorClient'
import { isGone, canHaveBeenWritten, VendorUnavailable } from '../vendorErrors'
import { toVendorDeal, toVendorNote } from './vendorFields'
import type { CalendarActivity } from './vendorTime'
import { createRecord, readCreated } from './vendorWrites'

export interface PipedriveStoreOptions extends VendorClientOptions {
  readonly dialect: Dialect
  /** The embedded store's file, for the idempotency keys, claims of slots and outbox. */
  readonly file: string
  /** Gets sentences about problems that no visitor notices. */
  readonly warn?: (message: string) => void
}

const selectPage = <Item>(items: readonly Item[], { start, limit }: PageRequest): Page<Item> => ({
  items: items.slice(start, start + limit),
  more: items.length > start + limit,
})

const toListed = (activity: CalendarActivity): ListedActivity => {
  const { due_date, due_time, duration, source_timezone, subject } = activity
  return { due_date, due_time, duration, source_timezone, subject }
}

/** Opens a store in a Pipedrive account, in either version of the vendor's API. */
export function openPipedriveStore(
  options: PipedriveStoreOptions,
): ContactStore & Outbox & SuspectStore {
  const { dialect, file, now = Date.now, warn = () => undefined } = options
  const client = createVendorClient(options)
  readSecret(file, emailSecretName)
  const database = openCoordinationDatabase(file)
  const journal = createWriteJournal(database, { now, canHaveBeenWritten })
  const claims = createSlotClaims(database, { now, canHaveBeenWritten })
  const calendar = createCalendar(client, dialect, now)
  const dealFields = createDealFields(client, dialect, now)
  const slots = createSlots(calendar, claims)
  const records = createVendorBookings(database, now)
  const shared = { client, dialect, calendar, slots, claims, journal, records, now }
  const createActivity = createActivityWriter(shared)

  const post = (list: string, body: object, record: object) =>
    createRecord(client, { method: 'POST', path: `${dialect.basePath}/${list}`, body }, record)

  const write = <Result>(
    operation: keyof ContactStore,
    request: unknown,
    writeOptions: WriteOptions | undefined,
    work: (history: WriteHistory) => Promise<Result>,
  ) => journal.run({ operation, request, key: writeOptions?.idempotencyKey }, work)

  /** Creates a record, unless an earlier attempt of unknown outcome has created it. */
  const findOrCreate = async <Item>(
    operation: keyof ContactStore,
    { lostSince }: WriteHistory,
    find: (
      options: Parameters<typeof findOrganization>[0],
      item: Item,
    ) => Promise<Created | undefined>,
    item: Item,
    create: () => Promise<Created>,
  ): Promise<Created> => {
    if (lostSince === undefined) return create()
    const isTaken = (id: number) => journal.isKnown(operation, id)
    return (await find({ client, dialect, isTaken, since: lostSince }, item)) ?? create()
  }

  /**
   * Writes a description as a note, because the vendor's deals have no description. A failure is only
   * logged: an error would make the browser repeat the creation of the deal.
   */
  const addDescription = async (deal_id: number, description: string | undefined) => {
    if (!description?.trim()) return
    try {
      const body = toVendorNote(deal_id, description)
      await client.send({ method: 'POST', path: '/v1/notes', body })
    } catch (error) {
      const reason = error instanceof VendorUnavailable ? error.reason : 'no calls are allowed now'
      warn(`The note of a deal could not be written: ${reason}`)
    }
  }

  const updateDeal = async (id: number, fields: DealUpdate) => {
    for (const key of Object.keys(fields)) {
      if (!(await dealFields.has(key))) throw new InvalidReference('deal field', key)
    }
    const path = `${dialect.basePath}/deals/${id}`
    const body = dialect.toDealUpdate(fields)
    try {
      const { data } = await client.send({ method: dialect.updateMethod, path, body })
      return readCreated(data)
    } catch (error) {
      throw isGone(error) ? new RecordNotFound('deal', id) : error
    }
  }

  return {
    listActivities: async ({ start_date, end_date }, page) => {
      const { items, more } = selectPage(
        await calendar.list({ start: start_date, end: end_date }),
        page,
      )
      return { items: items.map(toListed), more }
    },
    listDealFields: async (page) => selectPage(await dealFields.list(), page),
    createOrganization: (organization, writeOptions) =>
      write('createOrganization', organization, writeOptions, (history) =>
        findOrCreate('createOrganization', history, findOrganization, organization, () =>
          post('organizations', organization, organization),
        ),
      ),
    createPerson: (person, writeOptions) =>
      write('createPerson', person, writeOptions, (history) =>
        findOrCreate('createPerson', history, findPerson, person, () =>
          post('persons', dialect.toPerson(person), person),
        ),
      ),
    createDeal: (deal, writeOptions) =>
      write('createDeal', deal, writeOptions, async (history) => {
        const created = await findOrCreate('createDeal', history, findDeal, deal, () =>
          post('deals', toVendorDeal(deal), deal),
        )
        await addDescription(created.id, deal.description)
        return created
      }),
    updateDeal: (id, fields, writeOptions) =>
      write('updateDeal', { id, fields }, writeOptions, () => updateDeal(id, fields)),
    createDealField: (field, writeOptions) =>
      write('createDealField', field, writeOptions, () =>
        journal.run(
          { operation: 'turn', request: null, key: 'createDealField', isRemembered: false },
          () => dealFields.create(field),
        ),
      ),
    createActivity: (activity, writeOptions) =>
      write('createActivity', activity, writeOptions, (history) =>
        createActivity(
          activity,
          history,
          writeOptions?.idempotencyKey ?? randomUUID(),
          writeOptions,
        ),
      ),
    checkReady: async () => {
      await transact(database, () => {
        rewriteVersion(database)
      })
      await client.checkReady()
    },
    ...createBookings(shared),
    ...createOutbox(database, transact),
    ...createSuspects(database, () => new Date(now()), transact),
    close: async () => {
      client.close()
      closeDatabase(database)
    },
  }
}
