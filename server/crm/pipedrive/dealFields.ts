import * as v from 'valibot'
import type { Origin } from '@/contactService/schemas/origin'
import { CrmRefusal, CrmUnavailable, type CrmRecords } from '../crm'
import { listAllPages, type VendorClient } from './vendorClient'

/** Fields hardly ever change. */
const freshMs = 3_600_000

const fieldSchema = v.object({
  field_code: v.string(),
  field_name: v.string(),
  field_type: v.fallback(v.string(), ''),
})

type Field = v.InferOutput<typeof fieldSchema>

const path = '/api/v2/dealFields'

/** Another type refuses texts, and with them the deal. */
const isText = ({ field_type }: Field) => ['varchar', 'varchar_auto', 'text'].includes(field_type)

const isCustom = ({ field_code }: Field) => /^[0-9a-f]{40}$/.test(field_code)

export const listDealFields = async (client: VendorClient): Promise<Field[]> => {
  const fields = await listAllPages(client, {
    path,
    query: { limit: 500 },
    schema: fieldSchema,
  })
  return fields.filter(isCustom)
}

export interface DealFields {
  /**
   * Returns the values by the fields' keys. Missing fields are created; the value of one that the CRM refuses
   * is left out, since the deal's title and note have the industry too. Where the visitor came from is told to
   * fields that the owner has made for it.
   */
  toCustomFields(records: Pick<CrmRecords, 'fields' | 'origin'>): Promise<Record<string, string>>
}

interface DealFieldsOptions {
  /** The current time in milliseconds since 1970. */
  readonly now: () => number
  /** Gets sentences for the operator. */
  readonly report: (sentence: string) => void
}

export function createDealFields(
  client: VendorClient,
  { now, report }: DealFieldsOptions,
): DealFields {
  let known: { readonly loadedAt: number; readonly fields: readonly Field[] } | undefined
  /** When the CRM refused to list or create a field, by its name. */
  const refusals = new Map<string, number>()

  const create = async (name: string): Promise<string> => {
    const body = { field_name: name, field_type: 'varchar' }
    const { data } = await client.send({ method: 'POST', path, body })
    known = undefined
    const created = v.safeParse(fieldSchema, data)
    if (!created.success) throw new CrmUnavailable("The CRM's new field can not be read")
    return created.output.field_code
  }

  const isFresh = (time = -Infinity) => now() - time < freshMs

  const findKey = async (name: string): Promise<string | undefined> => {
    const find = () => known?.fields.find(({ field_name }) => field_name === name)?.field_code
    if (isFresh(refusals.get(name))) return undefined
    const key = isFresh(known?.loadedAt) ? find() : undefined
    if (key !== undefined) return key
    try {
      known = { loadedAt: now(), fields: await listDealFields(client) }
      return find() ?? (await create(name))
    } catch (error) {
      if (!(error instanceof CrmRefusal)) throw error
      if (!refusals.has(name)) {
        report(
          `Bookings arrive in the CRM without the field ${name}, which can be neither found nor created: ${error.message}.`,
        )
      }
      refusals.set(name, now())
      return undefined
    }
  }

  /** None if the CRM refuses to list them: the activity's note says the same. */
  const listTextFields = async (): Promise<readonly Field[]> => {
    try {
      if (!known || !isFresh(known.loadedAt))
        known = { loadedAt: now(), fields: await listDealFields(client) }
    } catch (error) {
      if (!(error instanceof CrmRefusal)) throw error
      known = { loadedAt: now(), fields: [] }
    }
    return known.fields.filter(isText)
  }

  const findOriginFields = async (origin: Origin): Promise<[string, string][]> => {
    const fields = await listTextFields()
    return Object.entries(origin).flatMap(([name, value]) => {
      const key = fields.find(({ field_name }) => field_name === name)?.field_code
      return key === undefined ? [] : [[key, value]]
    })
  }

  return {
    toCustomFields: async ({ fields, origin }) => {
      const entries = origin ? await findOriginFields(origin) : []
      for (const [name, value] of Object.entries(fields)) {
        const key = await findKey(name)
        if (key !== undefined) entries.push([key, value])
      }
      return Object.fromEntries(entries)
    },
  }
}
