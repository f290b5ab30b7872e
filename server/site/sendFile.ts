import type { FastifyReply, FastifyRequest } from 'fastify'
import { RequestRefused } from '../failures'
import { removePageHeaders } from '../securityHeaders'
import { evaluateConditions } from './conditions'
import { chooseEncoding } from '../negotiation'
import type { Representation, SiteFile } from './loadSite'

const chooseRepresentation = (request: FastifyRequest, file: SiteFile): Representation => {
  const header = request.headers['accept-encoding']
  const encoding = chooseEncoding(header, (name) => file[name] !== undefined)
  return file[encoding] ?? file.identity
}

/**
 * Sends a file whole, whatever conditions the request has.
 *
 * @param more headers that replace the file's own
 */
export function sendWholeFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: SiteFile,
  more: Readonly<Record<string, string>> = {},
) {
  const { body, headers } = chooseRepresentation(request, file)
  return reply.headers(headers).headers(more).send(body)
}

/**
 * Sends a file, a part of it, or 304 if the client has this version, as the headers request.
 *
 * @param more headers that replace the file's own
 */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: SiteFile,
  more: Readonly<Record<string, string>> = {},
) {
  const { body, etag, headers } = chooseRepresentation(request, file)
  const outcome = evaluateConditions(request.method, request.headers, { etag, size: body.length })
  if (outcome.kind === 'conditionFailed') {
    throw new RequestRefused(412, 'The file has another version')
  }
  if (outcome.kind === 'unsatisfiableRange') {
    reply.header('content-range', `bytes */${body.length}`)
    throw new RequestRefused(416, 'The file has no such part')
  }
  removePageHeaders(reply, file.name)
  reply.headers(headers).headers(more)
  if (outcome.kind === 'unchanged') return reply.code(304).send()
  if (outcome.kind === 'whole') return reply.send(body)
  const { first, last } = outcome
  return reply
    .code(206)
    .header('content-range', `bytes ${first}-${last}/${body.length}`)
    .send(body.subarray(first, last + 1))
}
