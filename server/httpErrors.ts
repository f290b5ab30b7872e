import type { FastifyReply, FastifyRequest, FastifySchemaValidationError } from 'fastify'
import { getField } from './errors'

/** A request that the gateway refuses, with a message for the caller. */
export class HttpError extends Error {
  readonly retryAfterSeconds?: number
  constructor(
    readonly statusCode: number,
    message: string,
    readonly info?: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

const invalidText = 'The request is not valid'

/** Texts that replace the messages of Fastify and Node, because those may quote the request. */
const statusTexts: Record<number, string> = {
  400: invalidText,
  404: 'There is no such call',
  405: 'Only GET and HEAD are allowed here',
  413: 'The request is too large',
  414: 'The URL is too long',
  415: 'The request must be JSON in UTF-8, not compressed',
}

/** Refuses a request with the text of a status from 400 to 499. */
export const refuse = (status: number, info?: string): HttpError =>
  new HttpError(status, statusTexts[status] ?? invalidText, info)

const maxQuotedLength = 40

/** Quotes a field name of a client, shortened because a client may send a very long name. */
export const quoteName = (name: string): string => `'${name.slice(0, maxQuotedLength)}'`

/** Names the invalid field and its rule, for example `body/due_date must match format "date"`. */
export function refuseInvalid(
  [error]: readonly FastifySchemaValidationError[],
  part: string,
): HttpError {
  if (!error) return refuse(400)
  const { instancePath, message = 'is not valid', params } = error
  const { additionalProperty } = params
  const name = typeof additionalProperty === 'string' ? ` ${quoteName(additionalProperty)}` : ''
  return refuse(400, `${part}${instancePath} ${message}${name}`)
}

function toHttpError(thrown: unknown): HttpError {
  if (thrown instanceof HttpError) return thrown
  const status = Number(getField(thrown, 'statusCode'))
  return status >= 400 && status < 500
    ? refuse(status)
    : new HttpError(500, 'The contact service failed')
}

/** The envelope of every error response but the not-found page. */
const createFailureEnvelope = (error: string, info?: string) => ({
  success: false as const,
  error,
  ...(info === undefined ? {} : { error_info: info }),
  data: null,
})

/** Sends the response for any error, and logs it unless the caller caused it. */
export function sendFailure(thrown: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { statusCode, message, info, retryAfterSeconds } = toHttpError(thrown)
  if (statusCode >= 500) request.log.error({ err: thrown }, 'a call failed')
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))
  // The rest of the body is never read, so this connection can't carry another request.
  if (!request.raw.complete) reply.header('connection', 'close')
  return reply
    .code(statusCode)
    .header('cache-control', 'no-store')
    .type('application/json')
    .send(createFailureEnvelope(message, info))
}
