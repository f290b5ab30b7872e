import * as v from 'valibot'
import { createdSchema, type Created } from '@/contactService/schemas/responses'
import { InvalidReference } from '../../contactStore'
import type { VendorClient, VendorRequest } from './vendorClient'
import { VendorRefusal, VendorUnavailable } from '../vendorErrors'

const referenceNames = { org_id: 'organization', person_id: 'person', deal_id: 'deal' } as const

/** The references of a record, for example `person 8 or deal 9`; undefined if it has none. */
function describeReferences(record: object): [kind: string, id: number] | undefined {
  const references = Object.entries(referenceNames).flatMap(([name, kind]) => {
    const id: unknown = Reflect.get(record, name)
    return typeof id === 'number' ? [[kind, id] as const] : []
  })
  const last = references.pop()
  if (!last) return undefined
  const others = references.map(([kind, id]) => `${kind} ${id} or `).join('')
  return [`${others}${last[0]}`, last[1]]
}

const isAboutReferences = (error: unknown) =>
  error instanceof VendorRefusal && [400, 404, 422].includes(error.status)

/**
 * Creates a record. The gateway has validated its fields, so if the vendor refuses the record, one of
 * its references must be wrong. The vendor does not say which one.
 *
 * @throws {InvalidReference} if a referenced record does not exist
 */
export async function createRecord(
  client: VendorClient,
  request: VendorRequest,
  record: object,
): Promise<Created> {
  try {
    return readCreated((await client.send(request)).data)
  } catch (error) {
    const references = describeReferences(record)
    if (references && isAboutReferences(error)) throw new InvalidReference(...references)
    throw error
  }
}

/** @throws {VendorUnavailable} if the response has no id */
export function readCreated(data: unknown): Created {
  const parsed = v.safeParse(createdSchema, data)
  if (!parsed.success) throw new VendorUnavailable('The vendor named no id of a record', true)
  return parsed.output
}
