import type { FastifyReply } from 'fastify'
import type * as v from 'valibot'
import type { writeHeadersSchema } from '@/contactService/schemas/requests'
import { errorCodes } from '@/contactService/schemas/responses'
import { minimumFormAge } from '@/contactService/schemas/rules'
import type { Capabilities, RecordKind } from '../capabilities'
import type { WriteOptions } from '../contactStore'
import { RequestRefused } from '../failures'
import { isSuspectId, type SuspectOrigin, type SuspectReason } from '../suspects'

export type WriteHeaders = v.InferOutput<typeof writeHeadersSchema>

/** The ids to which a request refers in its body and path, under the body's field names. */
export interface References {
  readonly org_id?: number
  readonly person_id?: number
  readonly deal_id?: number
  readonly activity_id?: number
}

const kinds = {
  org_id: 'organization',
  person_id: 'person',
  deal_id: 'deal',
  activity_id: 'activity',
} as const satisfies Record<keyof References, RecordKind>

export const getWriteOptions = (headers: WriteHeaders): WriteOptions => {
  const idempotencyKey = headers['idempotency-key']
  return idempotencyKey === undefined ? {} : { idempotencyKey }
}

// The response does not depend on whether the record exists, so that nobody can count ids.
export const createRefusal = (kind: RecordKind | 'record') =>
  new RequestRefused(403, `This ${kind} is not yours`, errorCodes.capability)

/** Returns the ids to which a request refers, the most general first. */
function requireCapabilities(
  capabilities: Capabilities,
  headers: WriteHeaders,
  references: References,
): number[] {
  const given = headers['x-record-capabilities']?.split(' ') ?? []
  return (Object.keys(kinds) as (keyof References)[]).flatMap((field) => {
    const id = references[field]
    if (id === undefined) return []
    if (!capabilities.check(given, kinds[field], id)) throw createRefusal(kinds[field])
    return [id]
  })
}

const getReason = (headers: WriteHeaders): SuspectReason | undefined => {
  if (headers['x-form-trap'] !== undefined) return 'trap'
  return Number(headers['x-form-age']) < minimumFormAge ? 'age' : undefined
}

/** The site's keys are `{sequence}-{step}-{hash}` (`src/contactService/resumableWrites.ts`). */
const getSequence = (key: string | undefined) =>
  key?.replace(/-(organization|person|deal|activity)-[^-]*$/, '')

/**
 * Decides whether a write is suspect; undefined if it is not. A form is judged by the first write of
 * its sequence, which refers to no record; the others are what the records are to which they refer.
 *
 * @throws {RequestRefused} if a reference has no capability
 */
export function getSuspectOrigin(
  capabilities: Capabilities,
  headers: WriteHeaders,
  references: References,
): SuspectOrigin | undefined {
  const ids = requireCapabilities(capabilities, headers, references)
  if (ids.length > 0) {
    const id = ids.findLast(isSuspectId)
    return id === undefined ? undefined : { id }
  }
  const reason = getReason(headers)
  return reason && { reason, sequence: getSequence(headers['idempotency-key']) }
}

/** Sends a record's capability to the client that created the record. */
export const sendCapability = (reply: FastifyReply, capability: string) =>
  reply.header('x-record-capability', capability)
