import type { IncomingHttpHeaders } from 'node:http'

/** The response that a request's conditions and range require (RFC 9110). */
export type Outcome =
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
export function evaluateConditions(
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
