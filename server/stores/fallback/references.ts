import { isTemporaryId, type PendingWrites } from './pendingWrites'

export const referenceNames = ['id', 'org_id', 'person_id', 'deal_id'] as const

/** Replaces temporary ids by the vendor's, as far as the vendor has the records. */
export function resolveReferences<Request extends object>(
  request: Request,
  pendingWrites: Pick<PendingWrites, 'getVendorId'>,
): Request {
  const changes = referenceNames.flatMap((name) => {
    const id: unknown = Reflect.get(request, name)
    if (typeof id !== 'number' || !isTemporaryId(id)) return []
    const vendorId = pendingWrites.getVendorId(id)
    return vendorId === undefined ? [] : [[name, vendorId] as const]
  })
  return { ...request, ...Object.fromEntries(changes) }
}

/** The temporary ids that a request refers to. */
export const listTemporaryReferences = (request: object): number[] =>
  referenceNames.flatMap((name) => {
    const id: unknown = Reflect.get(request, name)
    return typeof id === 'number' && isTemporaryId(id) ? [id] : []
  })
