import type { ServiceUrls } from '../site/serviceUrls'
import type { ContactServiceRequest } from './request'

/**
 * The capabilities of the records that this page has created, by service and by the record's path,
 * such as `deals/7`. They are secrets, so they are kept out of the Redux store.
 */
const known = new WeakMap<ServiceUrls, Map<string, string>>()

const referencePaths = { org_id: 'organizations', person_id: 'persons', deal_id: 'deals' }

/** Keeps the capability that came with a created record. */
export function rememberCapability(service: ServiceUrls, record: string, capability: string): void {
  const capabilities = known.get(service) ?? new Map<string, string>()
  known.set(service, capabilities.set(record, capability))
}

/** The capabilities of the records that a request changes or refers to, as their header. */
export function getCapabilities(
  service: ServiceUrls,
  { path, body = {} }: ContactServiceRequest,
): string | undefined {
  const references = Object.entries(referencePaths).map(
    ([field, kind]) => `${kind}/${String(Reflect.get(body, field))}`,
  )
  const capabilities = [path, ...references].flatMap(
    (record) => known.get(service)?.get(record) ?? [],
  )
  return capabilities.join(' ') || undefined
}
