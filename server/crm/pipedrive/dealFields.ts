import * as v from 'valibot'
import { industryFieldName } from '@/contactService/schemas/industryField'
import type { SiteContext } from '../../records/database'
import { hourMs, isRecent } from '../../time'
import { CrmRefusal } from '../crm'
import type { CrmMemory, CrmRecords } from '../crmRecords'
import { listAllPages, parseOrUnavailable, type VendorClient } from './vendorClient'

/** Fields hardly ever change. */
const freshMs = hourMs

/** A custom field. */
const fieldSchema = v.object({
  field_code: v.pipe(v.string(), v.regex(/^[0-9a-f]{40}$/)),
  field_name: v.string(),
  field_type: v.fallback(v.string(), ''),
})

type Field = v.InferOutput<typeof fieldSchema>

const path = '/api/v2/dealFields'

/** Another type refuses texts, and with them the deal. */
export const isText = ({ field_type }: Field) =>
  ['varchar', 'varchar_auto', 'text'].includes(field_type)

export const listDealFields = (client: VendorClient): Promise<Field[]> =>
  listAllPages(client, { path, query: { limit: 500 }, schema: fieldSchema })

/** Stands for that of the industry where the CRM refuses to list or to create it. */
const refusedField: Field = {
  field_code: '',
  field_name: industryFieldName,
  field_type: 'refused',
}

/** The custom fields of deals: that of the industry, and those that owners make for where visitors came from. */
export function createDealFields({ now, report }: Pick<SiteContext, 'now' | 'report'>) {
  let fields: readonly Field[] = []
  let listedAt = -Infinity
  let isReported = false

  /** Leaves the industry out until the fields are listed again. Any other error is thrown. */
  const acceptRefusal = (error: unknown) => {
    if (!(error instanceof CrmRefusal)) throw error
    if (!isReported) {
      report(
        `Bookings arrive in the CRM without the field ${industryFieldName}, which can be neither found nor created: ${error.message}.`,
      )
    }
    isReported = true
    return refusedField
  }

  /** None if the CRM refuses to list them: the activity's note says the same. */
  const list = async (client: VendorClient) => {
    const startedAt = now()
    fields = await listDealFields(client).catch((error: unknown) => [acceptRefusal(error)])
    listedAt = startedAt
  }

  const createIndustry = async (client: VendorClient, { begin }: Pick<CrmMemory, 'begin'>) => {
    await begin('field')
    const body = { field_name: industryFieldName, field_type: 'varchar' }
    const { data } = await client.send({ method: 'POST', path, body })
    return { ...parseOrUnavailable(fieldSchema, data, 'new field'), ...body }
  }

  return {
    /**
     * Lists the fields anew after a deal with these values was refused. Returns whether one of them is gone or takes no
     * texts: then the deal can be tried again.
     */
    listAfterRefusal: async (
      client: VendorClient,
      values: Readonly<Record<string, string>>,
    ): Promise<boolean> => {
      const codes = Object.keys(values)
      if (codes.length > 0) await list(client)
      return codes.some((code) => !fields.some((each) => each.field_code === code && isText(each)))
    },
    /**
     * Returns the values by the fields' keys. A missing field of the industry is created; if the CRM refuses that, or
     * the field takes no texts, the industry is left out, since the deal's title and note have it too. Where the
     * visitor came from is told to fields that the owner has made for it.
     */
    toCustomFields: async (
      client: VendorClient,
      { industry, origin = {} }: Pick<CrmRecords, 'industry' | 'origin'>,
      memory: Pick<CrmMemory, 'begin'>,
    ): Promise<Record<string, string>> => {
      const values = { ...origin, ...(industry !== null && { [industryFieldName]: industry }) }
      if (Object.keys(values).length === 0) return {}
      const isMissing = () =>
        industry !== null && !fields.some(({ field_name }) => field_name === industryFieldName)
      // Listed once an hour, and just now if one is missing: another instance may have made it.
      if (!isRecent(listedAt, freshMs, now()) || isMissing()) await list(client)
      if (isMissing()) {
        fields = [...fields, await createIndustry(client, memory).catch(acceptRefusal)]
      }
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
