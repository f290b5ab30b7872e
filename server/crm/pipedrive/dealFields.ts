import * as v from 'valibot'
import type { Origin } from '@/contactService/schemas/origin'
import { CrmRefusal, CrmUnavailable, isNotWritten, type CrmMemory, type CrmRecords } from '../crm'
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
  toCustomFields(
    client: VendorClient,
    records: Pick<CrmRecords, 'fields' | 'origin'>,
    memory: FieldMemory,
  ): Promise<Record<string, string>>
}

type FieldMemory = Pick<CrmMemory, 'beginField' | 'undoBeginField'>

interface DealFieldsOptions {
  /** The current time in milliseconds since 1970. */
  readonly now: () => number
  /** How long a creation of unknown outcome may still be carried out by the vendor. */
  readonly settleMs: number
  /** Gets sentences for the operator. */
  readonly report: (sentence: string) => void
}

export function createDealFields({ now, settleMs, report }: DealFieldsOptions): DealFields {
  let known: { readonly loadedAt: number; readonly fields: readonly Field[] } | undefined
  /** When the CRM refused to list or create a field, by its name. */
  const refusals = new Map<string, number>()

  /** The list is from just before, so that it has the field if another instance has made it. */
  const create = async (
    client: VendorClient,
    name: string,
    memory: FieldMemory,
  ): Promise<Field> => {
    if (!(await memory.beginField(name, settleMs))) {
      throw new CrmUnavailable(`It is not known yet whether the CRM has the field ${name}`)
    }
    const body = { field_name: name, field_type: 'varchar' }
    try {
      const { data } = await client.send({ method: 'POST', path, body })
      const created = v.safeParse(fieldSchema, data)
      if (created.success) return created.output
      throw new CrmUnavailable("The CRM's new field can not be read", { canHaveBeenWritten: true })
    } catch (error) {
      if (isNotWritten(error)) await memory.undoBeginField(name)
      throw error
    }
  }

  const isFresh = (time = -Infinity) => now() - time < freshMs

  const findKey = async (
    client: VendorClient,
    name: string,
    memory: FieldMemory,
  ): Promise<string | undefined> => {
    const find = () => known?.fields.find(({ field_name }) => field_name === name)?.field_code
    if (isFresh(refusals.get(name))) return undefined
    const key = isFresh(known?.loadedAt) ? find() : undefined
    if (key !== undefined) return key
    try {
      const loadedAt = now()
      const fields = await listDealFields(client)
      known = { loadedAt, fields }
      const found = find()
      if (found !== undefined) return found
      const created = await create(client, name, memory)
      known = { loadedAt, fields: [...fields, created] }
      return created.field_code
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
  const listTextFields = async (client: VendorClient): Promise<readonly Field[]> => {
    try {
      if (!known || !isFresh(known.loadedAt))
        known = { loadedAt: now(), fields: await listDealFields(client) }
    } catch (error) {
      if (!(error instanceof CrmRefusal)) throw error
      known = { loadedAt: now(), fields: [] }
    }
    return known.fields.filter(isText)
  }

  const findOriginFields = async (
    client: VendorClient,
    origin: Origin,
  ): Promise<[string, string][]> => {
    const fields = await listTextFields(client)
    return Object.entries(origin).flatMap(([name, value]) => {
      const key = fields.find(({ field_name }) => field_name === name)?.field_code
      return key === undefined ? [] : [[key, value]]
    })
  }

  return {
    toCustomFields: async (client, { fields, origin }, memory) => {
      const entries = origin ? await findOriginFields(client, origin) : []
      for (const [name, value] of Object.entries(fields)) {
        const key = await findKey(client, name, memory)
        if (key !== undefined) entries.push([key, value])
      }
      return Object.fromEntries(entries)
    },
  }
}
