import type { FastifyReply, FastifyRequest } from 'fastify'
import { removePageHeaders } from '../securityHeaders'
import { chooseEncoding } from '../edge/negotiation'
import type { Representation, SiteFile } from './loadSite'

const byteRange = /^bytes=\s*(\d*)-(\d*)\s*$/

/**
 * The first and last byte of a range; undefined for several ranges, other units and what a file does not have, as
 * RFC 9110 allows.
 */
function parseRange(header: string, size: number): [first: number, last: number] | undefined {
  const [, from = '', to = ''] = byteRange.exec(header) ?? []
  if (from === '' && to === '') return undefined
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return first > last ? undefined : [first, last]
}

const chooseRepresentation = (request: FastifyRequest, file: SiteFile): Representation => {
  const header = request.headers['accept-encoding'] ?? ''
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
 * Sends a file, a part of it, or 304 if the client has this version. Conditions on dates are ignored: files have
 * none, because it differs between instances.
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
  // A list of tags, of which weak ones begin with `W/`.
  const known = asked['if-none-match'] ?? ''
  const isUnchanged = known.trim() === '*' || known.includes(etag)
  const isWhole = isUnchanged || request.method !== 'GET' || (asked['if-range'] ?? etag) !== etag
  const part = isWhole ? undefined : parseRange(asked.range ?? '', body.length)
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
