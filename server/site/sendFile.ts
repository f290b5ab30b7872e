import type { FastifyReply, FastifyRequest } from 'fastify'
import { HttpError } from '../httpErrors'
import { removePageHeaders } from '../securityHeaders'
import { chooseEncoding } from '../edge/negotiation'
import type { Representation, SiteFile } from './loadSite'

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

/** The first and last byte of a range; undefined for several ranges and other units, as RFC 9110 allows. */
function parseRange(header: string, size: number): [first: number, last: number] | undefined {
  const [, from = '', to = ''] = byteRange.exec(header) ?? []
  if (from === '') return to === '' ? undefined : [Math.max(0, size - Number(to)), size - 1]
  if (to !== '' && Number(to) < Number(from)) return undefined
  return [Number(from), to === '' ? size - 1 : Math.min(Number(to), size - 1)]
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
 * Sends a file, a part of it, or 304 if the client has this version: evaluates the conditions of a GET or HEAD in
 * the order of RFC 9110. Those on dates are ignored: files have none, because it differs between instances.
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
  const asked = request.headers
  if (asked['if-match'] !== undefined && !hasMatch(asked['if-match'], etag)) {
    throw new HttpError(412, 'The file has another version')
  }
  const ifNoneMatch = asked['if-none-match']
  const isUnchanged = ifNoneMatch !== undefined && hasWeakMatch(ifNoneMatch, etag)
  const isWhole = isUnchanged || request.method !== 'GET' || (asked['if-range'] ?? etag) !== etag
  const part = isWhole ? undefined : parseRange(asked.range ?? '', body.length)
  if (part && part[0] >= body.length) {
    reply.header('content-range', `bytes */${body.length}`)
    throw new HttpError(416, 'The file has no such part')
  }
  removePageHeaders(reply, file.name)
  reply.headers(headers).headers(more)
  if (isUnchanged) return reply.code(304).send()
  if (!part) return reply.send(body)
  const [first, last] = part
  return reply
    .code(206)
    .header('content-range', `bytes ${first}-${last}/${body.length}`)
    .send(body.subarray(first, last + 1))
}
