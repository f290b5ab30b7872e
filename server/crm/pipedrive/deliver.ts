import { createHash } from 'node:crypto'
import { escapeMarkup } from '@/site/escape'
import type { SiteContext } from '../../records/database'
import { dayMs } from '../../time'
import { CrmRefusal, CrmUnavailable, isGone, type CrmKind } from '../crm'
import type { CrmMemory, CrmRecords } from '../crmRecords'
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
  readonly memory: CrmMemory
  readonly dealFields: DealFields
}

/** The most that the vendor's clock may differ from this machine's. */
const clockMarginMs = 600_000

/** Notes exist in version 1 alone. */
const paths: Readonly<Record<CrmKind, string>> = {
  organization: '/api/v2/organizations',
  person: '/api/v2/persons',
  deal: '/api/v2/deals',
  note: '/v1/notes',
  activity: '/api/v2/activities',
}

type Fields = Readonly<Record<string, unknown>>

/** Whether one of the vendor's may be the site's record, created although the response was lost. */
type Matches = (found: FoundRecord) => boolean

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
 * Returns the id of a record that was found.
 *
 * @throws {CrmUnavailable} if it can't be read; as if nothing was found, each try would create another record
 */
const readId = (found: FoundRecord): number =>
  parseOrUnavailable(createdSchema, found, 'found record').id

/**
 * If the creation of a record was begun, finds it in its deal, and one without a deal among the newest that belong to
 * no other booking.
 */
async function findRecord(
  { client, memory, now }: DeliveryContext,
  kind: CrmKind,
  { deal_id }: Fields,
  matches: Matches,
): Promise<number | undefined> {
  const { begun_at } = memory.get(kind)
  if (begun_at === null) return undefined
  const list = { path: paths[kind], schema: foundSchema }
  if (typeof deal_id === 'number') {
    const found = await listAllPages(client, { ...list, query: { deal_id, limit: 100 } })
    const own = found.find(matches)
    return own && readId(own)
  }
  // If it was begun while the clock was ahead, nobody knows when.
  const oldest = (begun_at > now() ? now() - dayMs : begun_at) - clockMarginMs
  const isOld = ({ add_time }: FoundRecord) => Date.parse(add_time) < oldest
  const newest = await listAllPages(client, {
    ...list,
    query: { sort_by: 'id', sort_direction: 'desc', limit: 500 },
    isLast: (items) => items.some(isOld),
  })
  for (const record of newest.filter((each) => !isOld(each) && matches(each))) {
    const id = readId(record)
    if (!(await memory.isTaken(kind, id))) return id
  }
  return undefined
}

/**
 * Creates a record, or changes the one that exists: only what the site has changed, since the CRM's users have
 * perhaps won the deal, added an address, or merged the person with another. An activity is always changed as a whole,
 * apart from its links: a user may have moved it, or marked it as done. So is a changed note, whose `PUT` may need its
 * content. Returns the vendor's id.
 */
async function writeRecord(
  context: DeliveryContext,
  kind: CrmKind,
  body: Fields,
  matches: Matches,
): Promise<number> {
  const { client, memory } = context
  const path = paths[kind]
  // As it is sent: without what is undefined.
  const fields = JSON.parse(JSON.stringify(body)) as Fields
  const hashes = createFingerprint(fields)
  const fingerprint = JSON.stringify(hashes)
  const known = memory.get(kind)
  const vendorId = (await findRecord(context, kind, fields, matches)) ?? known.vendor_id
  const told = vendorId === known.vendor_id ? parseFingerprint(known.fingerprint) : {}
  const isChanged = (name: string) => hashes[name] !== told[name]

  const create = async () => {
    await memory.begin(kind)
    const { data } = await client.send({ method: 'POST', path, body: fields })
    const { id } = parseOrUnavailable(createdSchema, data, 'new record')
    await memory.save(kind, { vendor_id: id, begun_at: null, fingerprint })
    return id
  }

  if (vendorId === null) return create()
  if (kind !== 'activity' && !Object.keys(fields).some(isChanged)) return vendorId

  const isSent = (name: string) =>
    (['activity', 'note'].includes(kind) && !linkFields.includes(name)) || isChanged(name)
  const changes = Object.fromEntries(Object.entries(fields).filter(([name]) => isSent(name)))
  // If the response is lost, nobody knows what the CRM has of it: it is sent again.
  const unchanged = Object.entries(hashes).filter(([name]) => !isSent(name))
  const before = JSON.stringify(Object.fromEntries(unchanged))
  await memory.save(kind, { vendor_id: vendorId, fingerprint: before })
  try {
    const method = kind === 'note' ? 'PUT' : 'PATCH'
    await client.send({ method, path: `${path}/${vendorId}`, body: changes })
  } catch (error) {
    // It was deleted in the CRM.
    if (isGone(error)) return create()
    throw error
  }
  await memory.save(kind, { vendor_id: vendorId, begun_at: null, fingerprint })
  return vendorId
}

/** Makes the account's records of a booking or a message like the site's: see `openPipedrive`. */
export async function deliver(context: DeliveryContext, records: CrmRecords): Promise<void> {
  const { client, memory, dealFields } = context
  const write = (kind: CrmKind, body: Fields, matches: Matches) =>
    writeRecord(context, kind, body, matches)

  const { number, organization, person, deal, activity } = records
  const orgId =
    organization &&
    (await write(
      'organization',
      { name: organization.name },
      ({ name }) => name === organization.name,
    ))
  const personId = await write(
    'person',
    toVendorPerson(records, orgId),
    ({ name, emails }) => name === person.name && emails[0]?.value === person.email[0]?.value,
  )
  const owners = { personId, orgId }
  const customFields = await dealFields.toCustomFields(client, records, memory)
  const dealId = await write(
    'deal',
    toVendorDeal(records, owners, customFields),
    ({ title, person_id }) => title === deal.title && person_id === personId,
  ).catch(async (error: unknown) => {
    // A field may have been removed, or got another type, since they were listed.
    const isOutdated =
      error instanceof CrmRefusal && (await dealFields.listAfterRefusal(client, customFields))
    throw isOutdated ? new CrmUnavailable(error.message) : error
  })
  // What a deal of the vendor has no field for: its description, and the number by which the visitor knows the
  // booking. A deal that was made again gets it again.
  const reference = `Nº ${number}`
  const lines = [escapeMarkup(deal.description), reference].filter((line) => line !== '')
  await write(
    'note',
    { content: lines.join('<br>'), deal_id: dealId },
    // The vendor may have rewritten the HTML.
    ({ content }) => content.includes(reference),
  )
  await write(
    'activity',
    toVendorActivity(records, dealId, owners),
    ({ type, deal_id }) => type === activity.type && deal_id === dealId,
  )
}
