import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { RequestRefused } from '../failures'
import { removePageHeaders } from '../securityHeaders'
import { chooseEncoding } from '../negotiation'
import type { Representation, SiteFile } from './loadSite'

/** The response that a request's conditions and range require (RFC 9110). */
type Outcome =
  | { readonly kind: 'whole' }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'conditionFailed' }
  | { readonly kind: 'unsatisfiableRange' }
  | { readonly kind: 'part'; readonly first: number; readonly last: number }

const whole: Outcome = { kind: 'whole' }

/** Both weak and strong tags; a list may hold several. */
const entityTag = /(?:W\/)?"[^"]*"/g
const parseTags = (header: string): readonly string[] => header.match(entityTag) ?? []

const removeWeakness = (tag: string) => tag.replace(/^W\//, '')

/** If-Match compares strongly: a weak tag never matches. */
const hasMatch = (header: string, etag: string) =>
  header.trim() === '*' || parseTags(header).includes(etag)

/** If-None-Match compares weakly. */
const hasWeakMatch = (header: string, etag: string) =>
  header.trim() === '*' || parseTags(header).some((tag) => removeWeakness(tag) === etag)

const byteRange = /^bytes=\s*(\d*)-(\d*)\s*$/

/** Sends the whole file for several ranges and for units other than bytes, as RFC 9110 allows. */
function getPart(header: string, size: number): Outcome {
  const [, from = '', to = ''] = byteRange.exec(header) ?? []
  if (from === '' && to === '') return whole
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && from !== '' && Number(to) < first) return whole
  return first < size ? { kind: 'part', first, last } : { kind: 'unsatisfiableRange' }
}

/**
 * Evaluates the conditions of a GET or HEAD in the order of RFC 9110. Files have no date of change,
 * because it differs between instances, so conditions on dates are ignored.
 *
 * @param file the strong entity tag, and the size in bytes, of the representation to send
 */
function evaluateConditions(
  method: string,
  headers: IncomingHttpHeaders,
  { etag, size }: { readonly etag: string; readonly size: number },
): Outcome {
  const ifMatch = headers['if-match']
  if (ifMatch !== undefined && !hasMatch(ifMatch, etag)) return { kind: 'conditionFailed' }
  const ifNoneMatch = headers['if-none-match']
  if (ifNoneMatch !== undefined && hasWeakMatch(ifNoneMatch, etag)) return { kind: 'unchanged' }
  const { range } = headers
  if (range === undefined || method !== 'GET') return whole
  const ifRange = headers['if-range']
  if (ifRange !== undefined && ifRange !== etag) return whole
  return getPart(range, size)
}

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
