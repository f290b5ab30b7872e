import type { FastifyReply } from 'fastify'
import { refuse } from './vendorResponses'

const sendFailure = (status: number, error: string) => (reply: FastifyReply) =>
  reply.code(status).send(refuse(status, error).body)

/** Invalid responses of the vendor, by name. */
export const misbehaviours = {
  invalid: sendFailure(400, 'A field is not valid'),
  unauthorized: sendFailure(401, 'unauthorized access'),
  forbidden: sendFailure(403, 'Scope and URL mismatch'),
  notFound: sendFailure(404, 'Unknown method .'),
  gone: sendFailure(410, 'This version is retired'),
  failing: sendFailure(500, 'Server error'),
  noData: (reply: FastifyReply) => reply.send({ success: true, data: null }),
  hang: (reply: FastifyReply) => reply.hijack(),
  reset: (reply: FastifyReply) => {
    reply.hijack()
    reply.raw.socket?.resetAndDestroy()
  },
} as const

export type MisbehaviourName = keyof typeof misbehaviours

export interface Misbehaviour {
  readonly name: MisbehaviourName
  /** The call, for example `POST /deals`; undefined for every call. */
  readonly call?: string
  /** The number of calls; undefined for every call until `behave`. */
  readonly times?: number
  /** Whether the call is carried out first, so that only its response is lost. */
  readonly afterwards?: boolean
  /** Whether the call is carried out after its response, at `carryOutLate`. */
  readonly late?: boolean
}
