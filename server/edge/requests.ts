import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { decodePercent } from '../decodePercent'
import { quoteName, refuse, HttpError } from '../httpErrors'

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Strings, and the characters that open, close or separate objects and lists. */
const token = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g

/** More than in any body of the site. Thousands would overflow the stack of functions that call themselves. */
const maxDepth = 20

/**
 * Finds a field name that an object has twice. The text must be valid JSON.
 *
 * @throws {HttpError} if it has too many lists or objects in each other
 */
function findRepeatedName(json: string): string | undefined {
  const open: (Set<string> | undefined)[] = []
  let text = ''
  for (const [found] of json.matchAll(token)) {
    if (open.length >= maxDepth && (found === '{' || found === '[')) throw refuse(400)
    if (found === '{') open.push(new Set())
    else if (found === '[') open.push(undefined)
    else if (found === '}' || found === ']') open.pop()
    else if (found === ':') {
      const names = open.at(-1)
      const name = JSON.parse(text) as string
      if (names?.has(name)) return name
      names?.add(name)
    } else if (found !== ',') text = found
  }
  return undefined
}

/**
 * Parses a body strictly. Refuses what is not UTF-8 or is declared as something else, and repeated names,
 * because other programs may read such a body differently.
 *
 * @throws {HttpError} if the body is invalid; its message quotes no value of the body
 */
function parseJson(body: Buffer, headers: IncomingHttpHeaders): unknown {
  const { 'content-encoding': encoding = 'identity', 'content-type': type = '' } = headers
  const { 'transfer-encoding': coding } = headers
  const isPlain =
    /^identity$/i.test(encoding) && (coding === undefined || /^chunked$/i.test(coding))
  if (!isPlain || /charset=(?!"?utf-?8\b)/i.test(type)) throw refuse(415)
  try {
    const json = decoder.decode(body)
    const value: unknown = JSON.parse(json)
    const repeated = findRepeatedName(json)
    if (repeated === undefined) return value
    throw refuse(400, `body has the field ${quoteName(repeated)} twice`)
  } catch (error) {
    throw error instanceof HttpError ? error : refuse(400)
  }
}

/** Lets a scope take JSON of these media types, and no other bodies. */
export function acceptJson(scope: FastifyInstance, mediaTypes: string | string[]): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    mediaTypes,
    { parseAs: 'buffer' },
    async ({ headers }: FastifyRequest, body: Buffer) => parseJson(body, headers),
  )
}

/** @throws {HttpError} if a request names several hosts (RFC 9112): a proxy may have taken another one */
export async function refuseSeveralHosts({ raw }: FastifyRequest): Promise<void> {
  // Names and values alternate.
  const isHost = (name: string, index: number) => index % 2 === 0 && /^host$/i.test(name)
  if (raw.rawHeaders.filter(isHost).length > 1)
    throw new HttpError(400, 'The request must name one host')
}

/** Scheme and host of an absolute URL, which clients send to proxies. */
const origin = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i

/**
 * Returns the path and query by which a request is routed. A path that can't be decoded is escaped
 * again, so that limits and log apply to its request as well, which then gets the not-found page.
 */
export function getRoutedUrl(url: string): string {
  const target = url.replace(origin, '')
  const rooted = target.startsWith('/') ? target : `/${target}`
  if (!rooted.includes('%')) return rooted
  const [path = ''] = rooted.split(/[?#]/, 1)
  return decodePercent(path) === undefined
    ? path.replaceAll('%', '%25') + rooted.slice(path.length)
    : rooted
}
