import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type * as v from 'valibot'
import type { writeHeadersSchema } from '@/contactService/schemas/requests'
import { errorCodes, type Created } from '@/contactService/schemas/responses'
import type { Capabilities, Grant, RecordKind } from '../capabilities'
import type { WriteOptions } from '../contactStore'
import { RequestRefused } from '../failures'

export type WriteHeaders = v.InferOutput<typeof writeHeadersSchema>

/** The ids to which a request refers in its body and path, under the body's field names. */
interface References {
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

export interface WriteRules {
  readonly capabilities: Capabilities
  /** A form that is sent faster than this was filled in by a script. */
  readonly minimumFillSeconds: number
}

export const getWriteOptions = (headers: WriteHeaders): WriteOptions => {
  const idempotencyKey = headers['idempotency-key']
  return idempotencyKey === undefined ? {} : { idempotencyKey }
}

const requireGrants = (
  { capabilities }: WriteRules,
  headers: WriteHeaders,
  references: References,
): Grant[] => {
  const given = headers['x-record-capabilities']?.split(' ') ?? []
  return (Object.keys(kinds) as (keyof References)[]).flatMap((field) => {
    const id = references[field]
    if (id === undefined) return []
    const grant = capabilities.check(given, kinds[field], id)
    // The response does not depend on whether the record exists, so that nobody can count ids.
    if (!grant)
      throw new RequestRefused(403, `This ${kinds[field]} is not yours`, errorCodes.capability)
    return [grant]
  })
}

/**
 * Decides whether a write is carried out. Returns `pretended` if a script seems to have filled in the
 * form, or if the request refers to a record that was only pretended.
 *
 * @throws {RequestRefused} if a reference has no capability
 */
export function getGrant(
  rules: WriteRules,
  headers: WriteHeaders,
  references: References = {},
): Grant {
  const grants = requireGrants(rules, headers, references)
  const isScript =
    headers['x-form-trap'] !== undefined || Number(headers['x-form-age']) < rules.minimumFillSeconds
  return isScript || grants.includes('pretended') ? 'pretended' : 'stored'
}

/** A hash of the request, so that a repeated request gets the same pretended record. */
const hash = (headers: WriteHeaders, body: unknown) =>
  createHash('sha256')
    .update(JSON.stringify([headers['idempotency-key'], body]))
    .digest('hex')

export const pretendRecord = (headers: WriteHeaders, body: unknown): Created => ({
  id: 1 + Number.parseInt(hash(headers, body).slice(0, 4), 16),
})

export const pretendKey = (body: unknown): string => hash({ 'x-form-age': '' }, body).slice(0, 40)

/** Sends a record's capability to the client that created the record. */
export const sendCapability = (reply: FastifyReply, capability: string) =>
  reply.header('x-record-capability', capability)
