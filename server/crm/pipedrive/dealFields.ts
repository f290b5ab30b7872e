import * as v from 'valibot'
import { CrmUnavailable } from '../crm'
import { listAllPages, type VendorClient } from './vendorClient'

/** Fields hardly ever change. */
const freshMs = 3_600_000

const fieldSchema = v.object({ field_code: v.string(), field_name: v.string() })

type Field = v.InferOutput<typeof fieldSchema>

const path = '/api/v2/dealFields'

const isCustom = ({ field_code }: Field) => /^[0-9a-f]{40}$/.test(field_code)

export const listDealFields = async (client: VendorClient): Promise<Field[]> => {
  const fields = await listAllPages(client, {
    path,
    query: { limit: 500 },
    read: (data) => v.parse(fieldSchema, data),
  })
  return fields.filter(isCustom)
}

export interface DealFields {
  /** Returns the values by the fields' keys. Missing fields are created. */
  toCustomFields(values: Readonly<Record<string, string>>): Promise<Record<string, string>>
}

/** @param now the current time in milliseconds since 1970 */
export function createDealFields(client: VendorClient, now: () => number): DealFields {
  let known: { readonly loadedAt: number; readonly fields: readonly Field[] } | undefined

  const findKey = async (name: string): Promise<string> => {
    const find = () => known?.fields.find(({ field_name }) => field_name === name)?.field_code
    const isFresh = known && now() - known.loadedAt < freshMs
    const key = isFresh ? find() : undefined
    if (key !== undefined) return key
    known = { loadedAt: now(), fields: await listDealFields(client) }
    const listed = find()
    if (listed !== undefined) return listed
    const { data } = await client.send({
      method: 'POST',
      path,
      body: { field_name: name, field_type: 'varchar' },
    })
    known = undefined
    const created = v.safeParse(fieldSchema, data)
    if (!created.success) throw new CrmUnavailable("The CRM's new field can not be read")
    return created.output.field_code
  }

  return {
    toCustomFields: async (values) => {
      const entries: [string, string][] = []
      for (const [name, value] of Object.entries(values)) entries.push([await findKey(name), value])
      return Object.fromEntries(entries)
    },
  }
}
