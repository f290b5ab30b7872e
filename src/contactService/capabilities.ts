import type { ContactServiceRequest } from './request'

/**
 * The capabilities of the records that this page is creating, by the record's path, such as `deals/7`. They
 * are secrets, so they are kept out of the Redux store.
 */
const capabilities = new Map<string, string>()

const referencePaths = { org_id: 'organizations', person_id: 'persons', deal_id: 'deals' }

/** The paths of the records that a request changes or refers to. */
const getReferences = ({ path, body = {} }: ContactServiceRequest): string[] => [
  path,
  ...Object.entries(referencePaths).map(
    ([field, kind]) => `${kind}/${String(Reflect.get(body, field))}`,
  ),
]

const toHeader = (chosen: readonly string[]) => chosen.join(' ') || undefined

/** @param record its path, such as `deals/7` */
export function rememberCapability(record: string, capability: string): void {
  capabilities.set(record, capability)
}

/** Forgets the capabilities of the records that a request changes or refers to; without a request, all. */
export function forgetCapabilities(request?: ContactServiceRequest): void {
  const records = request ? getReferences(request) : capabilities.keys()
  for (const record of records) capabilities.delete(record)
}

/** The capabilities of the records that a request changes or refers to, as their header. */
export const getCapabilities = (request: ContactServiceRequest): string | undefined =>
  toHeader(getReferences(request).flatMap((record) => capabilities.get(record) ?? []))

/** The capabilities of the deals that are not finished yet, as their header. */
export const getDealCapabilities = (): string | undefined =>
  toHeader(
    [...capabilities].flatMap(([record, capability]) =>
      record.startsWith(`${referencePaths.deal_id}/`) ? capability : [],
    ),
  )

/**
 * The tokens of the links in confirmations, each at the key that stands for it in the Redux store:
 * tokens are secrets, so they are kept out of it (requirements R57).
 */
const tokens: string[] = []

/** Keeps a token and returns its key; the same token always has the same key. */
export function keepToken(token: string): number {
  const known = tokens.indexOf(token)
  return known < 0 ? tokens.push(token) - 1 : known
}

export const getToken = (key: number): string | undefined => tokens[key]
