import type { Result } from 'lighthouse'

/** Kinds of requests. */
export const kinds = [
  'document',
  'script',
  'content',
  'style',
  'font',
  'picture',
  'media',
  'other',
] as const
type Kind = (typeof kinds)[number]

/** Transferred bytes, headers included. */
export type Bytes = Readonly<Record<Kind | 'total', number>>

/** A request as Lighthouse lists it. */
interface Request {
  readonly url: string
  readonly resourceType: string
  readonly transferSize: number
}

export function listRequests({ audits }: Result): readonly Request[] {
  const details = audits['network-requests']?.details
  return details && 'items' in details ? (details.items as readonly Request[]) : []
}

const kindOfType: Readonly<Record<string, Kind>> = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Image: 'picture',
  Media: 'media',
}

/** Pages fetch their content as JSON, which the browser reports as several types. */
const getKind = ({ url, resourceType }: Request): Kind =>
  /\/content\/.*\.json$/.test(url) ? 'content' : (kindOfType[resourceType] ?? 'other')

export function sumByKind(requests: readonly Request[]): Bytes {
  const sum = (isWanted: (request: Request) => boolean) =>
    requests.filter(isWanted).reduce((total, { transferSize }) => total + transferSize, 0)
  const byKind = kinds.map((kind) => [kind, sum((request) => getKind(request) === kind)])
  return { ...(Object.fromEntries(byKind) as Record<Kind, number>), total: sum(() => true) }
}
