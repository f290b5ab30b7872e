import { createHash } from 'node:crypto'
import { escapeMarkup } from '@/site/escape'
import type { SiteContext } from '../../records/database'
import { dayMs } from '../../time'
import { CrmRefusal, CrmUnavailable, isGone, isNotWritten, type CrmKind } from '../crm'
import { settleMs, type CrmMemory, type CrmRecords } from '../crmRecords'
import type { DealFields } from './dealFields'
import { listAllPages, parseOrUnavailable, type VendorClient } from './vendorClient'
import {
  createdSchema,
  foundSchema,
  toVendorActivity,
  toVendorDeal,
  toVendorPerson,
  type FoundRecord,
} from './vendorFields'

export interface DeliveryContext extends Pick<SiteContext, 'now'> {
  readonly client: VendorClient
  readonly dealFields: DealFields
}

/** The most that the vendor's clock may differ from this machine's. */
const clockMarginMs = 600_000

interface RecordToWrite {
  readonly kind: CrmKind
  /** Of the list, such as `/api/v2/persons`. */
  readonly path: string
  readonly body: object
  /** How an existing record is changed. */
  readonly changeMethod?: 'PATCH' | 'PUT'
  /** Finds a record that may have been created although the response was lost. */
  readonly find: (begunAt: number) => Promise<number | undefined>
}

type Fields = Readonly<Record<string, unknown>>

/** A hash of each field. */
const createFingerprint = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      createHash('sha256').update(JSON.stringify(value)).digest('base64url'),
    ]),
  )

/** Empty for one of an earlier release, which was of all fields. */
const parseFingerprint = (text: string | null): Fields =>
  text?.startsWith('{') ? (JSON.parse(text) as Fields) : {}

/** The fields of an activity or a note that name other records. */
const linkFields = ['owner_id', 'participants', 'org_id', 'deal_id']

/**
 * Creates a record, or changes the one that exists: only what the site has changed, since the CRM's users have
 * perhaps won the deal, added an address, or merged the person with another. An activity is changed as a whole,
 * apart from its links: a user may have moved it, or marked it as done. So is a note, whose `PUT` may need its
 * content. Returns the vendor's id.
 */
async function writeRecord(
  { client, now }: DeliveryContext,
  memory: CrmMemory,
  { kind, path, body, changeMethod = 'PATCH', find }: RecordToWrite,
): Promise<number> {
  // As it is sent: without what is undefined.
  const fields = JSON.parse(JSON.stringify(body)) as Fields
  const hashes = createFingerprint(fields)
  const fingerprint = JSON.stringify(hashes)
  const known = memory.get(kind)

  const create = async () => {
    const undo = await memory.begin(kind)
    try {
      const { data } = await client.send({ method: 'POST', path, body: fields })
      const { id } = parseOrUnavailable(createdSchema, data, 'new record')
      await memory.save(kind, id, fingerprint)
      return id
    } catch (error) {
      if (isNotWritten(error)) await undo()
      throw error
    }
  }

  /** What was deleted in the CRM is created again. */
  const change = async (vendorId: number) => {
    const told = parseFingerprint(known.fingerprint)
    const isSent = (name: string) =>
      (['activity', 'note'].includes(kind) && !linkFields.includes(name)) ||
      hashes[name] !== told[name]
    const changes = Object.fromEntries(Object.entries(fields).filter(([name]) => isSent(name)))
    // If the response is lost, nobody knows what the CRM has of it: it is sent again.
    const unchanged = Object.entries(hashes).filter(([name]) => !isSent(name))
    await memory.save(kind, vendorId, JSON.stringify(Object.fromEntries(unchanged)))
    try {
      await client.send({ method: changeMethod, path: `${path}/${vendorId}`, body: changes })
    } catch (error) {
      if (isGone(error)) return create()
      throw error
    }
    await memory.save(kind, vendorId, fingerprint)
    return vendorId
  }
  if (known.vendor_id !== null) {
    return known.fingerprint === fingerprint ? known.vendor_id : change(known.vendor_id)
  }

  if (known.begun_at !== null) {
    const waitMs = known.begun_at + settleMs - now()
    // Longer if it was begun while the clock was ahead.
    if (waitMs > 0 && waitMs <= settleMs) {
      throw new CrmUnavailable('It is not known yet whether the CRM has created a record', {
        retryAfterSeconds: Math.ceil(waitMs / 1_000),
      })
    }
    const found = await find(known.begun_at)
    if (found !== undefined) return change(found)
  }
  return create()
}

