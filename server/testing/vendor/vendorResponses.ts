import type { VendorAccount } from './vendorRecords'

export interface VendorCall {
  readonly account: VendorAccount
  readonly query: Readonly<Record<string, string>>
  readonly body: Readonly<Record<string, unknown>>
  /** The id in the path; NaN if the path has none. */
  readonly id: number
}

export interface VendorResponse {
  readonly status: number
  readonly body: object
}

/** A call by method and path, for example `PUT /deals/{id}`. */
export type VendorCalls = Readonly<Record<string, (call: VendorCall) => VendorResponse>>

export const respond = (status: number, data: unknown, additional?: object): VendorResponse => ({
  status,
  body: { success: true, data, ...(additional && { additional_data: additional }) },
})

export const refuse = (status: number, error: string): VendorResponse => ({
  status,
  body: { success: false, error, error_info: 'Please check the documentation', data: null },
})

const lists = { org_id: 'organizations', person_id: 'persons', deal_id: 'deals' } as const

/** Returns the refusal of a body that refers to a record that does not exist. */
export function checkReferences(
  account: VendorAccount,
  references: Readonly<Record<string, unknown>>,
): VendorResponse | undefined {
  const { owner_id } = references
  if (owner_id !== undefined && !account.users.some(({ id }) => id === owner_id)) {
    return refuse(400, 'owner_id was not found')
  }
  for (const [name, list] of Object.entries(lists)) {
    const id = references[name]
    if (id === undefined || id === null) continue
    if (!account[list].some((record) => record.id === id)) {
      return refuse(400, `${name} was not found`)
    }
  }
  return undefined
}

export const toText = (value: unknown) => (typeof value === 'string' ? value : '')
