import type { FastifyInstance } from 'fastify'
import { RequestRefused } from '../failures'

const refuse = (info: string) => new RequestRefused(400, 'The request is not valid', info)

const decode = (body: Buffer): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch {
    return undefined
  }
}

const countFields = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0
  const own = Array.isArray(value) ? 0 : Object.keys(value).length
  return Object.values(value).reduce<number>((sum, inner) => sum + countFields(inner), own)
}

/** Counts the field names in a valid JSON text: the strings that a colon follows. */
const countNames = (json: string): number =>
  [...json.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)].filter(([, colon]) => colon).length

/**
 * Parses JSON bodies more strictly than Fastify: invalid UTF-8 and repeated fields are refused,
 * because whatever else reads such a body may understand something else.
 */
export function parseStrictJson(api: FastifyInstance): void {
  const parseJson = api.getDefaultJsonParser('error', 'error')
  api.removeContentTypeParser('application/json')
  api.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      const text = decode(body)
      if (text === undefined) {
        done(refuse('body is not UTF-8'))
        return
      }
      void parseJson(request, text, (error, parsed) => {
        if (!error && countNames(text) !== countFields(parsed)) done(refuse('body repeats a field'))
        else done(error, parsed)
      })
    },
  )
}
