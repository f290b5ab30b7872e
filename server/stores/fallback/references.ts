import { isKeptId, type KeptWrites } from './keptWrites'

export const referenceNames = ['id', 'org_id', 'person_id', 'deal_id'] as const

/** Replaces the ids of kept records by the vendor's, as far as they have been carried over. */
export function resolveReferences<Request extends object>(
  request: Request,
  kept: Pick<KeptWrites, 'getVendorId'>,
): Request {
  const changes = referenceNames.flatMap((name) => {
    const id: unknown = Reflect.get(request, name)
    if (typeof id !== 'number' || !isKeptId(id)) return []
    const vendorId = kept.getVendorId(id)
    return vendorId === undefined ? [] : [[name, vendorId] as const]
  })
  return { ...request, ...Object.fromEntries(changes) }
}

/** The ids of kept records that a request refers to. */
export const listKeptReferences = (request: object): number[] =>
  referenceNames.flatMap((name) => {
    const id: unknown = Reflect.get(request, name)
    return typeof id === 'number' && isKeptId(id) ? [id] : []
  })
