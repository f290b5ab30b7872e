import * as v from 'valibot'
import type { Sender } from '../../messages/events'
import type { Dialect } from './dialect'
import type { VendorClient } from './vendorClient'
import { VendorRefusal } from '../vendorErrors'

const text = v.fallback(v.string(), '')
const contactPoints = v.fallback(
  v.array(v.object({ value: text, primary: v.fallback(v.boolean(), false) })),
  [],
)

/** A person of either version: the second has `emails` and `phones`. */
const personSchema = v.object({
  name: text,
  email: contactPoints,
  emails: contactPoints,
  phone: contactPoints,
  phones: contactPoints,
})

const noPerson: v.InferOutput<typeof personSchema> = {
  name: '',
  email: [],
  emails: [],
  phone: [],
  phones: [],
}

const organizationSchema = v.object({ name: text })

type ContactPoints = v.InferOutput<typeof contactPoints>

const getPrimary = (points: ContactPoints) =>
  (points.find(({ primary }) => primary) ?? points[0])?.value ?? ''

export interface Owners {
  readonly person_id: number | null | undefined
  readonly org_id?: number | null | undefined
}

/**
 * Reads from the vendor the person who booked or wrote, with their company. If the vendor refuses a
 * record, its texts are empty.
 *
 * @throws {VendorUnavailable} if the vendor can't be reached
 */
export async function readSender(
  client: VendorClient,
  { basePath }: Dialect,
  { person_id, org_id }: Owners,
): Promise<Sender> {
  const read = async (list: string, id: number | null | undefined): Promise<unknown> => {
    if (typeof id !== 'number') return {}
    try {
      return (await client.send({ method: 'GET', path: `${basePath}/${list}/${id}` })).data
    } catch (error) {
      if (error instanceof VendorRefusal) return {}
      throw error
    }
  }
  const [person, organization] = await Promise.all([
    read('persons', person_id),
    read('organizations', org_id),
  ])
  const { name, email, emails, phone, phones } = v.parse(v.fallback(personSchema, noPerson), person)
  return {
    name,
    email: getPrimary([...emails, ...email]),
    phone: getPrimary([...phones, ...phone]),
    company: v.parse(v.fallback(organizationSchema, { name: '' }), organization).name,
  }
}
