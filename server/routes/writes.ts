import type * as v from 'valibot'
import type { writeHeadersSchema } from '@/contactService/schemas/requests'
import { errorCodes, type Created } from '@/contactService/schemas/responses'
import { minimumFormAge } from '@/contactService/schemas/rules'
import { defaultLanguage, languages, type Language } from '@/site/language'
import type { Capabilities, RecordKind } from '../capabilities'
import type { WriteOptions } from '../records/activities'
import { HttpError } from '../httpErrors'
import { getPreferredLanguage } from '../edge/negotiation'
import {
  isSuspectId,
  type SuspectWrite,
  type SuspectParts,
  type SuspectReason,
} from '../records/suspects'
import type { ApiOptions } from './apiOptions'

export type WriteHeaders = v.InferOutput<typeof writeHeadersSchema>

const kinds = {
  org_id: 'organization',
  person_id: 'person',
  deal_id: 'deal',
} as const

/** The ids to which a request refers in its body and path, under the body's field names. */
type References = Readonly<Partial<Record<keyof typeof kinds, number>>>

const getLanguage = (headers: WriteHeaders): Language =>
  getPreferredLanguage(headers['accept-language'], languages) ?? defaultLanguage

export const getWriteOptions = (headers: WriteHeaders): WriteOptions => ({
  language: getLanguage(headers),
  idempotencyKey: headers['idempotency-key'],
})

// The response does not depend on whether the record exists, so that nobody can count ids.
const createRefusal = (kind: RecordKind | 'record') =>
  new HttpError(403, `This ${kind} is not yours`, errorCodes.capability)

/** Returns the ids to which a request refers, the most general first. */
function requireCapabilities(
  capabilities: Capabilities,
  headers: WriteHeaders,
  references: References,
): number[] {
  return (Object.keys(kinds) as (keyof References)[]).flatMap((field) => {
    const id = references[field]
    if (id === undefined) return []
    const own = capabilities.listIds(headers['x-record-capabilities'], kinds[field])
    if (!own.includes(id)) throw createRefusal(kinds[field])
    return [id]
  })
}

const getReason = (headers: WriteHeaders): SuspectReason | undefined => {
  if (headers['x-form-trap'] !== undefined) return 'trap'
  return Number(headers['x-form-age']) < minimumFormAge ? 'age' : undefined
}

/** The site's keys are `{sequence}-{kind}` (`src/features/contactDetails/createDealRecords.ts`). */
const getSequence = (key: string | undefined) =>
  key?.replace(/-(organization|person|deal|activity)$/, '')

/**
 * A form is judged by the first write of its sequence, which refers to no record; the others are what
 * the records are to which they refer. Undefined if the write is not suspect.
 */
function getSuspectWrite(headers: WriteHeaders, ids: readonly number[]): SuspectWrite | undefined {
  if (ids.length > 0) {
    const id = ids.findLast(isSuspectId)
    return id === undefined ? undefined : { id }
  }
  const reason = getReason(headers)
  return reason && { reason, sequence: getSequence(headers['idempotency-key']) }
}

/**
 * Returns a function that keeps a suspect write for the owner. It resolves to undefined if the write is
 * to be carried out, and rejects if a reference has no capability. Each booking or message that is kept is
 * counted.
 */
export function createSuspectKeeper({
  capabilities,
  store,
  metrics,
}: Pick<ApiOptions, 'capabilities' | 'store' | 'metrics'>) {
  return async (
    { headers }: { readonly headers: WriteHeaders },
    references: References,
    parts: Omit<SuspectParts, 'language'>,
  ): Promise<Created | undefined> => {
    const write = getSuspectWrite(headers, requireCapabilities(capabilities, headers, references))
    if (!write) return undefined
    const kept = await store.keepSuspect(write, { ...parts, language: getLanguage(headers) })
    // The owner has removed it meanwhile: the browser then sends all of it again.
    if (!kept) throw createRefusal('record')
    if (kept.isNew && 'reason' in write) metrics.suspects.inc({ reason: write.reason })
    return { id: kept.id }
  }
}
