import * as v from 'valibot'
import { industryFieldName } from '@/contactService/schemas/industryField'
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

/** The custom fields of deals: that of the industry, and those that owners make for where visitors came from. */
export function createDealFields({ now, report }: Pick<SiteContext, 'now' | 'report'>) {
  let fields: readonly Field[] = []
  let listedAt = -Infinity
  /** When the CRM refused to list the fields, or to create that of the industry. */
  let refusedAt = -Infinity

  const isFresh = (time: number) => isRecent(time, freshMs, now())

  /** Leaves the industry out for a while. Any other error is thrown. */
  const acceptRefusal = (error: unknown) => {
    if (!(error instanceof CrmRefusal)) throw error
    if (refusedAt === -Infinity) {
      report(
        `Bookings arrive in the CRM without the field ${industryFieldName}, which can be neither found nor created: ${error.message}.`,
      )
    }
    refusedAt = now()
  }

  /** None if the CRM refuses to list them: the activity's note says the same. */
  const list = async (client: VendorClient) => {
    const startedAt = now()
    fields = await listDealFields(client).catch((error: unknown) => {
      acceptRefusal(error)
      return []
    })
    listedAt = startedAt
  }

  const createIndustry = async (
    client: VendorClient,
    { beginField }: Pick<CrmMemory, 'beginField'>,
  ) => {
    const undo = await beginField()
    if (!undo) {
      throw new CrmUnavailable(
        `It is not known yet whether the CRM has the field ${industryFieldName}`,
      )
    }
    const body = { field_name: industryFieldName, field_type: 'varchar' }
    try {
      const { data } = await client.send({ method: 'POST', path, body })
      const created = parseOrUnavailable(fieldSchema, data, 'new field')
      fields = [...fields, { ...created, ...body }]
    } catch (error) {
      if (isNotWritten(error)) await undo()
      acceptRefusal(error)
    }
  }

  return {
    /** Forgets the fields, and returns true, unless they were listed after `since`, and so are true. */
    forget: (since: number): boolean => {
      if (listedAt === -Infinity || listedAt >= since) return false
      listedAt = -Infinity
      return true
    },
    /**
     * Returns the values by the fields' keys. A missing field of the industry is created; if the CRM refuses that, or
     * the field takes no texts, the industry is left out, since the deal's title and note have it too. Where the
     * visitor came from is told to fields that the owner has made for it.
     */
    toCustomFields: async (
      client: VendorClient,
      { industry, origin = {} }: Pick<CrmRecords, 'industry' | 'origin'>,
      memory: Pick<CrmMemory, 'beginField'>,
    ): Promise<Record<string, string>> => {
      const values = { ...origin, ...(industry !== null && { [industryFieldName]: industry }) }
      if (Object.keys(values).length === 0) return {}
      const isMissing = () =>
        industry !== null &&
        !isFresh(refusedAt) &&
        !fields.some(({ field_name }) => field_name === industryFieldName)
      // Listed once an hour, and just now if one is missing: another instance may have made it.
      if (!isFresh(listedAt) || isMissing()) await list(client)
      if (isMissing()) await createIndustry(client, memory)
      return Object.fromEntries(
        Object.entries(values).flatMap(([name, value]) => {
          const field = fields.find((each) => each.field_name === name && isText(each))
          return field ? [[field.field_code, value] as const] : []
        }),
      )
    },
  }
}

export type DealFields = ReturnType<typeof createDealFields>
