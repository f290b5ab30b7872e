import type { NewDealField } from '@/contactService/schemas/requests'
import type { DealField } from '@/contactService/schemas/responses'
import type { Dialect } from './dialect'
import type { VendorClient } from './vendorClient'
import { listAllPages } from './vendorPages'

/** Fields hardly ever change. */
const freshMs = 3_600_000

const isCustom = ({ key }: DealField) => /^[0-9a-f]{40}$/.test(key)

export interface DealFields {
  /** The account's custom fields, cached for up to an hour. */
  list(): Promise<readonly DealField[]>
  /** Whether there is a field with this key. */
  has(key: string): Promise<boolean>
  /** Creates a field, or returns the one that has the name. Callers must not run at the same time. */
  create(field: NewDealField): Promise<DealField>
}

export function createDealFields(
  client: VendorClient,
  dialect: Dialect,
  now: () => number,
): DealFields {
  let known:
    { readonly loadedAt: number; readonly fields: Promise<readonly DealField[]> } | undefined

  const load = () => {
    const fields = listAllPages(client, dialect, {
      path: '/dealFields',
      query: { limit: 500 },
      read: (data) => dialect.readDealField(data),
    }).then((all) => all.filter(isCustom))
    const loading = { loadedAt: now(), fields }
    known = loading
    fields.catch(() => {
      if (known === loading) known = undefined
    })
    return fields
  }

  const list = () => (known && now() - known.loadedAt < freshMs ? known.fields : load())

  return {
    list,
    has: async (key) => {
      const isKey = (field: DealField) => field.key === key
      return (await list()).some(isKey) || (await load()).some(isKey)
    },
    create: async (field) => {
      const existing = (await load()).find(({ name }) => name === field.name)
      if (existing) return existing
      const { data } = await client.send({
        method: 'POST',
        path: `${dialect.basePath}/dealFields`,
        body: dialect.toDealField(field),
      })
      known = undefined
      return dialect.readDealField(data)
    },
  }
}