/**
 * Returns the id of a record that was found.
 *
 * @throws {CrmUnavailable} if it can't be read; as if nothing was found, each try would create another record
 */
const readId = (found: FoundRecord): number =>
  parseOrUnavailable(createdSchema, found, 'found record').id

/** Finds the newest record of a list that matches and belongs to no other booking. */
const createFinder =
  (
    { client, now }: DeliveryContext,
    memory: CrmMemory,
    { kind, path }: Pick<RecordToWrite, 'kind' | 'path'>,
    matches: (record: FoundRecord) => boolean,
  ) =>
  async (begunAt: number): Promise<number | undefined> => {
    // If it was begun while the clock was ahead, nobody knows when.
    const oldest = (begunAt > now() ? now() - dayMs : begunAt) - clockMarginMs
    const isOld = ({ add_time }: FoundRecord) => Date.parse(add_time) < oldest
    const records = await listAllPages(client, {
      path,
      query: { sort_by: 'id', sort_direction: 'desc', limit: 100 },
      schema: foundSchema,
      isLast: (items) => items.some(isOld),
    })
    for (const record of records.filter((each) => !isOld(each) && matches(each))) {
      const id = readId(record)
      if (!(await memory.isTaken(kind, id))) return id
    }
    return undefined
  }

const paths = {
  organization: '/api/v2/organizations',
  person: '/api/v2/persons',
  deal: '/api/v2/deals',
  activity: '/api/v2/activities',
} as const

/** Makes the account's records of a booking or a message like the site's: see `openPipedrive`. */
export async function deliver(
  context: DeliveryContext,
  records: CrmRecords,
  memory: CrmMemory,
): Promise<void> {
  const { client, dealFields, now } = context
  const startedAt = now()
  const write = (
    kind: keyof typeof paths,
    body: object,
    find: RecordToWrite['find'],
  ): Promise<number> => writeRecord(context, memory, { kind, path: paths[kind], body, find })
  const finder = (kind: keyof typeof paths, matches: (record: FoundRecord) => boolean) =>
    createFinder(context, memory, { kind, path: paths[kind] }, matches)

  const { organization, person, deal, activity } = records
  const orgId =
    organization &&
    (await write(
      'organization',
      { name: organization.name },
      finder('organization', ({ name }) => name === organization.name),
    ))
  const personId = await write(
    'person',
    toVendorPerson(records, orgId),
    finder(
      'person',
      ({ name, emails }) => name === person.name && emails[0]?.value === person.email[0]?.value,
    ),
  )
  const owners = { personId, orgId }
  const writeDeal = async () =>
    write(
      'deal',
      toVendorDeal(records, owners, await dealFields.toCustomFields(client, records, memory)),
      finder('deal', ({ title, person_id }) => title === deal.title && person_id === personId),
    )
  const dealId = await writeDeal().catch((error: unknown) => {
    // A field may have been removed since they were listed.
    if (!(error instanceof CrmRefusal) || !dealFields.forget(startedAt)) throw error
    return writeDeal()
  })
  await writeNote(context, memory, records, dealId)
  await write('activity', toVendorActivity(records, dealId, owners), async () => {
    const listed = await listAllPages(client, {
      path: paths.activity,
      query: { deal_id: dealId, limit: 100 },
      schema: foundSchema,
    })
    const found = listed.find(({ type, deal_id }) => type === activity.type && deal_id === dealId)
    return found && readId(found)
  })
}

/**
 * Writes what a deal of the vendor has no field for: its description, and the number by which the
 * visitor knows the booking. A deal that was made again gets the note. Notes exist in version 1 alone.
 */
async function writeNote(
  context: DeliveryContext,
  memory: CrmMemory,
  { number, deal: { description } }: CrmRecords,
  dealId: number,
): Promise<void> {
  const reference = `Nº ${number}`
  const lines = [escapeMarkup(description), reference].filter((line) => line !== '')
  await writeRecord(context, memory, {
    kind: 'note',
    path: '/v1/notes',
    body: { content: lines.join('<br>'), deal_id: dealId },
    changeMethod: 'PUT',
    find: async () => {
      const notes = await listAllPages(context.client, {
        path: '/v1/notes',
        query: { deal_id: dealId, limit: 100 },
        schema: foundSchema,
      })
      // The vendor may have rewritten the HTML.
      const found = notes.find(({ content }) => content.includes(reference))
      return found && readId(found)
    },
  })
}
