import * as v from 'valibot'
import type { SiteContext } from '../../records/database'
import { hourMs, isRecent } from '../../time'
import { CrmRefusal, CrmUnavailable, isNotWritten } from '../crm'
import type { CrmMemory, CrmRecords } from '../crmRecords'
import { listAllPages, parseOrUnavailable, type VendorClient } from './vendorClient'

/** Fields hardly ever change. */
const freshMs = hourMs

const fieldSchema = v.object({
  field_code: v.string(),
  field_name: v.string(),
  field_type: v.fallback(v.string(), ''),
})

const customFieldSchema = v.object({
  ...fieldSchema.entries,
  field_code: v.pipe(v.string(), v.regex(/^[0-9a-f]{40}$/)),
})

type Field = v.InferOutput<typeof fieldSchema>

const path = '/api/v2/dealFields'

/** Another type refuses texts, and with them the deal. */
export const isText = ({ field_type }: Field) =>
  ['varchar', 'varchar_auto', 'text'].includes(field_type)

export const listDealFields = (client: VendorClient): Promise<Field[]> =>
  listAllPages(client, { path, query: { limit: 500 }, schema: customFieldSchema })

type FieldMemory = Pick<CrmMemory, 'beginField'>

const findKey = (fields: readonly Field[], name: string) =>
  fields.find(({ field_name }) => field_name === name)?.field_code

export function createDealFields({ now, report }: Pick<SiteContext, 'now' | 'report'>) {
  let known: { readonly loadedAt: number; readonly fields: readonly Field[] } | undefined
  /** When the CRM refused to list or create a field, by its name. */
  const refusals = new Map<string, number>()

  const isFresh = (time = -Infinity) => isRecent(time, freshMs, now())
  const isRefused = (name: string) => isFresh(refusals.get(name))

  /** Leaves a field out for a while. Any other error is thrown. */
  const acceptRefusal = (error: unknown, names: readonly string[]) => {
    if (!(error instanceof CrmRefusal)) throw error
    for (const name of names) {
      if (!refusals.has(name)) {
        report(
          `Bookings arrive in the CRM without the field ${name}, which can be neither found nor created: ${error.message}.`,
        )
      }
      refusals.set(name, now())
    }
  }

  /**
   * The fields, listed once an hour, and just now if one of these is missing: another instance may have made it.
   * None if the CRM refuses to list them: the activity's note says the same.
   */
  const list = async (client: VendorClient, names: readonly string[]) => {
    const isMissing = names.some(
      (name) => !isRefused(name) && findKey(known?.fields ?? [], name) === undefined,
    )
    if (known && isFresh(known.loadedAt) && !isMissing) return known.fields
    const loadedAt = now()
    const fields = await listDealFields(client).catch((error: unknown) => {
      acceptRefusal(error, names)
      return []
    })
    known = { loadedAt, fields }
    return fields
  }

  /** Returns the key of a new field; undefined if the CRM refuses it. */
  const create = async (
    client: VendorClient,
    name: string,
    memory: FieldMemory,
  ): Promise<string | undefined> => {
    const undo = await memory.beginField(name)
    if (!undo) {
      throw new CrmUnavailable(`It is not known yet whether the CRM has the field ${name}`)
    }
    const body = { field_name: name, field_type: 'varchar' }
    try {
      const { data } = await client.send({ method: 'POST', path, body })
      const created = parseOrUnavailable(fieldSchema, data, 'new field')
      if (known) known = { ...known, fields: [...known.fields, { ...created, ...body }] }
      return created.field_code
    } catch (error) {
      if (isNotWritten(error)) await undo()
      acceptRefusal(error, [name])
      return undefined
    }
  }

  return {
    /** Forgets the fields, and returns true, unless they were listed after `since`, and so are true. */
    forget: (since: number): boolean => {
      if (!known || known.loadedAt >= since) return false
      known = undefined
      return true
    },
    /**
     * Returns the values by the fields' keys. Missing fields are created; the value of one that the CRM refuses,
     * or that takes no texts, is left out, since the deal's title and note have the industry too. Where the visitor
     * came from is told to fields that the owner has made for it.
     */
    toCustomFields: async (
      client: VendorClient,
      { fields, origin = {} }: Pick<CrmRecords, 'fields' | 'origin'>,
      memory: FieldMemory,
    ): Promise<Record<string, string>> => {
      const names = Object.keys(fields)
      if (names.length + Object.keys(origin).length === 0) return {}
      const listed = await list(client, names)
      const texts = listed.filter(isText)
      const keys = new Map(Object.keys(origin).map((name) => [name, findKey(texts, name)]))
      for (const name of names) {
        const key = findKey(listed, name)
        const isWanted = key === undefined && !isRefused(name)
        keys.set(name, isWanted ? await create(client, name, memory) : findKey(texts, name))
      }
      return Object.fromEntries(
        Object.entries({ ...origin, ...fields }).flatMap(([name, value]) => {
          const key = keys.get(name)
          return key === undefined ? [] : [[key, value] as const]
        }),
      )
    },
  }
}

export type DealFields = ReturnType<typeof createDealFields>
