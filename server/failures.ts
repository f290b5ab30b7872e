import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FailureResponse } from '../src/contactService/schemas/responses'
import { ContactStoreError, RateLimited, type StoreProblem } from './contactStore'

/** A request that the gateway itself refuses, with a text for people. */
export class RequestRefused extends Error {
  constructor(
    readonly statusCode: number,
    message: string,
    readonly info?: string,
  ) {
    super(message)
  }
}

const statusOfProblem: Record<StoreProblem, number> = {
  slotTaken: 409,
  notFound: 404,
  invalidReference: 422,
  keyReused: 422,
  unavailable: 503,
  rateLimited: 429,
}

/** Texts for what the framework refuses: its own messages may quote the request. */
const textOfStatus: Record<number, string> = {
  400: 'The request is not valid',
  404: 'There is no such call',
  413: 'The request is too large',
  414: 'The address is too long',
  415: 'The request must be JSON',
}

interface Failure {
  readonly status: number
  readonly error: string
  readonly info?: string
  readonly retryAfterSeconds?: number
}

interface FrameworkError {
  readonly statusCode?: number
  readonly validationContext?: string
  readonly validation?: readonly {
    readonly instancePath: string
    readonly message?: string
    readonly params: Readonly<Record<string, unknown>>
  }[]
}

const longestQuotedName = 40

/** Which field is wrong and why, for example `body/due_date must match format "date"`. */
const describeValidation = ({ validationContext, validation }: FrameworkError) => {
  const first = validation?.[0]
  if (!first) return undefined
  const { additionalProperty } = first.params
  const name =
    typeof additionalProperty === 'string'
      ? ` '${additionalProperty.slice(0, longestQuotedName)}'`
      : ''
  return `${validationContext}${first.instancePath} ${first.message ?? 'is not valid'}${name}`
}

function toFailure(thrown: unknown): Failure {
  if (thrown instanceof RateLimited) {
    const { message, retryAfterSeconds } = thrown
    return { status: statusOfProblem[thrown.problem], error: message, retryAfterSeconds }
  }
  if (thrown instanceof ContactStoreError) {
    return { status: statusOfProblem[thrown.problem], error: thrown.message }
  }
  if (thrown instanceof RequestRefused) {
    return { status: thrown.statusCode, error: thrown.message, info: thrown.info }
  }
  const known = typeof thrown === 'object' && thrown !== null ? (thrown as FrameworkError) : {}
  const { statusCode: status = 500 } = known
  const error = textOfStatus[status]
  if (error) return { status, error, info: describeValidation(known) }
  return { status: 500, error: 'The contact service failed' }
}

/** The one envelope of every failure below `/api`. */
export const failureEnvelope = (error: string, info?: string): FailureResponse => ({
  success: false,
  error,
  ...(info === undefined ? {} : { error_info: info }),
  data: null,
})

/** Answers whatever was thrown below `/api`; what is not the caller's fault is logged. */
export function answerFailure(thrown: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { status, error, info, retryAfterSeconds } = toFailure(thrown)
  if (status >= 500) request.log.error({ err: thrown }, 'a call failed')
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))
  return reply.code(status).type('application/json').send(failureEnvelope(error, info))
}
