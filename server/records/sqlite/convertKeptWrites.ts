import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { newIndustryField } from '@/contactService/schemas/industryField'
import type {
  DealUpdate,
  NewActivity,
  NewDeal,
  NewOrganization,
  NewPerson,
} from '@/contactService/schemas/requests'
import { emailLabel } from '@/features/contactDetails/domain/note'
import { languageNames } from '@/features/contactDetails/domain/requests'
import { defaultLanguage, languages } from '@/site/language'
import { SlotTaken, type ContactStore } from '../../contactStore'
import { createEvent } from '../../messages/createEvent'
import { formatNoteAsText } from '../../messages/note'
import { getZone } from '../../time'
import type { Database } from '../database'
import { insertJobs } from '../events'
import { createRecordStore } from '../recordStore'

/** A write that a CRM could not take while it was the store of an earlier release. */
interface KeptWrite {
  readonly id: number
  readonly idempotency_key: string
  readonly operation: string
  /** JSON; null if the CRM has the record and its content was removed. */
  readonly request: string | null
  /** Set if the CRM has the record. */
  readonly vendor_id: number | null
}

/** Records that the CRM did not have yet were known by ids from this one on. */
const firstTemporaryId = 900_000_000_000_000

/** A record to which a write refers is in the CRM alone. */
class CrmHasRecord extends Error {}

/** Undefined if the earlier release has left no writes, or another process has converted them. */
async function readKeptWrites(database: Database): Promise<KeptWrite[] | undefined> {
  return database.transact(async (transaction) => {
    const { rows: tables } = await sql`
      SELECT name FROM sqlite_schema WHERE type = 'table' AND name = 'kept_writes'`.execute(
      transaction,
    )
    if (tables.length === 0) return undefined
    const { rows } = await sql<KeptWrite>`
      SELECT id, idempotency_key, operation, request, vendor_id FROM kept_writes ORDER BY id`.execute(
      transaction,
    )
    return rows
  })
}

/** The visitor's e-mail address and language, which a note names in lines of their own, the language last. */
function readNote(note: string) {
  const lines = formatNoteAsText(note).split('\n')
  const email = lines.find((line) => line.startsWith(`${emailLabel}: `)) ?? ''
  const language = languages.find((each) => lines.at(-1)?.endsWith(`: ${languageNames[each]}`))
  return { email: email.slice(emailLabel.length + 2), language: language ?? defaultLanguage }
}

/** The meeting without its time, which is taken, and with a note that asks to call the visitor. */
const removeTime = (activity: NewActivity): NewActivity => ({
  ...activity,
  due_time: '',
  note: `La hora reservada (${activity.due_date} ${activity.due_time} ${getZone(activity)}) ya estaba ocupada: contactar con el cliente.<br>${activity.note}`,
})

/** Makes records of the kept writes. A repeated call goes on with the records of the first one. */
function createConverter(store: ContactStore) {
  /** Ids by temporary ids. */
  const ids = new Map<number, number>()
  const toId = (id: number) => {
    const known = ids.get(id)
    if (known === undefined) throw new CrmHasRecord()
    return known
  }

  const createActivity = async (activity: NewActivity, key: string) => {
    const { org_id, ...others } = activity
    const company = ids.get(org_id ?? 0)
    const converted = {
      ...others,
      ...(company !== undefined && { org_id: company }),
      person_id: toId(activity.person_id),
      deal_id: toId(activity.deal_id),
    }
    const { language } = readNote(activity.note)
    try {
      return await store.createActivity(converted, { idempotencyKey: key, language })
    } catch (error) {
      if (!(error instanceof SlotTaken)) throw error
      const idempotencyKey = `${key}-without-time`
      return store.createActivity(removeTime(converted), { idempotencyKey, language })
    }
  }

  const withCompany = <Request extends { readonly org_id?: number | undefined }>({
    org_id,
    ...request
  }: Request) => {
    const company = ids.get(org_id ?? 0)
    return company === undefined ? request : { ...request, org_id: company }
  }

  const performers: Readonly<
    Record<string, (request: never, idempotencyKey: string) => Promise<{ readonly id: number }>>
  > = {
    createOrganization: (request: NewOrganization, idempotencyKey) =>
      store.createOrganization(request, { idempotencyKey }),
    createPerson: (request: NewPerson, idempotencyKey) =>
      store.createPerson(withCompany(request), { idempotencyKey }),
    createDeal: (request: NewDeal, idempotencyKey) =>
      store.createDeal(
        { ...(withCompany(request) as NewDeal), person_id: toId(request.person_id) },
        { idempotencyKey },
      ),
    updateDeal: async ({ id, fields }: { readonly id: number; readonly fields: DealUpdate }) => {
      const { key } = await store.createDealField(newIndustryField)
      const [value = ''] = Object.values(fields)
      return store.updateDeal(toId(id), { [key]: value })
    },
    createActivity,
  }

  /** Resolves to the new record's id; undefined if only the CRM has the content. */
  return async ({ id, operation, request, idempotency_key }: KeptWrite) => {
    const perform = performers[operation]
    if (request === null || !perform) return undefined
    const created = await perform(JSON.parse(request) as never, idempotency_key)
    ids.set(firstTemporaryId + id, created.id)
    return created.id
  }
}

/** Notes that the CRM has a person, whose content was kept for others of their writes. */
const noteCrmPerson = (database: Database, id: number, { vendor_id }: KeptWrite) =>
  database.transact(async (transaction) => {
    await transaction
      .insertInto('crm_records')
      .values({
        kind: 'person',
        local_id: id,
        vendor_id,
        begun_at: null,
        fingerprint: null,
        written_at: null,
      })
      .onConflict((conflict) => conflict.columns(['kind', 'local_id']).doNothing())
      .execute()
  })

/** Tells the owner by mail of an activity whose deal or person is in the CRM alone. */
const tellOwner = (database: Database, activity: NewActivity, at: Date) =>
  database.transact(async (transaction) => {
    const { email, language } = readNote(activity.note)
    const event = createEvent({
      id: `evt_${randomUUID()}`,
      at: at.toISOString(),
      type: 'booking.created',
      activityId: 0,
      activity: { ...removeTime(activity), deal_id: 0, language },
      sender: { name: activity.subject, email, phone: '', company: '' },
      sequence: 0,
    })
    await insertJobs(transaction, event, null, ['owner'])
  })

/**
 * Makes records of what a CRM had not taken while it was the store of an earlier release, so that it is
 * delivered like anything else. Of a booking that the CRM has in part, only the owner is told, by mail.
 */
export async function convertKeptWrites(database: Database, now: () => Date): Promise<void> {
  const writes = await readKeptWrites(database)
  if (!writes) return
  const convert = createConverter(createRecordStore(database, now))
  for (const write of writes) {
    try {
      const id = await convert(write)
      if (id !== undefined && write.vendor_id !== null) await noteCrmPerson(database, id, write)
    } catch (error) {
      if (!(error instanceof CrmHasRecord)) throw error
      const { operation, request } = write
      if (operation !== 'createActivity' || request === null) continue
      await tellOwner(database, JSON.parse(request) as NewActivity, now())
    }
  }
  await database.transact(async (transaction) => {
    await sql`DROP TABLE IF EXISTS kept_writes`.execute(transaction)
  })
}
